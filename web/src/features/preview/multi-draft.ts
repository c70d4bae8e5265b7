import type { TypedLocation, TypedService } from "@mainstreet/contract/location-lines";
import { publishedState } from "@mainstreet/contract/published-state";
import type { LocalFacts } from "@mainstreet/generator/local-facts";
import type { Location, MultiSite } from "@mainstreet/generator/multi-location/multi-site";
import type { FactsOfPlaces } from "./api.ts";
import { locationKey } from "./api.ts";
import type { PreviewDraft } from "./draft.ts";
import { withSample } from "./draft.ts";
import type { Known } from "./site-of-draft.ts";
import { siteOfDraft } from "./site-of-draft.ts";

/** A multi-location site as it is in its form: its first page, and the topics of the others. */
export type MultiDraft = {
  first: PreviewDraft;
  locations: readonly TypedLocation[];
  services: readonly TypedService[];
};

const SAMPLE: readonly TypedLocation[] = [
  { city: "Kernersville", state: "NC" },
  { city: "Greensboro", state: "NC" },
  { city: "High Point", state: "NC" },
];

/**
 * What is typed, with sample values for what a site cannot do without; sample locations only while neither a location nor a
 * city is typed.
 */
export function withMultiSample(typed: MultiDraft): { draft: MultiDraft; isSample: boolean } {
  const { draft: first, isSample } = withSample(typed.first);
  const isUntouched = typed.first.city.trim() === "" && typed.locations.length === 0;
  const locations = isUntouched ? SAMPLE : typed.locations;
  return { draft: { ...typed, first, locations }, isSample };
}

type KnownOfAll = Known & {
  /** The attempts with which its pages were deployed last, by their paths. */
  keptAttempts: Readonly<Record<string, number>>;
};

/** A site without its locations, which are most of its data and change least. */
export type SiteAround = Omit<MultiSite, "locations">;

/** The generator's input for a draft, without its locations: the same that the server computes once the draft is saved. */
export function siteOfMultiDraft({ first, services }: MultiDraft, known: KnownOfAll): SiteAround {
  const { keptAttempts, ...ofFirst } = known;
  const kept = Object.entries(keptAttempts).map(
    ([path, attempt]) => [path, { attempt, changedOn: "" }] as const,
  );
  return {
    ...siteOfDraft(first, ofFirst),
    relatedServices: services,
    kept: Object.fromEntries(kept),
  };
}

/** The locations of a draft whose facts have loaded. */
export function locationsOf(typed: MultiDraft["locations"], places: FactsOfPlaces): Location[] {
  return typed.flatMap((location) => {
    const facts = places.get(locationKey(location));
    return facts === undefined ? [] : [locationOf(location, facts)];
  });
}

const locationOf = ({ city, state }: TypedLocation, facts: LocalFacts | null): Location => ({
  city,
  state: publishedState(state),
  zip: "",
  facts,
});
