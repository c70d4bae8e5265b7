import { publishedState } from "@mainstreet/contract/published-state";
import { siteName, sitePrefix } from "@mainstreet/generator/slug";
import type { Draft } from "./draft.ts";

/**
 * The address of a site before it is published: the server appends six random characters to its name. `bucket` is
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
