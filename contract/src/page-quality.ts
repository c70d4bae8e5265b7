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
 * A site as it is in a form, finished or not: a value that is not valid yet counts as typed, an absent one as empty. With
 * `campaignId` it is that campaign being edited, which is not compared with itself.
 */
export const siteDraft = z.object({
  campaignId: z.uuid(texts.campaigns.invalidId).optional(),
  siteKey,
  ...unfinished,
  state: unfinished.state.transform((value) => stateCode(value) ?? value),
  design: design.default(NO_DESIGN),
  /** Absent: the campaign's business. A new site inherits its blank fields from it. */
  businessId: businessId.optional(),
  /** For a new multi-location site: evidence of these places is returned too. For a campaign its own locations are used. */
  locations: z.array(z.object(evidencePlace)).max(MAX_LOCATIONS).default([]),
});
export type SiteDraft = z.input<typeof siteDraft>;

/** Why a page should not be listed, named by the remedy: see GS-12. */
export const qualityProblem = z.enum(["place", "facts", "words", "likeness", "contact"]);
export type QualityProblem = z.infer<typeof qualityProblem>;

/** The kinds of advice that make a page more the firm's own, named by where each is followed. */
export const adviceKind = z.enum(["business", "services", "job", "quote", "price", "ownTexts"]);
export type AdviceKind = z.infer<typeof adviceKind>;

/** Words of a page that are on none of the firm's pages for other cities: the share of all words, and the number by source. */
const uniqueWords = z.object({
  /** 0 to 1. */
  share: z.number(),
  localFacts: z.number(),
  /** From evidence of its city. */
  evidence: z.number(),
  /** From the owner's own texts for this page. */
  ownTexts: z.number(),
  /** Counts at most 40 words of an item. */
  total: z.number(),
});

const shownEvidence = z.object({
  id: z.string(),
  ...evidencePlace,
  /** The only city whose pages show the photos of a piece for all cities. */
  photoPlace: z.object(evidencePlace).exactOptional(),
  content: evidenceSchema,
});

const quality = z.object({
  /** The number of words of the page's content. */
  words: z.number(),
  /** The local facts on the page, and those that are missing. */
  facts: z.object({ printed: z.number(), missing: z.array(z.string()) }),
  /** How many times the page was composed again so that it is no near-duplicate (GS-10); part of what seeds it. */
  attempt: z.number(),
  /** The attempts of each page of a multi-location site at its last deployment, by path; they do not change (GS-10). */
  keptAttempts: z.record(z.string(), z.number()),
  /** The account's most similar page of this service; null when there is no other. */
  nearest: z.object({ id: z.string(), name: z.string(), likeness: z.number() }).nullable(),
  /** Whether search engines may list it, including the user's override. */
  indexable: z.boolean(),
  problems: z.array(z.object({ kind: qualityProblem, text: z.string() })),
  uniqueWords: uniqueWords.nullable().default(null),
  /** What would improve the page most, the best advice first. */
  advice: z.array(z.object({ kind: adviceKind, text: z.string() })).default([]),
  /** The consequence for the page in search engines. */
  outlook: z.string().default(""),
  /** Published evidence of the business that the page shows. */
  evidence: z.array(shownEvidence).default([]),
  /** What the owner changed on the pages of the campaign. */
  overrides: overridesByPath.default({}),
});
export type Quality = z.infer<typeof quality>;

/** What a site would be like: place facts, similarity and indexing (docs/conventions.md). Changes nothing. */
export const checkQuality = endpoint("POST", "/quality", {
  body: siteDraft,
  response: quality,
  timeoutMs: TIMEOUT_MS.default,
  isHeavy: true,
});
