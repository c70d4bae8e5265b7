/** Credits that one single page site costs (spec §9). */
export const SINGLE_SITE_COST = 1;

/** Credits for moving a site that was ever live to another service or place (decision 166). */
export const MOVE_COST = 1;

type Place = { city: string; state: string };

/** Credits of a multi-location site (spec §9): one for each location that has both a city and a state. */
export function multiLocationCost(main: Place, additional: readonly Place[]): number {
  return [main, ...additional].filter(({ city, state }) => city !== "" && state !== "").length;
}
