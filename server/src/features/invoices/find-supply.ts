import type { BillingDetails } from "@mainstreet/contract/billing-details";
import { countryName, INDIA } from "@mainstreet/contract/country-codes";
import { indiaStateName } from "@mainstreet/contract/india-states";
import type { CompanyRecord } from "../company/company.ts";
import type { TaxMode } from "./split-tax.ts";

/** Where a sale is taxed, and how. */
export type Supply = { taxMode: TaxMode; placeOfSupply: string; exportStatement: string };

type Seller = Pick<CompanyRecord, "gstin" | "stateCode" | "lutNumber">;
type Address = Pick<BillingDetails, "country" | "state">;

/** The sentences of Rule 46, third proviso. */
const WITH_TAX = "SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX";
const WITHOUT_TAX =
  "SUPPLY MEANT FOR EXPORT UNDER LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX";

/**
 * The place of supply of an online service: the buyer's location according to the address on record, else the seller's location (IGST
 * Act, sections 12(2) and 13(2)). A seller without registration charges no tax.
 */
export function findSupply(seller: Seller, buyer: Address | undefined): Supply {
  if (buyer !== undefined && buyer.country !== INDIA) return exportTo(buyer.country, seller);
  const state = buyer?.state ?? seller.stateCode;
  const placeOfSupply = `${state} ${indiaStateName(state)}`;
  const taxMode = state === seller.stateCode ? "cgst-sgst" : "igst";
  return { taxMode: seller.gstin === "" ? "none" : taxMode, placeOfSupply, exportStatement: "" };
}

function exportTo(country: string, { gstin, lutNumber }: Seller): Supply {
  const placeOfSupply = `Outside India: ${countryName(country)}`;
  if (gstin === "") return { taxMode: "none", placeOfSupply, exportStatement: "" };
  if (lutNumber === "")
    return { taxMode: "export-with-igst", placeOfSupply, exportStatement: WITH_TAX };
  const exportStatement = `${WITHOUT_TAX} (LUT ${lutNumber})`;
  return { taxMode: "export-under-lut", placeOfSupply, exportStatement };
}
