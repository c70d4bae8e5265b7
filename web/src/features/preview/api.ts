import { FACTS_LIMIT } from "@mainstreet/contract/limits";
import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { factsOfPlaces, placeFacts } from "@mainstreet/contract/place-facts";
import { checkQuality } from "@mainstreet/contract/page-quality";
import type { SiteDraft } from "@mainstreet/contract/page-quality";
import { stateCode } from "@mainstreet/contract/us-states";
import type { LocalFacts } from "@mainstreet/generator/local-facts";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import DataLoader from "dataloader";
import { callApi } from "../../lib/send.ts";
import type { PreviewDraft } from "./draft.ts";
import { isNamed, checkedPart } from "./draft.ts";

/** Long enough for the user to finish typing a word. */
const PAUSE_MS = { facts: 150, quality: 400 };

/** The facts of places that are pasted at once share one request. */
const facts = new DataLoader<TypedLocation, LocalFacts | null>(
  async (places) => (await callApi(factsOfPlaces, { body: { places: [...places] } })).facts,
  { cache: false, maxBatchSize: FACTS_LIMIT, batchScheduleFn: (load) => setTimeout(load, 20) },
);

/** The local facts of a draft's city. Until the next ones have loaded, the facts of the previous city stay, under the typed name. */
export function useLocalFacts({ city, state, zip }: PreviewDraft) {
  const input = JSON.stringify({
    city: city.trim(),
    state: stateCode(state) ?? "",
    zip: /^\d{5}/.test(zip.trim()) ? zip.trim() : "",
  });
  const [settled] = useDebouncedValue(input, PAUSE_MS.facts);
  const query: { city: string; state: string; zip: string } = JSON.parse(settled);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ["place-facts", settled],
    queryFn:
      query.city === "" || query.state === ""
        ? skipToken
        : ({ signal }) => callApi(placeFacts, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const found = data?.facts ?? null;
  const isBehind = isPlaceholderData || input !== settled;
  const known = found !== null && isBehind ? { ...found, city } : found;
  return { facts: known, isKnown: data !== undefined || isError };
}

/**
 * The local facts of places, by their `locationKey`: null for an unknown place or a failed request, absent while
 * loading. Each place is fetched once.
 */
export function useFactsOfPlaces(locations: readonly TypedLocation[]): FactsOfPlaces {
  const client = useQueryClient();
  const [settled] = useDebouncedValue(JSON.stringify(locations), PAUSE_MS.facts);
  const { data = NO_FACTS } = useQuery({
    queryKey: ["facts-of-places", settled],
    queryFn: async (): Promise<FactsOfPlaces> => {
      const places: TypedLocation[] = JSON.parse(settled);
      const input = places.slice(0, FACTS_LIMIT).map(async (place) => {
        const queryKey = ["facts-of-place", locationKey(place)];
        const queryFn = () => facts.load(place);
        const known = client.fetchQuery({ queryKey, queryFn, staleTime: Infinity });
        return [locationKey(place), await known.catch(() => null)] as const;
      });
      return new Map(await Promise.all(input));
    },
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
  return data;
}

export type FactsOfPlaces = ReadonlyMap<string, LocalFacts | null>;

const NO_FACTS: FactsOfPlaces = new Map();

export const locationKey = ({ city, state }: TypedLocation) => `${city.toLowerCase()}, ${state}`;

/** The server's quality check of a draft with a service and a place, once typing pauses. */
export function useQuality(draft: PreviewDraft, locations: readonly TypedLocation[] = []) {
  const input = isNamed(draft) ? JSON.stringify(checkedPart(draft, locations)) : "";
  const [settled] = useDebouncedValue(input, PAUSE_MS.quality);
  const isEnabled = settled !== "";
  const query = useQuery({
    queryKey: ["quality", settled],
    queryFn: isEnabled
      ? ({ signal }) => {
          const body: SiteDraft = JSON.parse(settled);
          return callApi(checkQuality, { body }, { signal });
        }
      : skipToken,
    placeholderData: keepPreviousData,
  });
  return { ...query, isEnabled, isBehind: input !== settled || query.isPlaceholderData };
}
export type QualityCheck = ReturnType<typeof useQuality>;
