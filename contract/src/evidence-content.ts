import { z } from "zod";
import { MAX_LENGTH } from "./limits.ts";
import { pictureSchema } from "./picture.ts";
import { textField } from "./text-field.ts";
import { texts } from "./texts.ts";

const sentence = (label: string) => textField(label, MAX_LENGTH.businessSentence);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, texts.evidence.invalidMonth);

/** A job that was done: what, where by city, in which month ("2026-05"), up to six photos, two sentences. */
const job = z.strictObject({
  kind: z.literal("job"),
  title: textField("What was done", MAX_LENGTH.name),
  month,
  text: sentence("About the job"),
  pictures: z.array(pictureSchema).max(6),
});
const photo = z.strictObject({ kind: z.literal("photo"), picture: pictureSchema });
/** A customer's words, with where they were said and that the customer allowed it. Never stars or a rating. */
const quote = z.strictObject({
  kind: z.literal("quote"),
  text: sentence("Quote"),
  /** "Dana R., Durham" */
  customer: textField("Customer", MAX_LENGTH.name),
  /** "By e-mail, May 2026" */
  source: textField("Source", MAX_LENGTH.name),
  permission: z.literal(true, texts.evidence.permissionNeeded),
});
/** What a kind of job costs, as of a month. */
const price = z.strictObject({
  kind: z.literal("price"),
  title: textField("Job", MAX_LENGTH.name),
  text: textField("Price", MAX_LENGTH.priceNote),
  asOf: month,
});
/** Somebody of the business. */
const person = z.strictObject({
  kind: z.literal("person"),
  name: textField("Name", MAX_LENGTH.name),
  role: textField("Role", MAX_LENGTH.name),
  text: sentence("About"),
  picture: pictureSchema.nullable(),
});

/** What a business shows for itself, of one city or of all. */
export const evidenceSchema = z.discriminatedUnion("kind", [job, photo, quote, price, person]);
export type EvidenceContent = z.output<typeof evidenceSchema>;
export type EvidenceKind = EvidenceContent["kind"];

/** Where it is shown: in one city, or (both empty) in all of the business's. */
export const evidencePlace = z.strictObject({
  city: textField("City", MAX_LENGTH.city),
  state: textField("State", MAX_LENGTH.state),
});

/** One piece as a page is made of it: published, and for this page's city or for all. */
export type Evidence = EvidenceContent & { id: string; city: string; state: string };
