import type { EvidenceContent, EvidenceKind } from "@mainstreet/contract/evidence-content";
import { photosOfEvidence } from "@mainstreet/contract/evidence-content";
import type { Picture } from "@mainstreet/contract/picture";

/** What the form has of a piece, whatever its kind. */
export type EvidenceFields = {
  kind: EvidenceKind;
  title: string;
  text: string;
  month: string;
  customer: string;
  source: string;
  hasPermission: boolean;
  name: string;
  role: string;
  photos: Picture[];
  place: string;
};

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

/** The fields of a piece that is edited. */
export function fieldsOf(content: EvidenceContent, place: string): EvidenceFields {
  const photos = [...photosOfEvidence(content)];
  const given = { ...blankFields(), ...content, photos, place };
  return {
    ...given,
    month: content.kind === "price" ? content.asOf : given.month,
    hasPermission: content.kind === "quote",
  };
}

/** The content of the fields of its kind; undefined when a photo or the permission is missing. */
export function contentOfFields(fields: EvidenceFields): EvidenceContent | undefined {
  const { kind, title, text, month, customer, source, name, role, photos } = fields;
  const [picture] = photos;
  if (kind === "job") return { kind, title, text, month, pictures: photos };
  if (kind === "photo") return picture && { kind, picture };
  if (kind === "price") return { kind, title, text, asOf: month };
  if (kind === "person") return { kind, name, role, text, picture: picture ?? null };
  return fields.hasPermission ? { kind, text, customer, source, permission: true } : undefined;
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
