import { hash } from "node:crypto";

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
const SUFFIX = /-[a-z2-7]{6}$/;
/** How many other names are tried when the campaign's own name is taken (docs/providers.md §1.1). */
const OTHERS = [1, 2];

function suffix(campaignTag: string, n: number): string {
  const digest = hash("sha256", `${campaignTag}/${n}`, "buffer");
  return Array.from(digest.subarray(0, 6), (byte) => BASE32[byte & 31]).join("");
}

/**
 * The names to try for a new site, in order: the campaign's own, then the same words with other endings. The same campaign always gets the
 * same names, so a site whose id was lost in a crash is found again by name. Names must be built only from what the server chose: a site
 * with such a name is taken over.
 */
export function siteNameCandidates(siteName: string, campaignTag: string): string[] {
  const stem = siteName.replace(SUFFIX, "");
  return [siteName, ...OTHERS.map((n) => `${stem}-${suffix(campaignTag, n)}`)];
}
