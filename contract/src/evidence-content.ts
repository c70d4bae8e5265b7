import { z } from "zod";
import { evidenceTexts } from "./evidence-texts.ts";
import { MAX_LENGTH } from "./limits.ts";
import { type Picture, pictureSchema } from "./picture.ts";
import { textField } from "./text-field.ts";

const sentence = (label: string) => textField(label, MAX_LENGTH.businessSentence);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, evidenceTexts.invalidMonth);

/** Photos of one job. */
export const JOB_PHOTOS = 6;

/** A job that was done: what, in which city, in which month ("2026-05"), up to six photos, two sentences. */
const job = z.strictObject({
  kind: z.literal("job"),
  title: textField("What was done", MAX_LENGTH.name),
  month,
  text: sentence("About the job"),
  pictures: z.array(pictureSchema).max(JOB_PHOTOS),
});
const photo = z.strictObject({ kind: z.literal("photo"), picture: pictureSchema });
/** A customer's words, with their source and the customer's permission. Never stars or a rating. */
const quote = z.strictObject({
  kind: z.literal("quote"),
  text: sentence("Quote"),
  /** "Dana R., Durham" */
  customer: textField("Customer", MAX_LENGTH.name),
  /** "By e-mail, May 2026" */
  source: textField("Source", MAX_LENGTH.name),
  permission: z.literal(true, evidenceTexts.permissionNeeded),
});
/** The price of a kind of job, as of a month. */
const price = z.strictObject({
  kind: z.literal("price"),
  title: textField("Job", MAX_LENGTH.name),
  text: textField("Price", MAX_LENGTH.priceNote),
  asOf: month,
});
/** A person who works for the business. */
const person = z.strictObject({
  kind: z.literal("person"),
  name: textField("Name", MAX_LENGTH.name),
  role: textField("Role", MAX_LENGTH.name),
  text: sentence("About"),
  picture: pictureSchema.nullable(),
});

/** A piece of evidence of a business, for one city or for all. */
export const evidenceSchema = z.discriminatedUnion("kind", [job, photo, quote, price, person]);
export type EvidenceContent = z.output<typeof evidenceSchema>;
export type EvidenceKind = EvidenceContent["kind"];

/** Where it is shown: in one city, or (if both are empty) in all cities of the business. */
export const evidencePlace = {
  city: textField("City", MAX_LENGTH.city),
  state: textField("State", MAX_LENGTH.state),
};

export const EVIDENCE_KINDS = ["job", "photo", "quote", "price", "person"] as const;

/**
 * A piece as the generator needs it: published, and for this page's city or for all cities. `photoPlace`: the only city
 * whose pages show the photos of a piece for all cities.
 */
export type Evidence = EvidenceContent & {
  id: string;
  city: string;
  state: string;
  photoPlace?: { city: string; state: string };
};

/** The photos of a piece. */
export function photosOfEvidence(content: EvidenceContent): readonly Picture[] {
  if (content.kind === "job") return content.pictures;
  if (content.kind === "photo") return [content.picture];
  return content.kind === "person" && content.picture !== null ? [content.picture] : [];
}

/** A member of the content, or of the place, and its problem. */
export type EvidenceGap = { field: string; message: string };
type Placed = { content: EvidenceContent; city: string; state: string };

/** What a piece still lacks before it can be published. */
export function evidenceGaps({ content, city, state }: Placed): EvidenceGap[] {
  const photos = photosOfEvidence(content);
  const gaps = [...contentGaps(content)];
  for (const [index, { alt }] of photos.entries())
    if (alt === "")
      gaps.push({ field: altField(content, index), message: evidenceTexts.altNeeded });
  if (city !== "" && state === "")
    gaps.push({ field: "state", message: evidenceTexts.stateNeeded });
  return gaps;
}

const altField = ({ kind }: EvidenceContent, index: number) =>
  kind === "job" ? `content.pictures.${index}.alt` : "content.picture.alt";

/** Characters that show a rating. */
const STARS = /[\u2605\u2606\u2b50\u272d\u272e\u{1f31f}]/u;

function contentGaps(content: EvidenceContent): EvidenceGap[] {
  const texts = Object.entries(REQUIRED[content.kind])
    .filter(([name]) =>
      Object.entries(content).some(([key, value]) => key === name && value === ""),
    )
    .map(([name, message]) => ({ field: `content.${name}`, message }));
  if (content.kind === "job" && content.text === "" && content.pictures.length === 0)
    texts.push({ field: "content.text", message: evidenceTexts.storyNeeded });
  if (content.kind === "quote" && STARS.test(content.text + content.source))
    texts.push({ field: "content.text", message: evidenceTexts.stars });
  return texts;
}

/** Texts that a published piece of a kind must have. */
const REQUIRED: Readonly<Record<EvidenceKind, Readonly<Record<string, string>>>> = {
  job: { title: evidenceTexts.titleNeeded },
  photo: {},
  quote: {
    text: evidenceTexts.quoteNeeded,
    customer: evidenceTexts.customerNeeded,
    source: evidenceTexts.sourceNeeded,
  },
  price: { title: evidenceTexts.jobNeeded, text: evidenceTexts.priceNeeded },
  person: { name: evidenceTexts.nameNeeded, role: evidenceTexts.roleNeeded },
};
