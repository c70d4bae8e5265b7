import { FACTS_LIMIT } from "@mainstreet/contract/limits";
import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { placeFacts } from "@mainstreet/contract/place-facts";
import { checkQuality } from "@mainstreet/contract/quality";
import type { SiteDraft } from "@mainstreet/contract/quality";
import { stateCode } from "@mainstreet/contract/us-states";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, skipToken, useQueries, useQuery } from "@tanstack/react-query";
import { send } from "../../lib/send.ts";
import type { Draft } from "./draft.ts";
import { isNamed, judgedPart } from "./draft.ts";
import { loadFacts } from "./load-facts.ts";

/** Long enough that a word is typed to its end. */
const PAUSE_MS = { facts: 150, quality: 400 };

/** What the page of a draft may say about its city. The last city's stay until the next one's are there. */
export function useLocalFacts({ city, state, zip }: Draft) {
  const asked = JSON.stringify({
    city: city.trim(),
    state: stateCode(state) ?? "",
    zip: /^\d{5}/.test(zip.trim()) ? zip.trim() : "",
  });
  const [settled] = useDebouncedValue(asked, PAUSE_MS.facts);
  const query: { city: string; state: string; zip: string } = JSON.parse(settled);
  return useQuery({
    queryKey: ["place-facts", settled],
    queryFn:
      query.city === "" || query.state === ""
        ? skipToken
        : ({ signal }) => send(placeFacts, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/**
 * What the pages of these places may say about them, in their order, each place asked about once: null for one that nobody
 * knows or could be asked about, nothing yet for one on its way.
 */
export function useFactsOfPlaces(locations: readonly TypedLocation[]) {
  const [settled] = useDebouncedValue(JSON.stringify(locations), PAUSE_MS.facts);
  const places: TypedLocation[] = JSON.parse(settled);
  const answers = useQueries({
    queries: places.slice(0, FACTS_LIMIT).map((place) => ({
      queryKey: ["facts-of-place", keyOf(place)],
      queryFn: () => loadFacts(place),
      staleTime: Infinity,
    })),
  });
  const known = new Map(
    answers.flatMap(({ data, isError }, index) => {
      const place = places[index];
      const facts = isError ? null : data;
      return place === undefined || facts === undefined ? [] : [[keyOf(place), facts] as const];
    }),
  );
  return locations.map((place) => known.get(keyOf(place)));
}

const keyOf = ({ city, state }: TypedLocation) => `${city.toLowerCase()}, ${state}`;

/** What the server says of a draft that names a service and a place; asked once typing pauses. */
export function useQuality(draft: Draft) {
  const asked = isNamed(draft) ? JSON.stringify(judgedPart(draft)) : "";
  const [settled] = useDebouncedValue(asked, PAUSE_MS.quality);
  const isAsked = settled !== "";
  const query = useQuery({
    queryKey: ["quality", settled],
    queryFn: isAsked
      ? ({ signal }) => {
          const body: SiteDraft = JSON.parse(settled);
          return send(checkQuality, { body }, { signal });
        }
      : skipToken,
    placeholderData: keepPreviousData,
  });
  return { ...query, isAsked, isBehind: asked !== settled || query.isPlaceholderData };
}
export type QualityCheck = ReturnType<typeof useQuality>;
