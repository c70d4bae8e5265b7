import type { LeadFields } from "../leads.ts";
import { formatPhone } from "../phone.ts";
import type { MailText } from "./mail-text.ts";

type OfLead = LeadFields & { label: string; place: string; url: string; isLate: boolean };

/** Mails about messages from visitors of sites. */
export const leadMails = {
  /** `isLate`: nobody has opened it so far. */
  lead: ({
    name,
    phone,
    email,
    topic,
    zip,
    message,
    label,
    place,
    url,
    isLate,
  }: OfLead): MailText => ({
    subject: `${isLate ? "Still waiting: " : ""}${name}${topic === "" ? "" : `, ${topic}`}`.slice(
      0,
      150,
    ),
    paragraphs: [
      isLate
        ? `${name} has written to ${label}, and nobody has opened it so far.`
        : `${name} has written to ${label}${place === "" ? "" : ` in ${place}`}.`,
      [
        ...(topic === "" ? [] : [`What is the matter: ${topic}`]),
        ...(phone === "" ? [] : [`Phone: ${formatPhone(phone)}`]),
        ...(email === "" ? [] : [`Email: ${email}`]),
        ...(zip === "" ? [] : [`ZIP: ${zip}`]),
      ].join("\n"),
      ...(message === "" ? [] : [message]),
    ],
    action: { label: "Open this request", url },
  }),
  "lead-recipient": ({ url }: { url: string }): MailText => ({
    subject: "Confirm that you want messages from website visitors",
    paragraphs: [
      "Hello,",
      "somebody wants the messages that visitors of their business's websites send to come to this address. The page names the business: please confirm there if you want that.",
      "If you know nothing of this, you need not do anything: nothing else is sent to you.",
    ],
    action: { label: "Open the page to confirm", url },
  }),
};
