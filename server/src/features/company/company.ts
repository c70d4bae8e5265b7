import { desc, sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import { asOwner, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import type { CompanyInput } from "./company-input.ts";
import { companyRecords } from "./tables.ts";

export type CompanyRecord = typeof companyRecords.$inferSelect;

/** The company as it is now; undefined before the operator has set it. */
export async function readCompany(db: Db): Promise<CompanyRecord | undefined> {
  const [newest] = await db
    .select()
    .from(companyRecords)
    .orderBy(desc(companyRecords.createdAt), desc(companyRecords.id))
    .limit(1);
  return newest;
}

/**
 * A lock that the command takes exclusively when it sets the company, and that purchases share: so each purchase is entirely before or
 * entirely after a change.
 */
const COMPANY_LOCK = 4_771_002;

/** The company for a document that is made in this transaction: the company cannot be changed until the transaction ends. */
export async function readCompanyForDocument(tx: Db): Promise<CompanyRecord | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${COMPANY_LOCK})`);
  return asOwner(tx, () => readCompany(tx));
}

/** Records the company that is valid from now on; existing documents keep the data that was valid then. */
export async function recordCompany(
  db: Db,
  company: CompanyInput,
  { isSample = false } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${COMPANY_LOCK})`);
    await tx
      .insert(companyRecords)
      .values({ id: newId(), ...company, isSample, createdAt: sql`clock_timestamp()` });
  });
}

const SAMPLE: CompanyInput = {
  legalName: "Sample Company Private Limited",
  address: "1 Sample Street, Bengaluru 560001",
  stateCode: "29",
  gstin: "29AAAAA0000A1ZY",
  sac: "998315",
  rateBasisPoints: 1_800,
  email: "sales@example.com",
  phone: "+91 80 0000 0000",
  lutNumber: "AD290000000000X",
};

/** Gives the sandbox a complete company at its first start. Production has none until its operator sets it. */
export async function prepareSampleCompany(
  db: Db,
  { isProduction }: Pick<Config, "isProduction">,
): Promise<void> {
  if (isProduction || (await readCompany(db))) return;
  await recordCompany(db, SAMPLE, { isSample: true });
}
