import type { DeploymentType } from "@mainstreet/contract/deployment";
import { aws } from "./aws/host-ui.ts";
import { cloudflare } from "./cloudflare/host-ui.ts";
import type { HostUi } from "./host-ui.ts";
import { netlify } from "./netlify/host-ui.ts";

/** What the dashboard has for each host. How to add one: docs/recipes/add-a-provider.md. */
export const hosts: Record<DeploymentType, HostUi> = {
  netlify,
  aws,
  cloudflare,
};
