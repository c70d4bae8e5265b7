import type { BillingDetails } from "@mainstreet/contract/billing-details";
import { countryName } from "@mainstreet/contract/country-codes";
import { countOf } from "@mainstreet/contract/count";
import { indiaStateName } from "@mainstreet/contract/india-states";
import type { TaxDocument } from "@mainstreet/contract/invoices";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { findBillingDetails } from "../billing-details/billing-details.ts";
import { type CompanyRecord, readCompanyForDocument } from "../company/company.ts";
import { claimNumber } from "./claim-number.ts";
import { findSupply } from "./find-supply.ts";
import { splitTax } from "./split-tax.ts";
import { invoices } from "./tables.ts";

/** A sale that is paid. */
export type Sale = { userId: string; orderId: string; credits: number; amountPaise: number };

/**
 * Issues the invoice of an order. `tx` is the transaction, as its user, that marks the order as paid: so each paid order has exactly one
 * invoice, and a failed transaction uses no number. Issues none while the operator has not entered the company.
 */
export async function issueInvoice(tx: Db, sale: Sale): Promise<void> {
  const { userId, orderId, credits, amountPaise } = sale;
  const company = await readCompanyForDocument(tx);
  if (!company) return;
  const details = await findBillingDetails(tx, userId);
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const supply = findSupply(company, details);
  const rateBasisPoints = supply.taxMode === "none" ? 0 : company.rateBasisPoints;
  // GSTIN: India's tax number of a business.
  const kind = company.gstin === "" ? "bill-of-supply" : "tax-invoice";
  await tx.insert(invoices).values({
    orderId,
    userId,
    kind,
    supplier: supplierOf(company),
    recipient: recipientOf(details, user?.name ?? ""),
    ...supply,
    // India's code of a service.
    sac: company.sac,
    description: `${countOf(credits, "Mainstreet credit")} for creating websites online`,
    credits,
    rateBasisPoints,
    ...splitTax(amountPaise, rateBasisPoints, supply.taxMode),
    totalPaise: amountPaise,
    isSample: company.isSample,
    // Claimed last, since from here on the numbers of all other purchases wait for this transaction.
    ...(await claimNumber(tx, kind)),
  });
}

function supplierOf(company: CompanyRecord): TaxDocument["supplier"] {
  const { legalName, address, stateCode, gstin, email, phone } = company;
  const stateName = indiaStateName(stateCode);
  return { legalName, address, stateCode, stateName, gstin, email, phone };
}

function recipientOf(details: BillingDetails | undefined, name: string): TaxDocument["recipient"] {
  if (!details)
    return { name, address: "", pin: "", stateCode: "", stateName: "", country: "", gstin: "" };
  const { address, pin, state, country, gstin } = details;
  const place = { stateCode: state, stateName: indiaStateName(state) };
  return { name: details.name, address, pin, ...place, country: countryName(country), gstin };
}
