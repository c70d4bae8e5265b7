import type { AccountReadings } from "@mainstreet/contract/account-readings";
import { inArray, sql } from "drizzle-orm";
import { credentialKey, typeOfCredential } from "../../hosting/credential-key.ts";
import { asOwner, type Db } from "../../platform/db/database.ts";
import { windowsOf } from "../rate-limits/forecast.ts";
import type { ProviderLimit } from "../rate-limits/limits.ts";
import { providerLimits } from "../rate-limits/tables.ts";

/** How many of the newest campaigns are counted: more than any team with a limit on sites has. */
const COUNTED = 5_000;

type Counted = { credential: string; sites: number };

/** What is known of the accounts that hold the user's sites. */
export async function readAccountReadings(tx: Db, userId: string): Promise<AccountReadings> {
  const { rows: counted } = await tx.execute<Counted>(sql`
    select ${credentialKey(sql`newest`)} as credential,
      count(*) filter (where netlify_site_id is not null or deployed)::int as sites
    from (
      select deployment_type, account, netlify_token_id, aws_credentials_id, host_credentials_id, netlify_site_id, deployed
      from campaigns where user_id = ${userId} order by id desc limit ${COUNTED}
    ) newest
    group by 1 having ${credentialKey(sql`newest`)} is not null`);
  const known = await readLimits(
    tx,
    counted.map(({ credential }) => credential),
  );
  return counted.map(({ credential, sites }) => ({
    deploymentType: typeOfCredential(credential),
    account: credential.slice(credential.indexOf(":") + 1),
    sites,
    deploysAhead: 0,
    ...known.get(credential),
  }));
}

/** Limits belong to credentials, not to tenants: this reads those of the user's own sites. */
async function readLimits(tx: Db, credentials: string[]) {
  if (credentials.length === 0) return new Map<string, Reading>();
  const deploysAhead = sql<number>`(
    select coalesce(sum(deploys), 0)::int from pace_turns t where t.credential = ${providerLimits.credential})`;
  const rows = await asOwner(tx, () =>
    tx
      .select({
        limit: providerLimits,
        now: sql`clock_timestamp()`.mapWith(providerLimits.dispatchAt),
        deploysAhead,
      })
      .from(providerLimits)
      .where(inArray(providerLimits.credential, credentials)),
  );
  return new Map(
    rows.map(({ limit, now, deploysAhead: ahead }) => [
      limit.credential,
      { deploysAhead: ahead, ...windowsReading(limit, now) },
    ]),
  );
}

type Reading = Pick<AccountReadings[number], "deploysAhead" | "windows">;

const windowsReading = (limit: ProviderLimit, now: Date) =>
  limit.isKnown ? { windows: windowsOf(limit, now) } : {};
