import type { Deps } from "../deps.ts";
import type { PlacedSite } from "./host.ts";
import type { Hosting } from "./provider.ts";
import type { RateWatch } from "./rate-watch.ts";
import { hosts } from "./registry.ts";

/** The place of a site, with its owner's account opened. Undefined when that account was deleted. */
export function openHosting(
  deps: Deps,
  site: PlacedSite,
  watch?: RateWatch,
): Promise<Hosting | undefined> {
  return hosts[site.deploymentType].open(deps, site, watch);
}
