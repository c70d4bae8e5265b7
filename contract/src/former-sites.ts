import { z } from "zod";
import { success, timestamp } from "./responses.ts";
import { deploymentType } from "./deployment.ts";
import { endpoint } from "./endpoint.ts";
import { formerSiteTexts } from "./former-site-texts.ts";
import { TIMEOUT_MS } from "./limits.ts";
import { texts } from "./texts.ts";

/** A place that a site has left. */
export const formerSite = z.object({
  id: z.string(),
  deploymentType,
  url: z.string(),
  /**
   * live: visitors still get the site here, until it is live at its new place · waiting: the site is live there, and this
   * place will redirect to it · redirect: each path redirects permanently · pages: a small page at each address redirects ·
   * removing: its owner wants it removed · domain: it still serves the site's own domain, until DNS points to the new place.
   */
  status: z.enum(["live", "waiting", "redirect", "pages", "removing", "domain"]),
  /** Where it redirects to; null while it does not redirect. */
  to: z.string().nullable(),
  /** Since when it redirects. */
  since: timestamp.nullable(),
  /** Why the last attempt to change it failed; '' when it did not. */
  message: z.string(),
});
export type FormerSite = z.infer<typeof formerSite>;

/**
 * Removes the redirects at an old address of a site: links to it then lead nowhere. `forget=true` only removes it from the
 * list, for an account that is not in the settings any more.
 */
export const removeFormerSite = endpoint("DELETE", "/campaigns/:id/former-sites/:formerId", {
  params: z.object({
    id: z.uuid(texts.campaigns.invalidId),
    formerId: z.uuid(formerSiteTexts.notFound),
  }),
  query: z.object({
    forget: z
      .enum(["", "true", "false"], "Forget must be true or false")
      .optional()
      .transform((value) => value === "true"),
  }),
  response: success,
  timeoutMs: TIMEOUT_MS.campaigns,
});
