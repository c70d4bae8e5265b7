import { z } from "zod";
import { businessId } from "./business-id.ts";
import { overridesByPath } from "./campaign-overrides.ts";
import { design, NO_DESIGN, siteKey } from "./campaigns.ts";
import { draftShape } from "./content-names.ts";
import { endpoint } from "./endpoint.ts";
import { evidencePlace, evidenceSchema } from "./evidence-content.ts";
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
  /** How often the page was composed again to be no near-duplicate (GS-10); part of what seeds it. */
  attempt: z.number(),
  /** The same for each page of a multi-location site as it was last deployed, by its path; they stay (GS-10). */
  keptAttempts: z.record(z.string(), z.number()),
  /** The account's page of this service that is most like it; null when there is no other. */
  nearest: z.object({ id: z.string(), name: z.string(), likeness: z.number() }).nullable(),
  /** Whether search engines may list it, with the override counted in. */
  indexable: z.boolean(),
  problems: z.array(z.object({ kind: qualityProblem, text: z.string() })),
  /** Published evidence of the business that the page shows. */
  evidence: z
    .array(z.object({ id: z.string(), ...evidencePlace, content: evidenceSchema }))
    .default([]),
  /** What the owner changed on the pages of the campaign. */
  overrides: overridesByPath.default({}),
});
export type Quality = z.infer<typeof quality>;

/** What would become of a site: place facts, likeness and indexing (docs/conventions.md). Changes nothing. */
export const checkQuality = endpoint("POST", "/quality", {
  body: siteDraft,
  answer: quality,
  timeoutMs: TIMEOUT_MS.default,
  isHeavy: true,
});
