import { z } from "zod";
import { timestamp } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { historyPage } from "./history-page.ts";

/** Decision D14: `addition` is accepted and shown as in the spec, but never written. Amounts are positive; the type determines the sign. */
export const transactionType = z.enum(["add", "addition", "deduct", "initialize", "refund"]);

const transaction = z.object({
  id: z.string(),
  timestamp,
  type: transactionType,
  amount: z.number(),
  description: z.string(),
  /** Balance right after this entry. */
  balance: z.number(),
});
export type CreditTransaction = z.infer<typeof transaction>;

export const creditBalance = endpoint("GET", "/credits/balance", {
  response: z.object({ credits: z.number() }),
});
/** The whole history as a CSV file. */
export const CREDIT_HISTORY_CSV = "/credits/history/csv";

export const creditHistory = endpoint("GET", "/credits/history", {
  query: historyPage,
  response: z.object({
    transactions: z.array(transaction),
    /** The cursor of the entries before these; null when there are none. */
    nextCursor: z.string().nullable().default(null),
  }),
});
