import type { Deps } from "../deps.ts";
import type { PlacedSite } from "./host.ts";
import type { Hosting } from "./provider.ts";
import type { RateWatch } from "./rate-watch.ts";
import { hosts } from "./registry.ts";

/** The place a site stands at, with its owner's account opened. Undefined when that account is gone. */
export function openHosting(
  deps: Deps,
  site: PlacedSite,
  watch?: RateWatch,
): Promise<Hosting | undefined> {
  return hosts[site.deploymentType].open(deps, site, watch);
}
