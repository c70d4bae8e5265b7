import type { Business } from "@mainstreet/contract/businesses";
import {
  BLANK_BUSINESS,
  type BusinessContent,
  businessSchema,
  missingOfLicence,
  type OpeningTime,
  WEEKDAYS,
} from "@mainstreet/contract/business-content";
import { businessTexts } from "@mainstreet/contract/business-texts";
import { CONSENT_WORDINGS } from "@mainstreet/contract/lead-form-content";
import { EVIDENCE_LIMIT } from "@mainstreet/contract/limits";
import { z } from "zod";

const text = z.string();
const times = z.array(z.object({ opens: text, closes: text }));

/** The form as typed: numbers and lists are text, one place or address a line. */
export const typedBusiness = z.object({
  name: text,
  phone: text,
  email: text,
  owner: text,
  founded: text,
  serviceAreaOnly: z.boolean(),
  street: text,
  city: text,
  state: text,
  zip: text,
  latitude: text,
  longitude: text,
  serviceArea: text,
  leadForm: z.boolean().default(false),
  consentWording: z.number().default(0),
  consentSeller: text.default(""),
  hasHours: z.boolean(),
  hours: z.array(times).length(WEEKDAYS.length),
  holidays: z.array(z.object({ date: text, name: text, hours: times })),
  services: z.array(
    z.object({ trade: text, id: text, name: text, sentence: text, priceNote: text }),
  ),
  about: text,
  logo: z
    .object({
      hash: text,
      alt: text,
      width: z.number(),
      height: z.number(),
      widths: z.array(z.number()),
    })
    .nullable()
    .default(null),
  licence: z.object({ number: text, state: text, board: text }),
  insurance: text,
  languages: text,
  paymentKinds: text,
  reviewProfiles: text,
});
export type BusinessValues = z.infer<typeof typedBusiness>;

const NO_HOURS: OpeningTime[][] = WEEKDAYS.map(() => []);
const NO_LICENCE = { number: "", state: "", board: "" };

/** The form of a saved business, or of a new one. */
export function businessValuesOf(business: BusinessContent | Business | undefined): BusinessValues {
  const content = business ?? { ...BLANK_BUSINESS, name: "" };
  const { hours, licence, founded, latitude, longitude } = content;
  return typedBusiness.parse({
    ...content,
    hasHours: hours !== null,
    hours: hours ?? NO_HOURS,
    licence: licence ?? NO_LICENCE,
    founded: String(founded ?? ""),
    latitude: String(latitude ?? ""),
    longitude: String(longitude ?? ""),
    serviceArea: content.serviceArea.join("\n"),
    languages: content.languages.join(", "),
    paymentKinds: content.paymentKinds.join(", "),
    reviewProfiles: content.reviewProfiles.join("\n"),
  });
}

const linesOf = (typed: string) => entriesOf(typed, /\r?\n/);
const listOf = (typed: string) => entriesOf(typed, /[,\r\n]+/);

function entriesOf(typed: string, separator: RegExp): string[] {
  const entries = typed.split(separator).map((entry) => entry.trim());
  return [...new Set(entries.filter((entry) => entry !== ""))];
}

/** The content that the form would save. A number that cannot be parsed is NaN, which the contract refuses. */
export function contentToSave(values: BusinessValues): BusinessContent {
  const { hasHours, hours, licence, founded, latitude, longitude, ...others } = values;
  const { consentWording, ...same } = others;
  const parts = Object.values(licence).map((part) => part.trim());
  return {
    ...same,
    consentWording: CONSENT_WORDINGS.find((known) => known === consentWording) ?? 0,
    hours: hasHours ? hours : null,
    licence: parts.every((part) => part === "") ? null : licence,
    founded: numberOf(founded),
    latitude: numberOf(latitude),
    longitude: numberOf(longitude),
    serviceArea: linesOf(values.serviceArea),
    languages: listOf(values.languages),
    paymentKinds: listOf(values.paymentKinds),
    reviewProfiles: linesOf(values.reviewProfiles),
  };
}

const numberOf = (typed: string) => (typed.trim() === "" ? null : Number(typed));

/** The members of `content` that differ from those of `before`. */
export function businessChangesSince(
  before: BusinessContent,
  content: BusinessContent,
): Partial<BusinessContent> {
  const saved = new Map(Object.entries(before).map(([name, value]) => [name, asText(value)]));
  return Object.fromEntries(
    Object.entries(content).filter(([name, value]) => saved.get(name) !== asText(value)),
  );
}

const asText = (value: unknown) => JSON.stringify(value);

/** Messages where the contract has no text of its own. */
const MESSAGES: Readonly<Record<string, string>> = {
  founded: "Write the year, such as 1998",
  latitude: "Latitude lies between -90 and 90",
  longitude: "Longitude lies between -180 and 180",
  services: `At most ${EVIDENCE_LIMIT.services} services`,
  holidays: "At most 40 holidays",
  languages: "At most 20 languages, each of at most 40 characters",
  paymentKinds: "At most 20 kinds of payment, each of at most 40 characters",
};
const ONE_FIELD = ["languages", "paymentKinds", "reviewProfiles", "serviceArea"];

/** The form's field for a path of the contract: a list that is typed as text is one field. */
export function businessFieldOf(path: string): string {
  const [list = ""] = path.split(".");
  return ONE_FIELD.includes(list) ? list : path;
}

/** The rules of the contract, with errors at the form's fields; of a list the wrong entry is named. */
export const businessRules = typedBusiness.check(({ value, issues }) => {
  const content = contentToSave(value);
  const { error } = businessSchema.safeParse(content);
  for (const { path, message } of error?.issues ?? []) {
    const field = businessFieldOf(path.join("."));
    const entry = entryAt(content, path);
    const words = MESSAGES[field] ?? message;
    issues.push({
      code: "custom",
      input: value,
      path: field.split("."),
      message: entry === undefined ? words : `${entry}: ${words}`,
    });
  }
  for (const part of missingOfLicence(content.licence))
    issues.push({
      code: "custom",
      input: value,
      path: ["licence", part],
      message: businessTexts.licenceIncomplete,
    });
});

function entryAt(content: BusinessContent, [list, at]: readonly PropertyKey[]): string | undefined {
  if (list === "reviewProfiles") return content.reviewProfiles[Number(at)];
  return list === "serviceArea" ? content.serviceArea[Number(at)] : undefined;
}
