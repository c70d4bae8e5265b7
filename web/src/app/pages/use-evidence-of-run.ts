import { useMemo } from "react";
import { useBusinesses } from "../../features/businesses/api.ts";
import type { BulkRow } from "../../features/campaign-creation/bulk-rows.ts";
import type { HasEvidence } from "../../features/campaign-creation/run-spread.ts";
import { lettersOf, placeKey } from "../../features/campaign-creation/run-spread.ts";
import { usePlacesWithEvidence } from "../../features/evidence/api.ts";

/**
 * Whether the business of a row shows something in the row's city: the business that the row names, else `chosenId`. Pass
 * only the rows for which this matters, since each business costs a request. The result is false until it is known.
 */
export function useEvidenceOfRun(
  rows: readonly BulkRow[],
  chosenId: string | undefined,
): HasEvidence {
  const { data: businesses = NONE } = useBusinesses();
  const idOf = useMemo(() => {
    const named = new Set(rows.map(({ business }) => lettersOf(business)));
    const names = businesses.flatMap(({ id, name }) => [
      [lettersOf(name), id] as const,
      [lettersOf(id), id] as const,
    ]);
    const known = new Map(names.filter(([key]) => key !== "" && named.has(key)));
    return chosenId === undefined || !named.has("") ? known : known.set("", chosenId);
  }, [businesses, rows, chosenId]);
  const ids = [...new Set(idOf.values())];
  const places = usePlacesWithEvidence(ids);
  const keys = JSON.stringify(ids.map((id, at) => [id, places[at]?.map(placeKey) ?? []]));
  return useMemo(() => {
    const shown: [string, string[]][] = JSON.parse(keys);
    const placesOf = new Map(shown.map(([id, list]) => [id, new Set(list)]));
    return (row) =>
      placesOf.get(idOf.get(lettersOf(row.business)) ?? "")?.has(placeKey(row)) === true;
  }, [idOf, keys]);
}

const NONE: never[] = [];
