import type { ChoiceField, DeploymentType } from "./deployment.ts";
import { hosts } from "./hosts/registry.ts";

type Place = { deploymentType: DeploymentType } & Partial<Record<ChoiceField, string | null>>;

/**
 * Whether browsers open the sites of a place without a warning. That depends on the place and is never read from an address,
 * which in the sandbox is always http. A place that is not chosen yet causes no warning.
 */
export function isHttpsPlace(place: Place, httpsBuckets: ReadonlySet<string>): boolean {
  const { deploymentType, ...choice } = place;
  return hosts[deploymentType].isHttps({ choice, httpsBuckets });
}
