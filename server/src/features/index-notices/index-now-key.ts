import { createHash } from "node:crypto";
import type { Deps } from "../../deps.ts";

/**
 * The name and content of a site's key file, by which IndexNow knows that a notice comes from who publishes the site
 * (docs/providers.md §6). It is public on the site; the same site always has the same one. '' while notices are off.
 */
export function indexNowKeyOf({ config }: Pick<Deps, "config">, siteKey: string): string {
  if (config.indexNowUrl === undefined) return "";
  return createHash("sha256").update(`indexnow\n${siteKey}`).digest("hex").slice(0, 32);
}
