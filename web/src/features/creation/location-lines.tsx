import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import classes from "./location-lines.module.css";
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
      <ul className={classes.pages} aria-live="polite">
        {main !== "" && (
          <li>
            {main} <Badge tone="good">Main</Badge>
          </li>
        )}
        {locations.map(({ city, state }) => (
          <li key={`${city}, ${state}`}>{`${city}, ${state}`}</li>
        ))}
      </ul>
      {services.length > 0 && (
        <>
          <h3 className={classes.title}>Related services</h3>
          <ul className={classes.pages}>
            {services.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
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
