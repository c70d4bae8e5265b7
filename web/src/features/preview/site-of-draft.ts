import type { LocalFacts } from "@mainstreet/generator/local-facts";
import { businessOnPage, contentInBusiness } from "@mainstreet/contract/business-values";
import type { Evidence } from "@mainstreet/contract/evidence-content";
import { publishedContent } from "@mainstreet/contract/published-content";
import { stateCode } from "@mainstreet/contract/us-states";
import type { Site } from "@mainstreet/generator/site";
import { hosts } from "@mainstreet/contract/hosts/registry";
import type { Quality } from "@mainstreet/contract/quality";
import type { PreviewDraft } from "./draft.ts";

/** Where the page says it is until it is published; no such host can exist (RFC 2606). */
const PREVIEW_URL = "https://preview.invalid/";

/** What only the server knows of a draft. */
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
  const { campaignId, siteKey, hostedOn, verification, business, ...rest } = draft;
  const { wasIndexed = false, ...typed } = rest;
  // What is blank in the form of a new site is the business's; in that of a campaign it is blank.
  const isInherited = business !== undefined && campaignId === undefined;
  const content = isInherited ? contentInBusiness(business.content, typed) : typed;
  return {
    ...publishedContent({ ...content, state: stateCode(content.state) ?? content.state }),
    siteKey,
    attempt,
    siteUrl: PREVIEW_URL,
    formerUrl: "",
    readsHeadersFile: hosts[hostedOn].readsHeadersFile,
    verification,
    facts,
    business: business ? { ...businessOnPage(business.content, content), logo: null } : null,
    evidence: evidence.flatMap(withoutPhotos),
    overrides,
    wasIndexed,
    likeness,
    lastModified: "",
  };
}

/** Photos lie behind the session, which the frame of a preview does not have: it shows the words of a piece alone. */
function withoutPhotos({ content, ...place }: Quality["evidence"][number]): Evidence[] {
  if (content.kind === "photo") return [];
  if (content.kind === "job") return [{ ...content, ...place, pictures: [] }];
  if (content.kind === "person") return [{ ...content, ...place, picture: null }];
  return [{ ...content, ...place }];
}
