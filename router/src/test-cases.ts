import type { RouterCase } from "./test-case.ts";
import { hostCases, sharedHost } from "./test-host-cases.ts";
import { missingPages, pages } from "./test-page-cases.ts";
import { conditions, faults } from "./test-request-cases.ts";

/** What the router returns in every environment: Node here and in the emulator, workerd at Cloudflare. */
export const cases: readonly RouterCase[] = [
  ...pages,
  ...missingPages,
  ...hostCases,
  ...sharedHost,
  ...conditions,
  ...faults,
];
