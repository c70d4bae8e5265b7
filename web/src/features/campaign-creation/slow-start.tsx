import { count, countOf } from "@mainstreet/contract/count";
import { Button } from "@mantine/core";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { DOORWAY_CITIES } from "./doorway-cities.ts";
import classes from "./run-terms.module.css";
import type { Spread } from "./run-spread.ts";

const PACES = [
  { value: "", label: "All at once" },
  { value: "3", label: "3 a week" },
  { value: "4", label: "4 a week" },
  { value: "5", label: "5 a week" },
] as const;
type PerWeek = (typeof PACES)[number]["value"];

export type Pace = {
  /** '' = as fast as possible. */
  perWeek: string;
  choose: (perWeek: PerWeek) => void;
  /** The most cities of one site. */
  siteCities: number;
  /** Fills the form of one site with a page for each city. */
  onOneSite: () => void;
};

type Props = Pick<Spread, "crowded" | "mostCities"> & { pace: Pace };

/** For many new pages of a business that shows nothing in their cities yet: a warning with two alternatives (GS-12). It blocks nothing. */
export function SlowStart({ crowded, mostCities, pace }: Props) {
  if (crowded === 0) return pace.perWeek === "" ? null : <PaceChoice {...pace} />;
  return (
    <Notice tone="waiting" title={titleOf(crowded, mostCities)}>
      <div className={classes.ways}>
        <p>
          Search engines may leave out many pages that lead to one firm and differ in the city
          alone. Photos, quotes or prices from a city help its page most. You can also start slowly,
          so that each page has time to get some:
        </p>
        <PaceChoice {...pace} />
        <p>
          Or make one site with a page for each city, which often does better
          {crowded === 1 ? `: ${contentOf(mostCities, pace)}.` : "."}
        </p>
        <div>
          <Button variant="default" size="sm" onClick={pace.onOneSite}>
            Make one multi-location site
          </Button>
        </div>
      </div>
    </Notice>
  );
}

function titleOf(crowded: number, mostCities: number): string {
  return crowded === 1
    ? `${count(mostCities)} cities for one business that shows nothing there yet: mind the doorway rule`
    : `${count(crowded)} businesses with more than ${DOORWAY_CITIES} cities each in which they show nothing yet: mind the doorway rule`;
}

const contentOf = (cities: number, { siteCities }: Pace): string =>
  cities > siteCities
    ? `it holds at most ${siteCities} cities, the first of these`
    : `the same ${countOf(cities, "city", "cities")}, filled in for you; this form stays as it is`;

function PaceChoice({ perWeek, choose }: Pace) {
  const [value = ""] = PACES.flatMap((pace) => (pace.value === perWeek ? [pace.value] : []));
  return (
    <div className={classes.pace}>
      <Segmented legend="How fast" size="small" options={PACES} value={value} onChange={choose} />
      {perWeek !== "" && (
        <p>
          One after the other, evenly over each week. All credits are taken at the start; cancelling
          returns those of sites not made yet.
        </p>
      )}
    </div>
  );
}
