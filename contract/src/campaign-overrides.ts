import { z } from "zod";
import { idParam } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { BODY_BYTES, MAX_LENGTH } from "./limits.ts";
import { pageOverridesSchema } from "./page-overrides.ts";
import { textField } from "./text-field.ts";
import { texts } from "./texts.ts";

/** The folder of a page relative to the site's first page, whose own folder is "". */
const pagePath = z
  .string()
  .max(MAX_LENGTH.siteDir)
  .regex(/^(?:(?:locations|services)\/[a-z0-9-]+\/)?$/);

const MAX_PAGES = 200;

/** What an owner changed on the pages of a site, by their paths. */
export const overridesByPath = z
  .record(pagePath, pageOverridesSchema)
  .refine((pages) => Object.keys(pages).length <= MAX_PAGES, texts.campaigns.tooManyPages);
export type OverridesByPath = z.output<typeof overridesByPath>;

/** Texts about the owner's own words on the pages of a site. */
export const ownWordsTexts = {
  changedSince: "The words of this site were changed while you wrote. Please save again.",
} as const;

const MAX_VERSION = 64;

const savedOverrides = z.object({
  pages: overridesByPath,
  /** A new value after every save that changes something; '' from a server that has no versions. */
  version: z.string().default(""),
  /** Sentences in the owner's words that claim what no evidence shows, such as "best in town": warnings, never refusals. */
  warnings: z.array(z.object({ path: z.string(), key: z.string(), sentence: z.string() })),
  /** On the first page: own texts whose generated text has changed since it was replaced, with the new one. */
  changed: z.array(z.object({ key: z.string(), generated: z.string() })),
  /** On the first page: keys of own texts whose place does not exist any more. */
  notShown: z.array(z.string()),
});
export type SavedOverrides = z.output<typeof savedOverrides>;

const params = idParam(texts.campaigns.invalidId);

export const getOverrides = endpoint("GET", "/campaigns/:id/overrides", {
  params,
  response: savedOverrides,
});

/**
 * Saves all overrides of the site and replaces the former ones. A text of the first page without `replaced` gets the
 * fingerprint of the generated text that it replaces. The live site changes with the next deployment. With `base`, the
 * version that the caller read, 409 `OVERRIDES_CHANGED` when something else was saved since.
 */
export const saveOverrides = endpoint("PUT", "/campaigns/:id/overrides", {
  params,
  body: z.object({ pages: overridesByPath, base: textField("Version", MAX_VERSION).optional() }),
  response: savedOverrides,
  bodyLimit: BODY_BYTES.idList,
});
