import { formatCents } from "@mainstreet/contract/lead-amount";
import type { Lead, LeadDelivery, LeadState } from "@mainstreet/contract/leads";
import type { Tone } from "../../ui/badge.tsx";

/** A state in a word, and its colour. */
export const LEAD_STATE_WORDS: Record<LeadState, { word: string; tone: Tone }> = {
  new: { word: "New", tone: "waiting" },
  answered: { word: "Answered", tone: "plain" },
  won: { word: "Won", tone: "good" },
  lost: { word: "Lost", tone: "plain" },
  junk: { word: "Junk", tone: "plain" },
};

/** The state with its amount or reason: "Won, $1,250". */
export function leadStateText({ state, amount }: Pick<Lead, "state" | "amount">): string {
  const { word } = LEAD_STATE_WORDS[state];
  return state === "won" && amount !== null ? `${word}, ${formatCents(amount)}` : word;
}

/** Reasons that are offered; any other can be typed. */
export const LOST_REASONS = [
  "Too expensive",
  "Chose somebody else",
  "Could not be reached",
  "Outside the area",
  "Not a job that we do",
];

/** The part of the message that a list shows: the choice of the form and the first words. */
export const summaryOf = ({ topic, message }: Pick<Lead, "topic" | "message">): string =>
  [topic, message.replace(/\s+/g, " ")].filter(Boolean).join(": ") ||
  "No words, only a way to answer";

export const cityAndRegion = ({ city, region }: Pick<Lead, "city" | "region">): string =>
  [city, region].filter(Boolean).join(", ");

const WHOM: Record<LeadDelivery["channel"], (recipient: string) => string> = {
  mail: (recipient) => `Mail to ${recipient}`,
  sms: (recipient) => `Text message to ${recipient}`,
  webhook: () => "Request to the webhook",
};

/** The recipient of a message about a lead. */
export const deliveryTitle = ({ channel, recipient, isEscalation }: LeadDelivery): string =>
  `${WHOM[channel](recipient)}${isEscalation ? ", if nobody has opened it" : ""}`;

const TAKEN: Record<LeadDelivery["channel"], string> = {
  mail: "Accepted by the mail server",
  sms: "Accepted by the service that sends text messages",
  webhook: "Accepted by the receiver",
};

/** The state of a message in words; the time since when, or until when it waits, follows. */
export function deliveryText({ channel, state, reason }: LeadDelivery): string {
  if (state === "waiting") return "Waits for its time";
  if (state === "sent") return TAKEN[channel];
  const why = reason === "" ? "" : `: ${reason}`;
  return state === "failed" ? `Not delivered${why}` : `Not sent${why}`;
}

/** Only messages with a link can be opened. */
export const hasLink = ({ channel }: LeadDelivery): boolean => channel !== "webhook";
