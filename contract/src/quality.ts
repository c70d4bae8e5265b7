import { z } from "zod";
import { businessId } from "./business-id.ts";
import { overridesByPath } from "./campaign-overrides.ts";
import { design, NO_DESIGN, siteKey } from "./campaigns.ts";
import { draftShape } from "./content-names.ts";
import { endpoint } from "./endpoint.ts";
import { evidencePlace, evidenceSchema } from "./evidence-content.ts";
import { MAX_LOCATIONS } from "./multi-location.ts";
import { TIMEOUT_MS } from "./limits.ts";
import { texts } from "./texts.ts";
import { stateCode } from "./us-states.ts";

const { searchConsoleScript: _, ...unfinished } = draftShape;

/**
 * A site as it stands in a form, finished or not: what is not valid yet counts as typed, and what is absent as empty.
 * With `campaignId` it is that campaign being edited, which is not compared with itself.
 */
export const siteDraft = z.object({
  campaignId: z.uuid(texts.campaigns.invalidId).optional(),
  siteKey,
  ...unfinished,
  state: unfinished.state.transform((value) => stateCode(value) ?? value),
  design: design.default(NO_DESIGN),
  /** Absent: that of the campaign. A new site takes its blank fields from it. */
  businessId: businessId.optional(),
  /** Of a new multi-location site: evidence of these places is returned too. A campaign has its own. */
  locations: z.array(z.object(evidencePlace)).max(MAX_LOCATIONS).default([]),
});
export type SiteDraft = z.input<typeof siteDraft>;

/** Why a page should not be listed, by what would help: see GS-12. */
export const qualityProblem = z.enum(["place", "facts", "words", "likeness", "contact"]);
export type QualityProblem = z.infer<typeof qualityProblem>;

/** What would make a page more of the firm's own, by where it is done. */
export const adviceKind = z.enum(["business", "services", "job", "quote", "price", "ownTexts"]);
export type AdviceKind = z.infer<typeof adviceKind>;

/** Words of a page that stand on none of the firm's pages for other cities, of all and by where they come from. */
const uniqueWords = z.object({
  /** 0 to 1. */
  share: z.number(),
  localFacts: z.number(),
  /** Of evidence of its city. */
  evidence: z.number(),
  /** Of what the owner wrote for this page. */
  ownTexts: z.number(),
  /** Without what goes beyond 40 words of an item. */
  total: z.number(),
});

const shownEvidence = z.object({
  id: z.string(),
  ...evidencePlace,
  /** The only city on whose pages the photos of a piece for all stand. */
  photoPlace: z.object(evidencePlace).exactOptional(),
  content: evidenceSchema,
});

const quality = z.object({
  /** Words of the page's content. */
  words: z.number(),
  /** Local facts on the page, and which are missing. */
  facts: z.object({ printed: z.number(), missing: z.array(z.string()) }),
  /** How often the page was composed again to be no near-duplicate (GS-10); part of what seeds it. */
  attempt: z.number(),
  /** The same for each page of a multi-location site as it was last deployed, by its path; they stay (GS-10). */
  keptAttempts: z.record(z.string(), z.number()),
  /** The account's page of this service that is most like it; null when there is no other. */
  nearest: z.object({ id: z.string(), name: z.string(), likeness: z.number() }).nullable(),
  /** Whether search engines may list it, with the override counted in. */
  indexable: z.boolean(),
  problems: z.array(z.object({ kind: qualityProblem, text: z.string() })),
  uniqueWords: uniqueWords.nullable().default(null),
  /** What would help the page most, the best first. */
  advice: z.array(z.object({ kind: adviceKind, text: z.string() })).default([]),
  /** What follows for the page in search engines. */
  outlook: z.string().default(""),
  /** Published evidence of the business that the page shows. */
  evidence: z.array(shownEvidence).default([]),
  /** What the owner changed on the pages of the campaign. */
  overrides: overridesByPath.default({}),
});
export type Quality = z.infer<typeof quality>;

/** What would become of a site: place facts, likeness and indexing (docs/conventions.md). Changes nothing. */
export const checkQuality = endpoint("POST", "/quality", {
  body: siteDraft,
  response: quality,
  timeoutMs: TIMEOUT_MS.default,
  isHeavy: true,
});
