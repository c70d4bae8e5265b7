import type { MapPoint } from "@mainstreet/contract/dashboard";
import type { DeploymentStatus } from "@mainstreet/contract/deployment-status";
import { project } from "./project.ts";
import type { PlanePoint } from "./project.ts";

export type MapSite = {
  id: string;
  name: string;
  status: DeploymentStatus;
  /** In the last 30 days. */
  leads: number;
};

/** Leads of the last 30 days by the id of their site. */
export type LeadsOfSites = ReadonlyMap<string, number>;

/** A point of the map with all sites at it: sites of one city share their coordinates. */
export type SiteSpot = PlanePoint & { sites: MapSite[] };

/** Groups the API's points by their position on the map; `unplaced` are those that the map cannot show. */
export function spotsOf(
  points: readonly MapPoint[],
  leadsOf: LeadsOfSites,
): { spots: SiteSpot[]; unplaced: MapSite[] } {
  const spots = new Map<string, SiteSpot>();
  const unplaced: MapSite[] = [];
  for (const [id, longitude, latitude, status, name] of points) {
    const site = { id, name, status, leads: leadsOf.get(id) ?? 0 };
    const spot = spotAt(spots, longitude, latitude);
    (spot?.sites ?? unplaced).push(site);
  }
  return { spots: [...spots.values()], unplaced };
}

function spotAt(
  spots: Map<string, SiteSpot>,
  longitude: number | null,
  latitude: number | null,
): SiteSpot | undefined {
  if (longitude === null || latitude === null) return undefined;
  const key = `${longitude} ${latitude}`;
  const known = spots.get(key);
  if (known !== undefined) return known;
  const point = project(longitude, latitude);
  if (point === undefined) return undefined;
  const spot = { ...point, sites: [] };
  spots.set(key, spot);
  return spot;
}

/** "Plumbing in Boise, ID" → "Boise, ID": a campaign's name ends with its place (spec §3). */
export function placeInName({ name }: MapSite): string {
  return name.slice(name.lastIndexOf(" in ") + 1).replace(/^in /, "");
}

/** "Plumbing in Boise, ID" → "ID". */
export function stateInName({ name }: MapSite): string {
  return name.slice(name.lastIndexOf(", ") + 1).trim();
}
