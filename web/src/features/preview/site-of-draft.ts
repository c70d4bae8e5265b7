import type { LocalFacts } from "@mainstreet/generator/local-facts";
import { businessOnPage, contentInBusiness } from "@mainstreet/contract/business-values";
import { wantsForm } from "@mainstreet/contract/lead-form-choice";
import { KEPT_MONTHS } from "@mainstreet/contract/lead-form-content";
import { publishedContent } from "@mainstreet/contract/published-content";
import { stateCode } from "@mainstreet/contract/us-states";
import type { Site } from "@mainstreet/generator/site";
import { hosts } from "@mainstreet/contract/hosts/registry";
import type { Quality } from "@mainstreet/contract/page-quality";
import type { PreviewDraft } from "./draft.ts";

/** The page's address until it is published; no such host can exist (RFC 2606). */
const PREVIEW_URL = "https://preview.invalid/";

/** A form that sends nothing; the worker, which has the words of the trades, fills in its content. */
const FORM: NonNullable<Site["form"]> = {
  firm: "",
  problems: [],
  services: [],
  consent: null,
  action: "",
  hidden: "",
  keptMonths: KEPT_MONTHS,
};

/** Facts about a draft that only the server knows. */
export type Known = {
  facts: LocalFacts | null;
  attempt: number;
  likeness: number | null;
  evidence?: Quality["evidence"] | undefined;
  overrides?: Quality["overrides"] | undefined;
};

/** The generator's input for a draft: what the server makes of the same fields once they are saved. */
export function siteOfDraft(draft: PreviewDraft, known: Known): Site {
  const { facts, attempt, likeness, evidence = [], overrides = {} } = known;
  const {
    campaignId,
    siteKey,
    hostedOn,
    verification,
    business,
    overrides: _,
    noForm,
    ...rest
  } = draft;
  const { wasIndexed = false, ...typed } = rest;
  // What is blank in the form of a new site is the business's; in that of a campaign it is blank.
  const isInherited = business !== undefined && campaignId === undefined;
  const content = isInherited ? contentInBusiness(business.content, typed) : typed;
  const hasForm = noForm === undefined && wantsForm(content.leadForm, business?.content ?? null);
  return {
    ...publishedContent({ ...content, state: stateCode(content.state) ?? content.state }),
    siteKey,
    attempt,
    siteUrl: PREVIEW_URL,
    formerUrl: "",
    readsHeadersFile: hosts[hostedOn].readsHeadersFile,
    verification,
    facts,
    business: business ? businessOnPage(business.content, content) : null,
    evidence: evidence.map(({ content: piece, ...place }) => ({ ...piece, ...place })),
    overrides: draft.overrides ?? overrides,
    form: hasForm ? FORM : null,
    wasIndexed,
    likeness,
    lastModified: "",
  };
}
