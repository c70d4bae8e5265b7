import { z } from "zod";
import { deploymentType } from "./deployment.ts";
import { endpoint } from "./endpoint.ts";

const window = z.object({
  of: z.enum(["deploys", "requests"]),
  limit: z.number(),
  /** What is left for `msUntilReset`; all of it in each `windowMs` from then on. */
  left: z.number(),
  msUntilReset: z.number(),
  windowMs: z.number(),
});

const accountReading = z.object({
  deploymentType,
  /** The id of the token or credentials, or `default`. */
  account: z.string(),
  /** Sites of the user's that are there, among the newest 5,000. */
  sites: z.number(),
  /** The rate limits in force, as the host named them; empty where it has none, absent as long as it named nothing. */
  windows: z.array(window).optional(),
  /** Deploys that the sites in the queue of the account will take. */
  deploysAhead: z.number(),
});
export type AccountReadings = z.infer<typeof accountReading>[];

/** What is known of the accounts that the user's sites are at: forecasts start from it, not from what hosts document. */
export const readAccounts = endpoint("GET", "/account-readings", {
  response: z.object({ accounts: z.array(accountReading) }),
});
