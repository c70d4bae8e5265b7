import { z } from "zod";
import { deploymentType } from "./deployment.ts";
import { endpoint } from "./endpoint.ts";

const window = z.object({
  of: z.enum(["deploys", "requests"]),
  limit: z.number(),
  /** How many calls are left for `msUntilReset`; after that, all of them in each `windowMs`. */
  left: z.number(),
  msUntilReset: z.number(),
  windowMs: z.number(),
});

const accountReading = z.object({
  deploymentType,
  /** The id of the token or credentials, or `default`. */
  account: z.string(),
  /** The user's sites in the account, among the newest 5,000. */
  sites: z.number(),
  /** The rate limits in force, as the host reported them; empty if it has none, absent until it has reported any. */
  windows: z.array(window).optional(),
  /** How many deploys the sites in the queue of the account need. */
  deploysAhead: z.number(),
});
export type AccountReadings = z.infer<typeof accountReading>[];

/** What is known of the accounts that have sites of the user: forecasts start from it, not from what hosts document. */
export const readAccounts = endpoint("GET", "/account-readings", {
  response: z.object({ accounts: z.array(accountReading) }),
});
