import type { DeploymentType } from "@mainstreet/contract/deployment";
import { aws } from "./aws/host.ts";
import { cloudflare } from "./cloudflare/host.ts";
import type { Host } from "./host.ts";
import { netlify } from "./netlify/host.ts";

/** What the server does with each host. How to add one: docs/recipes/add-a-provider.md. */
export const hosts: Record<DeploymentType, Host> = {
  netlify,
  aws,
  cloudflare,
};
