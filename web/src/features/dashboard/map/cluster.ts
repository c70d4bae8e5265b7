import type { DeploymentStatus } from "@mainstreet/contract/deployment";
import { stateWord } from "../../../ui/deployment-badge.tsx";
import { placeOf } from "./spots.ts";
import type { Point } from "./project.ts";
import type { Site, Spot } from "./spots.ts";

/** What is drawn at one point: a site, or as many as would lie on top of each other. It stands at its largest spot. */
export type Mark = Point & { spots: Spot[]; sites: Site[] };

/** More marks than this are neither read nor drawn quickly. */
const MAX_MARKS = 400;
/** How far apart marks are kept, beyond touching: dots may overlap a little, until they are too many. */
const GAPS = [-3, 1, 6, 12, 22, 36];

/** The radius in CSS pixels of a mark for `count` sites. */
export function markRadius(count: number): number {
  return count === 1 ? 4.5 : 8.5 + 3 * Math.log10(count);
}

/** Joins spots whose marks would overlap where a unit of the map takes `scale` CSS pixels; the fuller ones first. */
export function cluster(spots: readonly Spot[], scale: number): Mark[] {
  const fullestFirst = spots.toSorted((a, b) => b.sites.length - a.sites.length || a.x - b.x);
  let marks: Mark[] = [];
  for (const gap of GAPS) {
    marks = joined(fullestFirst, { scale, gap });
    if (marks.length <= MAX_MARKS) break;
  }
  return marks;
}

function joined(spots: readonly Spot[], room: { scale: number; gap: number }): Mark[] {
  const marks: Mark[] = [];
  // Marks by squares of the map, each as wide as two marks can be and still touch.
  const cell = (2 * markRadius(10_000) + room.gap) / room.scale;
  const cells = new Map<string, Mark[]>();
  for (const spot of spots) {
    const [column, row] = [Math.floor(spot.x / cell), Math.floor(spot.y / cell)];
    const near = neighbours(cells, column, row).find((mark) => overlap(mark, spot, room));
    if (near !== undefined) {
      near.spots.push(spot);
      near.sites.push(...spot.sites);
      continue;
    }
    const mark = { x: spot.x, y: spot.y, spots: [spot], sites: [...spot.sites] };
    marks.push(mark);
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), mark]);
  }
  return marks;
}

const AROUND = [0, -1, 1];

function neighbours(cells: Map<string, Mark[]>, column: number, row: number): Mark[] {
  return AROUND.flatMap((dx) =>
    AROUND.flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? []),
  );
}

function overlap(mark: Mark, spot: Spot, { scale, gap }: { scale: number; gap: number }): boolean {
  const distance = Math.hypot(mark.x - spot.x, mark.y - spot.y) * scale;
  return distance < markRadius(mark.sites.length) + markRadius(spot.sites.length) + gap;
}

/** From what needs a person most to what says least. */
const URGENCY: readonly DeploymentStatus[] = ["failed", "deploying", "queued", "deployed", "none"];

/** The state that a mark shows: of those of its sites the one that tells most. */
export function worstStatus(sites: readonly Site[]): DeploymentStatus {
  return URGENCY.find((status) => sites.some((site) => site.status === status)) ?? "none";
}

const READING_ORDER: readonly DeploymentStatus[] = [
  "deployed",
  "deploying",
  "queued",
  "failed",
  "none",
];

/** How many sites are in each state, the live ones first; states without any are left out. */
export function countByStatus(sites: readonly Site[]): [DeploymentStatus, number][] {
  return READING_ORDER.map((status): [DeploymentStatus, number] => [
    status,
    sites.reduce((sum, site) => sum + Number(site.status === status), 0),
  ]).filter(([, count]) => count > 0);
}

/** What a mark is called: "Plumbing in Boise, ID, Deployed" or "3 sites around Boise, ID: 2 deployed, 1 failed". */
export function markName({ sites, spots }: Mark): string {
  const [first] = sites;
  if (first === undefined) return "";
  if (sites.length === 1) return `${first.name}, ${stateWord(first.status)}`;
  const where = `${spots.length === 1 ? "in" : "around"} ${placeOf(first)}`;
  const states = countByStatus(sites).map(
    ([status, count]) => `${count} ${stateWord(status).toLowerCase()}`,
  );
  return `${sites.length} sites ${where}: ${states.join(", ")}`;
}
