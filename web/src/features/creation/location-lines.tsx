import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PlaceList } from "../../ui/place-list.tsx";
import { linesOf } from "./use-multi-form.ts";
import type { MultiValues } from "./use-multi-form.ts";

/** What the lines of the form will become, as they are typed: pages, and what is left out of them. */
export function LocationLines({ values }: { values: MultiValues }) {
  const { locations, dropped, merged, services } = linesOf(values);
  const main = [values.city.trim(), values.state.trim()].filter((part) => part !== "").join(", ");
  const isEmpty = main === "" && locations.length === 0;
  return (
    <Card title="Pages of this site" hint="One site: a page for each location, one credit each">
      {isEmpty && <p className="muted">Type the main location and the additional ones.</p>}
      <PlaceList main={main} locations={locations} services={services} />
      {dropped.length > 0 && (
        <Notice tone="waiting" title={`Left out, no comma: ${dropped.join("; ")}`}>
          Write each location as city, state.
        </Notice>
      )}
      {merged.length > 0 && (
        <Notice tone="plain" title={`Named before, so not charged again: ${merged.join("; ")}`} />
      )}
    </Card>
  );
}
