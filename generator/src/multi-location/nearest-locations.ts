import { countedNoun } from "../text.ts";
import type { Point } from "../distance.ts";
import { bearing, compassPoint, milesBetween } from "../distance.ts";
import type { PagePlan } from "../plan-page.ts";

const NEAREST = 4;
/** At least this many locations link to each location, if there are enough. */
const MIN_LINKING = 2;

/** "9 miles SW", in the format of the pages' lists of nearby places; empty when one of the two positions is unknown. */
export function wayTo(from: PagePlan, to: PagePlan): string {
  const [start, end] = [pointOf(from), pointOf(to)];
  if (start === null || end === null) return "";
  const miles = Math.max(1, Math.round(milesBetween(start, end)));
  return `${countedNoun(miles, "mile")} ${compassPoint(bearing(start, end))}`;
}

function pointOf({ site: { facts } }: PagePlan): Point | null {
  if (facts === null || facts.latitude === null || facts.longitude === null) return null;
  const { latitude, longitude } = facts;
  return { latitude, longitude };
}

function milesFrom(from: PagePlan, to: PagePlan): number {
  const [start, end] = [pointOf(from), pointOf(to)];
  return start === null || end === null ? Infinity : milesBetween(start, end);
}

function byDistance(from: PagePlan, others: readonly PagePlan[]): PagePlan[] {
  return others
    .filter((other) => other !== from)
    .map((page) => ({ page, miles: milesFrom(from, page) }))
    .filter(({ miles }) => miles < Infinity)
    .toSorted((a, b) => a.miles - b.miles || (a.page.path < b.page.path ? -1 : 1))
    .map(({ page }) => page);
}

/**
 * For each location the four nearest ones, the main one among them. The locations nearest to a remote location that is hardly anyone's
 * neighbor link to it as well, so that not only the lists of all locations lead there.
 */
export function nearestLocations(
  home: PagePlan,
  locations: readonly PagePlan[],
): Map<PagePlan, PagePlan[]> {
  const all = [home, ...locations];
  const ranked = locations.map((page) => ({ page, others: byDistance(page, all) }));
  const nearest = new Map(ranked.map(({ page, others }) => [page, others.slice(0, NEAREST)]));
  for (const { page, others } of ranked) {
    const hosts = others.filter((other) => other !== home);
    const linking = hosts.filter((host) => nearest.get(host)?.includes(page));
    const more = hosts.filter((host) => !linking.includes(host));
    for (const host of more.slice(0, Math.max(0, MIN_LINKING - linking.length)))
      nearest.get(host)?.push(page);
  }
  return nearest;
}

/** The locations nearest to the main one, for pages that are about no other. */
export function aroundHome(home: PagePlan, locations: readonly PagePlan[]): PagePlan[] {
  const near = byDistance(home, locations);
  return (near.length > 0 ? near : locations).slice(0, NEAREST);
}
