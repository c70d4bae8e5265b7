import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { conflict, invalidField } from "../../errors.ts";
import { hostNamesOf } from "../../hosting/domain-hosting.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { checkRows, type ReadDomainRow, refusalText, type RowsInput } from "./check-rows.ts";
import { stillHeld } from "./claim-names.ts";
import { makeProofs } from "./proofs.ts";
import { registeredDomain } from "../../platform/dns/registered-domain.ts";
import { domains } from "./tables.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { countOf } from "@mainstreet/contract/count";

/** Saves the valid rows; the poller continues with them. Returns all rows with the result of their check. */
export async function addDomains(deps: Deps, input: RowsInput): Promise<ReadDomainRow[]> {
  return asTenant(deps.db, input.userId, (tx) => addDomainsIn(tx, deps, input));
}

/** The same inside the caller's transaction. */
export async function addDomainsIn(
  tx: Db,
  { config }: Pick<Deps, "config">,
  input: RowsInput,
): Promise<ReadDomainRow[]> {
  await lockDomains(tx, input.userId);
  const rows = await checkRows(tx, config, input);
  await insertRows(tx, input.userId, rows);
  return rows;
}

type One = { userId: string; campaignId: string; domain: string; withRedirect: boolean };

/**
 * Saves the domain of one campaign. Throws 400 and 409 with the text of the refusal. A name of another user is refused while that
 * user's proof is still in DNS.
 */
export async function addDomain(deps: Deps, input: One): Promise<void> {
  const { userId, campaignId: site, domain, withRedirect } = input;
  const rows = [{ site, domain }];
  const [row] = await addDomains(deps, { userId, rows, withRedirect });
  if (!row?.refusal) return;
  const isFree = row.refusal.code === "held" && (await isFreeByNow(deps, userId, row));
  if (!isFree) throw refusalOf(row);
  await asTenant(deps.db, userId, async (tx) => {
    await lockDomains(tx, userId);
    const [now] = await checkRows(tx, deps.config, { userId, rows, withRedirect });
    if (now?.refusal && now.refusal.code !== "held") throw refusalOf(now);
    if (now) await insertRows(tx, userId, [{ ...now, refusal: undefined }]);
  });
}

async function isFreeByNow(deps: Deps, userId: string, { host, alsoHost }: ReadDomainRow) {
  return (
    host !== null && (await stillHeld(deps, userId, hostNamesOf({ host, alsoHost }))) === undefined
  );
}

function refusalOf(row: ReadDomainRow) {
  const message = refusalText(row);
  return row.refusal?.field === "site"
    ? conflict(row.refusal.code.toUpperCase(), message)
    : invalidField("domain", message);
}

/** Takes a lock, so that two requests of one user do not add the same name at the same time. */
async function lockDomains(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`domains:${userId}`}, 0))`);
}

async function insertRows(tx: Db, userId: string, rows: readonly ReadDomainRow[]): Promise<void> {
  const values = rows.flatMap(({ site, host, alsoHost, refusal, isThere }) => {
    if (!site || host === null || refusal || isThere) return [];
    const proofHost = alsoHost === null ? host : registeredDomain(host);
    const row = { id: newId(), userId, campaignId: site.id, host, alsoHost, proofHost };
    return [{ ...row, state: "needs_dns" as const }];
  });
  if (values.length === 0) return;
  await makeProofs(
    tx,
    userId,
    values.map(({ proofHost }) => proofHost),
  );
  await tx.insert(domains).values(values).onConflictDoNothing();
  const [only, ...others] = values;
  const subject = others.length === 0 ? (only?.host ?? "") : countOf(values.length, "domain");
  await recordEvent(tx, { userId, kind: "domain-added", subject });
}
