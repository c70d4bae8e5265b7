import { countOf } from "@mainstreet/contract/count";
import type { DeploymentStatus } from "@mainstreet/contract/deployment-status";
import { LEAD_COUNT_DAYS } from "@mainstreet/contract/limits";
import { stateWord } from "../../../ui/deployment-badge.tsx";
import type { PlanePoint } from "./project.ts";
import { placeInName } from "./spots.ts";
import type { MapSite, SiteSpot } from "./spots.ts";

/** One mark of the map: a site, or a cluster of sites that would overlap. It is placed at its largest spot. */
export type Mark = PlanePoint & { spots: SiteSpot[]; sites: MapSite[] };

/** With more marks than this, the country under them would be covered. */
const MAX_MARKS = 220;
/** The distances between marks that are tried: dots may overlap a little, until there are too many marks. */
const GAPS = [-3, 1, 6, 12, 22, 36];

/** The radius in CSS pixels of a mark for `count` sites. */
export function markRadius(count: number): number {
  return count === 1 ? 4.5 : 8.5 + 3 * Math.log10(count);
}

/**
 * The smallest distance in CSS pixels between the marks of these spots with which the whole map at `scale` has few enough.
 * With that distance at every zoom, no part of the map gets more crowded than the whole.
 */
export function gapFor(spots: readonly SiteSpot[], scale: number): number {
  return GAPS.find((gap) => cluster(spots, { scale, gap }).length <= MAX_MARKS) ?? 60;
}

/** Joins spots whose marks would be nearer than `gap`, where a unit of the map is `scale` CSS pixels; spots with more sites come first. */
export function cluster(
  spots: readonly SiteSpot[],
  spacing: { scale: number; gap: number },
): Mark[] {
  const marks: Mark[] = [];
  const squares = squaresOf<Mark>((2 * markRadius(10_000) + spacing.gap) / spacing.scale);
  for (const spot of spots.toSorted((a, b) => b.sites.length - a.sites.length || a.x - b.x)) {
    const near = squares.around(spot).find((mark) => overlap(mark, spot, spacing));
    if (near === undefined) {
      const mark = { x: spot.x, y: spot.y, spots: [spot], sites: [...spot.sites] };
      marks.push(mark);
      squares.add(mark);
    } else {
      near.spots.push(spot);
      near.sites.push(...spot.sites);
    }
  }
  return marks;
}

function overlap(
  mark: Mark,
  spot: SiteSpot,
  { scale, gap }: { scale: number; gap: number },
): boolean {
  const distance = Math.hypot(mark.x - spot.x, mark.y - spot.y) * scale;
  return distance < markRadius(mark.sites.length) + markRadius(spot.sites.length) + gap;
}

/** From the most to the least urgent. */
const URGENCY: readonly DeploymentStatus[] = ["failed", "deploying", "queued", "deployed", "none"];

/** The most urgent state among the sites: one failure among many live sites must be visible. */
export function worstStatus(sites: readonly MapSite[]): DeploymentStatus {
  return URGENCY.find((status) => sites.some((site) => site.status === status)) ?? "none";
}

/** The state that most of the sites are in. */
export function commonStatus(sites: readonly MapSite[]): DeploymentStatus {
  const [[status] = ["none" as const]] = countSitesByStatus(sites).toSorted(
    ([, a], [, b]) => b - a,
  );
  return status;
}

const READING_ORDER: readonly DeploymentStatus[] = [
  "deployed",
  "deploying",
  "queued",
  "failed",
  "none",
];

/** How many sites are in each state, the live ones first; states without any are left out. */
export function countSitesByStatus(sites: readonly MapSite[]): [DeploymentStatus, number][] {
  return READING_ORDER.map((status): [DeploymentStatus, number] => [
    status,
    sites.reduce((sum, site) => sum + Number(site.status === status), 0),
  ]).filter(([, count]) => count > 0);
}

/** "12 leads in 30 days" of these sites together; '' for none. */
export function leadsText(sites: readonly MapSite[]): string {
  const leads = sites.reduce((sum, site) => sum + site.leads, 0);
  return leads === 0 ? "" : `${countOf(leads, "lead")} in ${LEAD_COUNT_DAYS} days`;
}

/** The name of a mark: "Plumbing in Boise, ID, Deployed" or "3 sites around Boise, ID: 2 deployed, 1 failed", and its leads. */
export function markName(mark: Mark): string {
  return [nameOf(mark), leadsText(mark.sites)].filter(Boolean).join(", ");
}

function nameOf({ sites, spots }: Mark): string {
  const [first] = sites;
  if (first === undefined) return "";
  if (sites.length === 1) return `${first.name}, ${stateWord(first.status)}`;
  const where = `${spots.length === 1 ? "in" : "around"} ${placeInName(first)}`;
  const states = countSitesByStatus(sites).map(
    ([status, count]) => `${count} ${stateWord(status).toLowerCase()}`,
  );
  return `${sites.length} sites ${where}: ${states.join(", ")}`;
}

/** More rows than any map has, so that one number can stand for a column and a row. */
const ROWS = 1 << 20;

/** Points grouped by squares of `size`: the points within that distance of a point are found without checking all points. */
function squaresOf<P extends PlanePoint>(size: number) {
  const squares = new Map<number, P[]>();
  const indexOf = ({ x, y }: PlanePoint) => Math.floor(x / size) * ROWS + Math.floor(y / size);
  return {
    add(point: P): void {
      const index = indexOf(point);
      const square = squares.get(index);
      if (square === undefined) squares.set(index, [point]);
      else square.push(point);
    },
    /** The points of the square that holds `point` and of the eight around it. */
    around(point: PlanePoint): P[] {
      const found: P[] = [];
      const middle = indexOf(point);
      for (let column = -1; column <= 1; column += 1)
        for (let row = -1; row <= 1; row += 1)
          found.push(...(squares.get(middle + column * ROWS + row) ?? []));
      return found;
    },
  };
}
