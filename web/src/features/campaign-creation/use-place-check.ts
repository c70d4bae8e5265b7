import { placeName } from "../../lib/place-name.ts";
import { checkPlaces } from "@mainstreet/contract/place-check";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";
import type { PlaceCheck, TypedPlace } from "./place-notes.ts";

const NOTHING_KNOWN: PlaceCheck = new Map();
const SETTLED_AFTER_MS = 300;

/** `key`: the places as JSON, so that the same places are fetched only once. */
const checkOf = (key: string) => ({
  queryKey: ["place-check", key],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PlaceCheck> => {
    const places = checkPlaces.shapes.body.shape.places.parse(JSON.parse(key));
    if (places.length === 0) return NOTHING_KNOWN;
    const response = await callApi(checkPlaces, { body: { places } }, { signal });
    return new Map(
      places.flatMap((place, index) => {
        const checked = response.places[index];
        return checked === undefined ? [] : [[placeName(place), checked]];
      }),
    );
  },
  staleTime: Infinity,
});

type CheckedInput = TypedPlace["place"];

const keyOf = (places: readonly CheckedInput[]) => JSON.stringify(places);

/**
 * The known facts about the typed places, and `check`, which fetches them at once before anything is charged. Nothing is
 * known while the server does not respond; then the server decides on submit.
 */
export function usePlaceCheck(places: readonly CheckedInput[]) {
  const client = useQueryClient();
  const [settled] = useDebouncedValue(keyOf(places), SETTLED_AFTER_MS);
  const { data = NOTHING_KNOWN } = useQuery({
    ...checkOf(settled),
    placeholderData: keepPreviousData,
  });
  const check = (of: readonly CheckedInput[]): Promise<PlaceCheck> =>
    client.fetchQuery(checkOf(keyOf(of))).catch(() => NOTHING_KNOWN);
  return { known: data, check };
}
