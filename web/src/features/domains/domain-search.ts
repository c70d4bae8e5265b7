import type { DomainState } from "@mainstreet/contract/domains/domains";

/** What the list of domains shows, as in the page's address. */
export type DomainSearch = { state?: DomainState; q?: string };

// A list of its own instead of the schema, which the router would load with the first page.
const KNOWN: Readonly<Record<DomainState, true>> = {
  needs_dns: true,
  verifying: true,
  issuing: true,
  live: true,
  broken: true,
};

const isState = (text: unknown): text is DomainState =>
  typeof text === "string" && Object.hasOwn(KNOWN, text);

/** Reads the address; unknown values count as absent. */
export function domainSearch({ state, q }: Record<string, unknown>): DomainSearch {
  return { ...(isState(state) && { state }), ...(typeof q === "string" && q !== "" && { q }) };
}
