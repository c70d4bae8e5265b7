import { createHash } from "node:crypto";
import { publishedState } from "@mainstreet/contract/published-state";
import { generateMultiSite } from "@mainstreet/generator/multi-location/generate-multi-site";
import type {
  GeneratedMultiSite,
  Location,
  MultiSite,
} from "@mainstreet/generator/multi-location/multi-site";
import type { Site, TextFile } from "@mainstreet/generator/site";
import type { KeptPage } from "../campaigns/kept-page.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { localFacts } from "../places/local-facts.ts";
import { findPlace } from "../places/places.ts";

/** SHA-256 of text files and their paths, in hex: the same digest, the same content. */
export function contentDigest(files: readonly TextFile[]): string {
  const digest = createHash("sha256");
  for (const { path, text } of files) digest.update(`${path}\n${text}\n`);
  return digest.digest("hex");
}

/**
 * The site of a multi-location campaign with each page's own day of change (GS-26): the kept day while the page's text is the
 * same, the site's `lastModified` once it is not. What it finds for each page is kept for the next time.
 */
export function generatePages(campaign: CampaignRow, first: Site) {
  const site = multiSite(campaign, first);
  const undated = generateMultiSite(site);
  const keptPages = pagesToKeep(undated, { kept: campaign.keptPages, today: first.lastModified });
  const generated = generateMultiSite({ ...site, kept: keptPages });
  const days = Object.values(keptPages).map(({ changedOn }) => changedOn);
  return {
    generated,
    contentDigest: contentDigest(generated.files),
    contentChangedOn: days.toSorted().at(-1) ?? first.lastModified,
    keptPages,
  };
}

function multiSite(campaign: CampaignRow, first: Site): MultiSite {
  return {
    ...first,
    locations: campaign.locations.map(locationOf),
    relatedServices: campaign.relatedServices,
    kept: campaign.keptPages,
  };
}

function locationOf({ city, state }: { city: string; state: string }): Location {
  const place = findPlace(city, state, "");
  return {
    city,
    state: publishedState(state),
    zip: "",
    facts: place ? localFacts(place) : null,
  };
}

type Before = { kept: CampaignRow["keptPages"]; today: string };

function pagesToKeep(
  { pages, files }: GeneratedMultiSite,
  { kept, today }: Before,
): Record<string, KeptPage> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return Object.fromEntries(
    pages.map(({ path, attempt }) => {
      const page = `${path}index.html`;
      const digest = contentDigest([{ path: page, text: texts.get(page) ?? "" }]);
      const before = kept[path];
      const isSame = before?.digest === digest;
      return [path, { attempt, digest, changedOn: isSame ? before.changedOn : today }];
    }),
  );
}
