import { useMemo } from "react";
import { useBusinesses } from "../../features/businesses/api.ts";
import type { BulkRow } from "../../features/creation/bulk-rows.ts";
import type { HasEvidence } from "../../features/creation/run-spread.ts";
import { lettersOf, placeKey } from "../../features/creation/run-spread.ts";
import { usePlacesWithEvidence } from "../../features/evidence/api.ts";

/**
 * Whether the business of a row shows something in the row's city: the business that the row names, else `chosenId`. Read only where
 * `isNeeded`; until it is known, nothing is shown anywhere.
 */
export function useEvidenceOfRun(
  rows: readonly BulkRow[],
  { chosenId, isNeeded }: { chosenId: string | undefined; isNeeded: boolean },
): HasEvidence {
  const { data: businesses = NONE } = useBusinesses();
  const idOf = useMemo(() => {
    const named = new Set(isNeeded ? rows.map(({ business }) => lettersOf(business)) : []);
    const names = businesses.flatMap(({ id, name }) => [
      [lettersOf(name), id] as const,
      [lettersOf(id), id] as const,
    ]);
    const known = new Map(names.filter(([key]) => key !== "" && named.has(key)));
    return chosenId === undefined ? known : known.set("", chosenId);
  }, [businesses, rows, chosenId, isNeeded]);
  const ids = [...new Set(idOf.values())];
  const places = usePlacesWithEvidence(isNeeded ? ids : []);
  const keys = JSON.stringify(ids.map((id, at) => [id, places[at]?.map(placeKey) ?? []]));
  return useMemo(() => {
    const shown: [string, string[]][] = JSON.parse(keys);
    const placesOf = new Map(shown.map(([id, list]) => [id, new Set(list)]));
    return (row) =>
      placesOf.get(idOf.get(lettersOf(row.business)) ?? "")?.has(placeKey(row)) === true;
  }, [idOf, keys]);
}

const NONE: never[] = [];
