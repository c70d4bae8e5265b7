import { createHash } from "node:crypto";
import type { Deps } from "../../deps.ts";

/**
 * The name and content of a site's key file, by which IndexNow verifies that a notice comes from the publisher of the site
 * (docs/providers.md §6). The key is public on the site and never changes. '' while notices are off.
 */
export function indexNowKeyOf({ config }: Pick<Deps, "config">, siteKey: string): string {
  if (config.indexNowUrl === undefined) return "";
  return createHash("sha256").update(`indexnow\n${siteKey}`).digest("hex").slice(0, 32);
}
