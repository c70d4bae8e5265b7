import { publishedState } from "@mainstreet/contract/published-state";
import { siteName, sitePrefix } from "@mainstreet/generator/slug";
import type { Draft } from "./draft.ts";

/**
 * Where a site will be, as far as it can be told: the server ends its name with six characters of its own. `bucket` is
 * where S3 sites go.
 */
export function addressOf(draft: Draft, host: { bucket: string; isSandbox: boolean }): string {
  const { service, city, state, hostedOn } = draft;
  const site = { service, city, state: publishedState(state).code, siteKey: "" };
  if (hostedOn === "netlify")
    return `${wordsOf(siteName(site))}.netlify.${host.isSandbox ? "localhost" : "app"}`;
  return `${host.bucket || "your bucket"}/${wordsOf(sitePrefix(site))}/`;
}

const wordsOf = (name: string) => name.replace(/[a-z2-7]{6}$/, "\u2026");
