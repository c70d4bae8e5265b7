import { hash } from "node:crypto";

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
const CANDIDATES = 3;
const STEM_LENGTH = 28;

function suffix(campaignTag: string, n: number): string {
  const digest = hash("sha256", `${campaignTag}/${n}`, "buffer");
  return Array.from(digest.subarray(0, 6), (byte) => BASE32[byte & 31]).join("");
}

/**
 * The names to try for a new site, in order, at most 35 characters each: a deploy's own address is
 * `<24 hex>--<name>` in one DNS label of 63 (providers.md §1.1). The same campaign always gets the same names, so a
 * site whose id was lost in a crash is found again by name.
 */
export function siteNameCandidates(siteName: string, campaignTag: string): string[] {
  const words = siteName.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const stem = words.slice(0, STEM_LENGTH).replaceAll(/^-|-$/g, "") || "site";
  return Array.from({ length: CANDIDATES }, (_, n) => `${stem}-${suffix(campaignTag, n)}`);
}
