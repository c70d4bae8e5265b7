import { billingTexts } from "@mainstreet/contract/billing-texts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { findMissingForSale } from "../public-pages/find-missing-for-sale.ts";

/**
 * Throws 503 in production until the operator has set the company and written the public pages: nobody buys from a seller without a name,
 * and every sale needs its invoice. The log names what is missing.
 */
export async function assertMaySell(deps: Pick<Deps, "db" | "config" | "log">): Promise<void> {
  if (!deps.config.isProduction) return;
  const missing = await findMissingForSale(deps);
  if (missing.length === 0) return;
  deps.log.error({ missing }, "credits are not sold yet");
  throw new AppError({ status: 503, code: "NOT_SELLING", message: billingTexts.notSellingYet });
}
