import type { LocalFacts } from "@mainstreet/generator/local-facts";
import { publishedState } from "@mainstreet/contract/published-state";
import { stateCode } from "@mainstreet/contract/us-states";
import type { Site } from "@mainstreet/generator/site";
import { hosts } from "@mainstreet/contract/hosts/registry";
import type { Draft } from "./draft.ts";

/** Where the page says it is until it is published; no such host can exist (RFC 2606). */
const PREVIEW_URL = "https://preview.invalid/";

/** What only the server knows of a draft. */
export type Known = { facts: LocalFacts | null; attempt: number; likeness: number | null };

/** The generator's input for a draft: what the server makes of the same fields once they are saved. */
export function siteOfDraft(draft: Draft, { facts, attempt, likeness }: Known): Site {
  const code = stateCode(draft.state) ?? draft.state;
  return {
    siteKey: draft.siteKey,
    attempt,
    siteUrl: PREVIEW_URL,
    formerUrl: "",
    readsHeadersFile: hosts[draft.hostedOn].readsHeadersFile,
    service: draft.service,
    city: draft.city,
    state: publishedState(code),
    zip: draft.zip,
    phone: draft.phone,
    email: draft.email,
    metaTitle: draft.metaTitle,
    metaDescription: draft.metaDescription,
    ...draft.position,
    company: companyOf(draft),
    cta: draft.cta,
    openingHours: draft.openingHours,
    reviewProfileUrl: draft.reviewProfileUrl,
    verification: draft.verification,
    facts,
    design: draft.design,
    likeness,
    indexAnyway: draft.indexAnyway,
    lastModified: "",
  };
}

function companyOf(draft: Draft): Site["company"] {
  return {
    name: draft.companyName,
    address: {
      street: draft.companyStreet,
      city: draft.companyCity,
      state: publishedState(draft.companyState).code,
      zip: draft.companyZip,
    },
    ...draft.companyPosition,
  };
}
