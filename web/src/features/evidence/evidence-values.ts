import type { EvidenceContent, EvidenceKind } from "@mainstreet/contract/evidence-content";
import {
  EVIDENCE_KINDS,
  evidenceSchema,
  photosOfEvidence,
} from "@mainstreet/contract/evidence-content";
import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import { z } from "zod";

/** The form's fields for a piece of any kind. */
export const evidenceFields = z.object({
  kind: z.enum(EVIDENCE_KINDS),
  title: z.string(),
  text: z.string(),
  month: z.string(),
  customer: z.string(),
  source: z.string(),
  hasPermission: z.boolean(),
  name: z.string(),
  role: z.string(),
  photos: z.array(
    z.object({
      hash: z.string(),
      alt: z.string(),
      width: z.number(),
      height: z.number(),
      widths: z.array(z.number()),
    }),
  ),
  place: z.string(),
});
export type EvidenceFields = z.output<typeof evidenceFields>;

const thisMonth = () => new Date().toISOString().slice(0, 7);

export const blankFields = (): EvidenceFields => ({
  kind: "job",
  title: "",
  text: "",
  month: thisMonth(),
  customer: "",
  source: "",
  hasPermission: false,
  name: "",
  role: "",
  photos: [],
  place: "",
});

/** The form's fields for a piece that is edited. */
export function fieldsOf(content: EvidenceContent, place: string): EvidenceFields {
  const photos = [...photosOfEvidence(content)];
  const given = { ...blankFields(), ...content, photos, place };
  return {
    ...given,
    month: content.kind === "price" ? content.asOf : given.month,
    hasPermission: content.kind === "quote",
  };
}

/** The content of the fields that its kind has; undefined when a photo or the permission is missing. */
export function contentOfFields(fields: EvidenceFields): EvidenceContent | undefined {
  const { kind, title, text, month, customer, source, name, role, photos } = fields;
  const [picture] = photos;
  if (kind === "job") return { kind, title, text, month, pictures: photos };
  if (kind === "photo") return picture && { kind, picture };
  if (kind === "price") return { kind, title, text, asOf: month };
  if (kind === "person") return { kind, name, role, text, picture: picture ?? null };
  return fields.hasPermission ? { kind, text, customer, source, permission: true } : undefined;
}

/** The rules for saving a piece, with errors at the form's fields. What is required only for publishing may still be missing. */
export const evidenceRules = evidenceFields.check(({ value, issues }) => {
  for (const [field, message] of problemsOf(value))
    issues.push({ code: "custom", input: value, path: field.split("."), message });
});

function problemsOf(fields: EvidenceFields): [field: string, message: string][] {
  const content = contentOfFields(fields);
  if (content === undefined)
    return fields.kind === "quote"
      ? [["hasPermission", evidenceTexts.permissionNeeded]]
      : [["photos", "Please add the photo"]];
  const { error } = evidenceSchema.safeParse(content);
  return (error?.issues ?? []).map(({ path, message }) => [
    evidenceFieldOf(`content.${path.join(".")}`),
    message,
  ]);
}

const FIELDS: Readonly<Record<string, string>> = {
  content: "photos",
  city: "place",
  state: "place",
  "content.asOf": "month",
  "content.permission": "hasPermission",
};

/** The form's field for a path of the contract. */
export function evidenceFieldOf(path: string): string {
  const photo = /^content\.picture(?:s\.(\d+))?\.?(alt)?/.exec(path);
  if (photo) return photo[2] === undefined ? "photos" : `photos.${photo[1] ?? 0}.alt`;
  return FIELDS[path] ?? path.replace("content.", "");
}

export const KIND_LABELS: Readonly<Record<EvidenceKind, string>> = {
  job: "Job",
  photo: "Photo",
  quote: "Customer’s quote",
  price: "Price",
  person: "Person",
};

/** "2026-05" as "May 2026". */
function monthName(month: string): string {
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en-US", options).format(new Date(`${month}-01T00:00:00Z`));
}

/** A piece in one line and a text below it. */
export function headingOf(content: EvidenceContent): { title: string; text: string } {
  if (content.kind === "job")
    return {
      title: content.title || "A job without a title",
      text: [monthName(content.month), content.text].filter(Boolean).join(" – "),
    };
  if (content.kind === "photo") return { title: "Photo", text: content.picture.alt };
  if (content.kind === "quote")
    return { title: `“${content.text}”`, text: `${content.customer} – ${content.source}` };
  if (content.kind === "price")
    return { title: content.title, text: `${content.text}, as of ${monthName(content.asOf)}` };
  return { title: content.name, text: [content.role, content.text].filter(Boolean).join(" – ") };
}
