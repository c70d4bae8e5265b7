import { fileURLToPath } from "node:url";
import { companyInput } from "../src/features/company/company-input.ts";
import { recordCompany } from "../src/features/company/company.ts";
import type { Db } from "../src/platform/db/database.ts";

/** The pages that production needs to sell credits. */
export const pagesToSell = {
  OPERATOR_PAGES: fileURLToPath(new URL("../sample-pages", import.meta.url)),
};

/** Sets a company that is no sample, with changes. */
export async function setTestCompany(db: Db, changes: Record<string, unknown> = {}): Promise<void> {
  const company = companyInput.parse({
    legalName: "Rao & Daughters",
    address: "2 Hill Road, Mysuru 570001",
    stateCode: "29",
    gstin: "29AAGCB7383J1Z4",
    sac: "998315",
    rateBasisPoints: 1_800,
    email: "rao@example.com",
    phone: "+91 82 1000 0000",
    lutNumber: "",
    ...changes,
  });
  await recordCompany(db, company);
}
