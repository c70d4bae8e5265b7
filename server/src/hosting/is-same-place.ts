import type { FormerSiteRecord } from "./former-site.ts";
import type { HostingLocation } from "./host.ts";
import { hosts } from "./registry.ts";

/** Whether the campaign returned to the place of its former site: that site is its own again. */
export function isSamePlace(former: FormerSiteRecord, now: HostingLocation): boolean {
  if (former.deploymentType !== now.deploymentType) return false;
  const { targetOf } = hosts[now.deploymentType];
  return (targetOf(former) ?? former.hostingState?.target) === targetOf(now);
}
