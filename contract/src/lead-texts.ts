/** Why a post is in the junk folder, by the value of a lead's `junkReason`. */
export const JUNK_REASONS = {
  honeypot: "A field was filled that people do not see",
  "no-proof": "It did not come from the form on the page",
  links: "It has more than two links, or one of a kind that customers do not send",
  markup: "It has the markup of links",
  pitch: "It offers something to the business",
  script: "It is written in another script than the site, and has a link",
  gibberish: "Its words are random letters",
  "many-from-form": "Many messages arrived by this form within minutes",
  "many-from-sender": "Many messages arrived from one sender within minutes",
  repeated: "The same words were sent to several sites",
  similar: "Much of it was sent to several sites",
  "by-hand": "Somebody put it here",
} as const;
export type JunkReason = keyof typeof JUNK_REASONS;

/** Texts about leads: refusals of the API, and the pages that a form shows after it was sent without a script. */
export const leadTexts = {
  notFound: "This message is not there",
  invalidId: "The id of the message is not valid",
  amountNeeded: "Only a request that was won has an amount",
  invalidAmount: "Please give the amount in dollars, as 1,250.50",
  personNeeded: "Please give a phone number or an email address",
  reasonNeeded: "Please say why it was lost",
  recipientNotFound: "This recipient is not there",
  invalidAddress: "Please give an email address, as name@example.com",
  invalidNumber: "Please give the phone number with its area code",
  recipientNeeded: "Please say who hears of leads",
  recipientPresent: "This recipient is there already",
  tooManyRecipients: (most: number) => `A business can have at most ${most} recipients.`,
  invalidTime: "Please give a time as 22:00",
  bothTimes: "Please give both the beginning and the end of the quiet hours",
  unknownTimeZone: "This time zone is not known. Please choose one of the list.",
  invalidWebhook: "Please give an address that begins with https://",
  inwardWebhook: "This address leads to a private network, where nothing is sent",
  smsNeedsWebhook: "Text messages need the address of the service that sends them",
  unknownLink: "This link does not work. Please check that you have copied all of it.",
} as const;

/** Why a message cannot be sent, in words for the visitor. */
export const leadPageTexts = {
  nameNeeded: "Please give your name.",
  contactNeeded: "Please give a phone number or an email address. One of the two is enough.",
  tooLong: (most: number) =>
    `Please shorten this to ${most.toLocaleString("en-US")} characters at most.`,
} as const;
