import { count } from "./count.ts";

/** Texts of responses about links by which views are shared. */
export const viewLinkTexts = {
  invalidId: "The id of the link is not valid",
  notFound: "This link is not there any more",
  nameRequired: "Please give the list a name: its readers see it",
  days: (most: number) => `A link works for 1 to ${count(most)} days`,
  tooMany: (most: number) =>
    `An account can have at most ${count(most)} links that work. Stop one that nobody needs.`,
};

/** The words of the page of a shared view, whose readers have no account. */
export const sharedPageTexts = {
  over: "This link does not work",
  overHint:
    "It has expired, it was stopped, or it is not complete. Please ask the person who sent it for a new one.",
  busy: "Too many requests",
  busyHint: "Please wait a minute and load the page again.",
  failed: "The list cannot be shown right now",
  failedHint: "Please try again in a moment. The link itself is fine.",
  none: "No site is in this list right now.",
  live: "Live",
  notLive: "Not live",
};
