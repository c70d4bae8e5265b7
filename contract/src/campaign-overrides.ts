import { z } from "zod";
import { idParam } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { BODY_BYTES, MAX_LENGTH } from "./limits.ts";
import { pageOverridesSchema } from "./page-overrides.ts";
import { textField } from "./text-field.ts";
import { texts } from "./texts.ts";

/** The folder of a page as seen from the site's first page, which is "". */
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

const MAX_VERSION = 64;

const savedOverrides = z.object({
  pages: overridesByPath,
  /** Another one after every save that changes something; '' of a server that has none. */
  version: z.string().default(""),
  /** Sentences in the owner's words that claim what nobody has shown, as "best in town": warnings, never refusals. */
  warnings: z.array(z.object({ path: z.string(), key: z.string(), sentence: z.string() })),
  /** Of the first page: own texts whose generated text is another one than was replaced, with the new one. */
  changed: z.array(z.object({ key: z.string(), generated: z.string() })),
  /** Of the first page: keys of own texts that have no place on it any more. */
  notShown: z.array(z.string()),
});
export type SavedOverrides = z.output<typeof savedOverrides>;

const params = idParam(texts.campaigns.invalidId);

export const getOverrides = endpoint("GET", "/campaigns/:id/overrides", {
  params,
  response: savedOverrides,
});

/**
 * Saves all overrides of the site in place of those before. A text of the first page without `replaced` gets the fingerprint of
 * the generated text that it replaces. The live site changes with the next deployment. With `base`, the version that the caller
 * read, 409 `OVERRIDES_CHANGED` when something else was saved since.
 */
export const saveOverrides = endpoint("PUT", "/campaigns/:id/overrides", {
  params,
  body: z.object({ pages: overridesByPath, base: textField("Version", MAX_VERSION).optional() }),
  response: savedOverrides,
  bodyLimit: BODY_BYTES.idList,
});
