import { LEAD_FIELD, LEAD_LENGTH, LEAD_TEXT_BYTES } from "@mainstreet/contract/lead-form";
import { leadPageTexts } from "@mainstreet/contract/lead-texts";
import type { LeadFields } from "@mainstreet/contract/leads";

/** A post as it was read: nothing of it is trusted. */
export type ReadPost = {
  fields: LeadFields;
  /** The page's city, as it named it. */
  place: string;
  hasConsent: boolean;
  /** The hidden value: a version and its proof. */
  hidden: string;
  /** The content of the field that people do not see. */
  honeypot: string;
};

/** Reads the body of a form. The first value counts where a field was sent twice; characters that no text may hold are left out. */
export function readPost(body: string): ReadPost {
  const sent = new URLSearchParams(body);
  const line = (name: string) => onOneLine(sent.get(name) ?? "");
  return {
    fields: {
      name: line(LEAD_FIELD.name),
      phone: line(LEAD_FIELD.phone),
      email: line(LEAD_FIELD.email),
      topic: line(LEAD_FIELD.topic),
      zip: line(LEAD_FIELD.zip),
      message: storable(sent.get(LEAD_FIELD.message) ?? "").trim(),
    },
    place: line(LEAD_FIELD.place).slice(0, 200),
    hasConsent: sent.has(LEAD_FIELD.consent),
    hidden: line(LEAD_FIELD.form).slice(0, 200),
    honeypot: line(LEAD_FIELD.website),
  };
}

/** Removes control characters except line feeds, and direction marks that would reverse the subject of a mail. */
const storable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cc}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu, (character) =>
      character === "\n" || character === "\t" ? character : "",
    )
    .normalize("NFC");

const onOneLine = (text: string): string => storable(text).replace(/\s+/gu, " ").trim();

/** Why a post cannot be accepted, in words by its field; empty when it can be. */
export function problemsOf({ fields }: ReadPost): Record<string, string> {
  const problems: Record<string, string> = {};
  if (fields.name === "") problems["name"] = leadPageTexts.nameNeeded;
  const hasPhone = fields.phone.replace(/\D/g, "").length >= 7;
  const hasEmail = isEmail(fields.email);
  if (!hasPhone && !hasEmail) problems["phone"] = leadPageTexts.contactNeeded;
  for (const [name, most] of Object.entries(LEAD_LENGTH)) {
    const value = Object.entries(fields).find(([field]) => field === name)?.[1] ?? "";
    if (value.length > most) problems[name] = leadPageTexts.tooLong(most);
  }
  const most = mostOfMessage(fields);
  if (most < fields.message.length && Object.keys(problems).length === 0)
    problems["message"] = leadPageTexts.tooLong(most);
  return problems;
}

/** How many characters a message may have; its script may need up to three bytes for each. */
function mostOfMessage(fields: LeadFields): number {
  const bytes = Buffer.byteLength(fields.message);
  const others = Buffer.byteLength(Object.values(fields).join("")) - bytes;
  const left = LEAD_TEXT_BYTES - others;
  if (bytes <= left) return LEAD_LENGTH.message;
  return Math.floor((fields.message.length * left) / bytes / 100) * 100;
}

/** An address that a mail can be sent to, without the quoting that only attacks use. */
export const isEmail = (text: string): boolean =>
  text.length <= LEAD_LENGTH.email &&
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text);
