import { aws } from "./aws/host.ts";
import { cloudflare } from "./cloudflare/host.ts";
import type { HostDescription } from "./host.ts";
import { netlify } from "./netlify/host.ts";

/** The hosts by deployment type, in the order in which forms offer them. How to add one: docs/recipes/add-a-provider.md. */
export const hosts = {
  netlify,
  aws,
  cloudflare,
} as const satisfies Record<string, HostDescription>;

/** The first choice of every form, and the host of a response that names none. */
export const DEFAULT_HOST: keyof typeof hosts = "netlify";
