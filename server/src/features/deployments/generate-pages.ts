import { createHash } from "node:crypto";
import { publishedState } from "@mainstreet/contract/published-state";
import { generateMultiSite } from "@mainstreet/generator/multi-location/generate-multi-site";
import type {
  GeneratedMultiSite,
  Location,
  MultiSite,
  PageReport,
} from "@mainstreet/generator/multi-location/multi-site";
import { locationPath } from "@mainstreet/generator/slug";
import type { Site, TextFile } from "@mainstreet/generator/site";
import type { KeptPageRecord } from "../campaigns/kept-page.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { localFacts } from "../places/local-facts.ts";
import { findListedPlace, findPlace } from "../places/places.ts";

/** SHA-256 of text files and their paths, in hex: the same digest, the same content. */
export function contentDigest(files: readonly TextFile[]): string {
  const digest = createHash("sha256");
  for (const { path, text } of files) digest.update(`${path}\n${text}\n`);
  return digest.digest("hex");
}

/**
 * The site of a multi-location campaign with each page's own day of change (GS-26): the stored day while the page's text is the same,
 * the site's `lastModified` once it differs. The result for each page is stored for the next generation.
 */
export function generatePages(campaign: CampaignRow, first: Site) {
  const site = multiSite(campaign, first);
  const undated = generateMultiSite(site);
  const keptPages = pagesToKeep(undated, { kept: campaign.keptPages, today: first.lastModified });
  const generated = generateMultiSite({ ...site, kept: datedPages(site, keptPages) });
  const days = Object.values(keptPages).map(({ changedOn }) => changedOn);
  return {
    generated,
    contentDigest: contentDigest(generated.files),
    contentChangedOn: days.toSorted().at(-1) ?? first.lastModified,
    keptPages,
  };
}

function multiSite(campaign: CampaignRow, first: Site): MultiSite {
  const kept = verdictsOf(campaign, first);
  return {
    ...first,
    locations: campaign.locations.map((location) => locationOf(location, kept)),
    relatedServices: campaign.relatedServices,
    kept,
  };
}

/**
 * Each stored page with its own verdict on indexing; a page stored by an earlier version gets the verdict of its site. On a site that
 * is not live, no page counts as listed.
 */
function verdictsOf({ keptPages, deployed }: CampaignRow, first: Site): MultiSite["kept"] {
  return mapPages(keptPages, ({ attempt, changedOn, indexable = first.wasIndexed }) => ({
    attempt,
    changedOn,
    wasIndexed: deployed && indexable,
  }));
}

/** The pages with their days of change and their verdicts from the first generation: a new page was not listed. */
function datedPages({ kept }: MultiSite, pages: Record<string, KeptPageRecord>): MultiSite["kept"] {
  return mapPages(pages, ({ attempt, changedOn }, path) => ({
    attempt,
    changedOn,
    wasIndexed: kept[path]?.wasIndexed ?? false,
  }));
}

function mapPages<Result>(
  pages: Record<string, KeptPageRecord>,
  change: (page: KeptPageRecord, path: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => [path, change(page, path)]),
  );
}

function locationOf(
  { city, state }: CampaignRow["locations"][number],
  kept: MultiSite["kept"],
): Location {
  const published = publishedState(state);
  const path = locationPath({ city, state: published.code });
  const place = (kept[path]?.wasIndexed ? findListedPlace : findPlace)(city, state);
  return {
    city,
    state: published,
    zip: "",
    facts: place ? localFacts(place) : null,
  };
}

type Before = { kept: CampaignRow["keptPages"]; today: string };

function pagesToKeep(
  { pages, files }: GeneratedMultiSite,
  { kept, today }: Before,
): Record<string, KeptPageRecord> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return Object.fromEntries(
    pages.map(({ path, attempt, indexing }) => {
      const page = `${path}index.html`;
      const digest = contentDigest([{ path: page, text: texts.get(page) ?? "" }]);
      const before = kept[path];
      const isSame = before?.digest === digest;
      const changedOn = isSame ? before.changedOn : today;
      return [path, { attempt, digest, changedOn, indexable: isListable(indexing) }];
    }),
  );
}

const isListable = ({ indexable, reasons }: PageReport["indexing"]) =>
  indexable && reasons.length === 0;
