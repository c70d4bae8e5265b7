import { Badge } from "./badge.tsx";
import classes from "./place-list.module.css";

type Props = {
  /** The main location, "City, ST"; '' while there is none. */
  main: string;
  locations: readonly { city: string; state: string }[];
  services: readonly { name: string }[];
};

/** What a multi-location site is made of: its locations, the main one first, and its related services. */
export function PlaceList({ main, locations, services }: Props) {
  return (
    <>
      <ul className={classes.list} aria-live="polite">
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
          <ul className={classes.list}>
            {services.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
