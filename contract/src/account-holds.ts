import { z } from "zod";
import { idParam, timestamp } from "./responses.ts";
import { DEPLOYMENT_TYPES } from "./deployment.ts";
import { endpoint } from "./endpoint.ts";

const notFound = "This account is not in your settings";

/** Why the provider accepts no deployment of an account at all: none is attempted until the next check. */
export const hold = z.object({
  /** The reason as the user reads it. */
  reason: z.string(),
  /** When one deployment is attempted to find out whether the hold is over; null during that attempt, and while no deployment waits. */
  nextCheckAt: timestamp.nullable(),
  isChecking: z.boolean(),
});
export type Hold = z.infer<typeof hold>;

const accountHold = hold.extend({
  deploymentType: z.enum(DEPLOYMENT_TYPES),
  /** The id of the token or the credentials. */
  accountId: z.string(),
  heldAt: timestamp,
});
export type AccountHold = z.infer<typeof accountHold>;

/** The user's accounts that are on hold. */
export const listAccountHolds = endpoint("GET", "/account-holds", {
  response: z.object({ holds: z.array(accountHold) }),
});

/** "Check again": one waiting deployment is attempted at once; if none waits, the next one that is requested. `id` is the account's. */
export const checkAccountHold = endpoint("POST", "/account-holds/:id/check", {
  params: idParam(notFound),
  /** Null: the account is not on hold any more. */
  response: z.object({ hold: accountHold.nullable() }),
});

export const accountHoldTexts = {
  notFound,
  listFailed: "Failed to fetch which accounts are on hold",
  checkFailed: "The account could not be checked. Please try again.",
} as const;
