import { businessOnPage } from "@mainstreet/contract/business-values";
import { hosts } from "@mainstreet/contract/hosts/registry";
import { publishedContent } from "@mainstreet/contract/published-content";
import type { LocalFacts } from "@mainstreet/generator/local-facts";
import type { Site } from "@mainstreet/generator/site";
import { LRUCache } from "lru-cache";
import type { CampaignRow } from "../campaigns/queries.ts";
import { pageContentOf, type SiteSource } from "../campaigns/site-columns.ts";
import { localFacts } from "../places/local-facts.ts";
import type { PackPlace } from "../places/place.ts";
import { findListedPlace, findPlace } from "../places/places.ts";

/** The generator's input for a campaign that will be served at `siteUrl`. Pure: the same row gives the same site. */
export function siteFromCampaign(
  campaign: PublishedSource,
  siteUrl: string,
  lastModified: string,
): Site {
  const isListed = wasIndexed(campaign);
  const find = isListed ? findListedPlace : findPlace;
  const place = find(campaign.city, campaign.state, campaign.zip);
  return {
    ...publishedContent(pageContentOf(campaign)),
    siteKey: campaign.siteKey,
    attempt: campaign.attempt,
    siteUrl,
    formerUrl: "",
    readsHeadersFile: hosts[campaign.deploymentType].readsHeadersFile,
    verification: campaign.verificationTags,
    facts: place ? factsOf(place) : null,
    business: campaign.business && businessOnPage(campaign.business, campaign),
    evidence: campaign.evidence,
    overrides: campaign.overrides ?? {},
    form: null,
    wasIndexed: isListed,
    likeness: campaign.likeness,
    lastModified,
  };
}

/** For a campaign also whether it is live and whether its page may be listed; a new site has neither value. */
export type PublishedSource = SiteSource & Partial<Pick<CampaignRow, "deployed" | "indexing">>;

/** A live page that could be listed on its own merit, without its owner's decision, remains listed (GS-12). */
const wasIndexed = ({ deployed = false, indexing }: PublishedSource): boolean =>
  deployed && indexing !== undefined && indexing.indexable && indexing.reasons.length === 0;

/** Cached by place: a page is scored and soon afterwards deployed, and computing its facts takes more time than its text. */
const factsByPlace = new LRUCache<number, LocalFacts, PackPlace>({
  max: 2_000,
  memoMethod: (_id, _stale, { context }) => localFacts(context),
});

const factsOf = (place: PackPlace): LocalFacts => factsByPlace.memo(place.id, { context: place });
