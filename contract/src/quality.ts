import { z } from "zod";
import { design, siteKey } from "./campaigns.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_LENGTH, TIMEOUT_MS } from "./limits.ts";
import { textField } from "./text-field.ts";
import { texts } from "./texts.ts";
import { stateCode } from "./us-states.ts";

const text = (label: string, max: number) => textField(label, max).default("");

/**
 * A site as it stands in a form, finished or not: what is not valid yet counts as typed, and what is absent as empty.
 * With `campaignId` it is that campaign being edited, which is no sibling of its own.
 */
export const siteDraft = z.object({
  campaignId: z.uuid(texts.campaigns.invalidId).optional(),
  siteKey,
  service: text("Service name", MAX_LENGTH.serviceName),
  city: text("City", MAX_LENGTH.city),
  state: text("State", MAX_LENGTH.state).transform((value) => stateCode(value) ?? value),
  zip: text("Zip code", MAX_LENGTH.zip),
  phone: text("Phone number", MAX_LENGTH.phone),
  email: text("Email", MAX_LENGTH.email),
  metaTitle: text("Meta title", MAX_LENGTH.metaTitle),
  metaDescription: text("Meta description", MAX_LENGTH.metaDescription),
  companyName: text("Company name", MAX_LENGTH.name),
  companyStreet: text("Street", MAX_LENGTH.street),
  companyCity: text("City", MAX_LENGTH.city),
  companyState: text("State", MAX_LENGTH.state),
  companyZip: text("Zip code", MAX_LENGTH.zip),
  cta: text("CTA text", MAX_LENGTH.cta),
  openingHours: text("Opening hours", MAX_LENGTH.openingHours),
  reviewProfileUrl: text("Review page", MAX_LENGTH.url),
  design: design.default({ theme: "", palette: "" }),
  indexAnyway: z.boolean().default(false),
});
export type SiteDraft = z.input<typeof siteDraft>;

/** Why a page should not be listed, by what would help: see GS-12. */
export const qualityProblem = z.enum(["place", "facts", "words", "likeness", "contact"]);
export type QualityProblem = z.infer<typeof qualityProblem>;

const quality = z.object({
  /** Words of the page's content. */
  words: z.number(),
  /** Local facts on the page, and which are missing. */
  facts: z.object({ printed: z.number(), missing: z.array(z.string()) }),
  /** How often the page was drawn anew to be no copy of a sibling (GS-10); part of what seeds it. */
  attempt: z.number(),
  /** The same for each page of a multi-location site as it was last deployed, by its path; they stay (GS-10). */
  keptAttempts: z.record(z.string(), z.number()),
  /** The account's page of this service that is most like it; null when there is no other. */
  nearest: z.object({ id: z.string(), name: z.string(), likeness: z.number() }).nullable(),
  /** Whether search engines may list it, with the override counted in. */
  indexable: z.boolean(),
  problems: z.array(z.object({ kind: qualityProblem, text: z.string() })),
});
export type Quality = z.infer<typeof quality>;

/** What would become of a site: place facts, likeness and indexing (docs/conventions.md). Changes nothing. */
export const checkQuality = endpoint("POST", "/quality", {
  body: siteDraft,
  answer: quality,
  timeoutMs: TIMEOUT_MS.default,
  isHeavy: true,
});
