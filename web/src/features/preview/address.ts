import type { ChoiceField } from "@mainstreet/contract/deployment";
import { hosts } from "@mainstreet/contract/hosts/registry";
import { publishedState } from "@mainstreet/contract/published-state";
import { siteName, sitePrefix } from "@mainstreet/generator/slug";
import type { PreviewDraft } from "./draft.ts";

type Host = {
  choice: Record<ChoiceField, string | null>;
  isSandbox: boolean;
  accountAddress?: string | undefined;
};

/** The future address of a site, without the six characters that the server adds to its name. */
export function futureAddress(draft: PreviewDraft, host: Host): string {
  const { service, city, state, hostedOn } = draft;
  const site = { service, city, state: publishedState(state).code, siteKey: "" };
  const name = wordsOf(siteName(site));
  const folder = wordsOf(sitePrefix(site));
  return hosts[hostedOn].addressOf({ name, folder, ...host });
}

const wordsOf = (name: string) => name.replace(/[a-z2-7]{6}$/, "\u2026");
