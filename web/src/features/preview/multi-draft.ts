import type { TypedLocation, TypedService } from "@mainstreet/contract/location-lines";
import { stateName } from "@mainstreet/contract/us-states";
import type { LocalFacts } from "@mainstreet/generator/local-facts";
import type { Location, MultiSite } from "@mainstreet/generator/multi-location/multi-site";
import type { Draft } from "./draft.ts";
import { withSample } from "./draft.ts";
import type { Known } from "./site-of-draft.ts";
import { siteOfDraft } from "./site-of-draft.ts";

/** A multi-location site as its form stands: its first page, and what the others are about. */
export type MultiDraft = {
  first: Draft;
  locations: readonly TypedLocation[];
  services: readonly TypedService[];
};

const SAMPLE: readonly TypedLocation[] = [
  { city: "Kernersville", state: "NC" },
  { city: "Greensboro", state: "NC" },
  { city: "High Point", state: "NC" },
];

/** What is typed, and a sample for what a site cannot be without; locations only while none and no city is typed. */
export function withMultiSample(typed: MultiDraft): { draft: MultiDraft; isSample: boolean } {
  const { draft: first, isSample } = withSample(typed.first);
  const isUntouched = typed.first.city.trim() === "" && typed.locations.length === 0;
  const locations = isUntouched ? SAMPLE : typed.locations;
  return { draft: { ...typed, first, locations }, isSample };
}

type KnownOfAll = Known & {
  /** Of each location, in their order: null where nothing is known, undefined where it is on its way. */
  places: readonly (LocalFacts | null | undefined)[];
  /** How its pages were drawn when it was last deployed, by their paths. */
  keptAttempts: Readonly<Record<string, number>>;
};

/** The generator's input for a draft: what the server makes of it once it is saved. Places on their way are left out. */
export function siteOfMultiDraft(draft: MultiDraft, known: KnownOfAll): MultiSite {
  const kept = Object.entries(known.keptAttempts).map(
    ([path, attempt]) => [path, { attempt, changedOn: "" }] as const,
  );
  return {
    ...siteOfDraft(draft.first, known),
    locations: draft.locations.flatMap((location, index) => {
      const facts = known.places[index];
      return facts === undefined ? [] : [locationOf(location, facts)];
    }),
    relatedServices: draft.services,
    kept: Object.fromEntries(kept),
  };
}

const locationOf = ({ city, state }: TypedLocation, facts: LocalFacts | null): Location => ({
  city,
  state: { code: state, name: stateName(state) ?? state },
  zip: "",
  facts,
  address: { street: "", city: "", state: "", zip: "" },
});
