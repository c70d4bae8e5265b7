import { randomBytes } from "node:crypto";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { DomainProof } from "./check-dns.ts";
import { domainProofs, domains } from "./tables.ts";

/** `isProven`: a TXT record of the user already covers the name. `record`: the record to show to the user. */
export type KnownProof = { isProven: boolean; record: DomainProof };

type Owned = { userId: string; name: string };

const KEPT_DAYS = 30;

/** The DNS name of the proof of a name. */
const recordName = (name: string) => `_mainstreet-verify.${name}`;

/** A name and its parent domains: a proof of any of them covers the name. */
function coveringNames(name: string): string[] {
  const labels = name.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

/** Creates proofs for names that have none; the value of an existing proof never changes. */
export async function makeProofs(tx: Db, userId: string, names: readonly string[]): Promise<void> {
  const values = [...new Set(names)].map((name) => {
    return { userId, name, value: `mainstreet=${randomBytes(16).toString("hex")}` };
  });
  await tx.insert(domainProofs).values(values).onConflictDoNothing();
}

/** The proof of a domain's name. */
export async function proofOf(tx: Db, { userId, name }: Owned): Promise<KnownProof> {
  const proof = (await proofsOf(tx, userId, [name]))(name);
  if (!proof) throw new Error("A domain has no proof");
  return proof;
}

/** The proofs of many names. */
export async function proofsOf(
  tx: Db,
  userId: string,
  names: readonly string[],
): Promise<(name: string) => KnownProof | undefined> {
  const wanted = [...new Set(names.flatMap(coveringNames))];
  const rows = await tx
    .select()
    .from(domainProofs)
    .where(and(eq(domainProofs.userId, userId), inArray(domainProofs.name, wanted)));
  const byName = new Map(rows.map((row) => [row.name, row]));
  return (name) => {
    const own = byName.get(name);
    const isProven = coveringNames(name).some((one) => byName.get(one)?.provenAt);
    return own && { isProven, record: { name: recordName(name), value: own.value } };
  };
}

/** Records that the TXT record of a name was found. */
export async function saveProven(tx: Db, { userId, name }: Owned): Promise<void> {
  await tx
    .update(domainProofs)
    .set({ provenAt: sql`now()`, releasedAt: null })
    .where(and(eq(domainProofs.userId, userId), eq(domainProofs.name, name)));
}

/** Marks proofs that no domain uses any more: they are deleted some days later. */
export async function releaseProofs(tx: Db, userId: string): Promise<void> {
  const isUsed = sql`exists (select from ${domains} d where d.user_id = ${domainProofs.userId}
    and (d.proof_host = ${domainProofs.name} or right(d.proof_host, length(${domainProofs.name}) + 1) = '.' || ${domainProofs.name}))`;
  const isOwn = eq(domainProofs.userId, userId);
  await tx
    .update(domainProofs)
    .set({ releasedAt: sql`now()` })
    .where(and(isOwn, sql`${domainProofs.releasedAt} is null`, sql`not ${isUsed}`));
  await tx
    .update(domainProofs)
    .set({ releasedAt: null })
    .where(and(isOwn, isNotNull(domainProofs.releasedAt), isUsed));
}

/** Removes proofs that were released long ago, of all users. */
export async function sweepProofs(db: Db): Promise<void> {
  await db.execute(
    sql`delete from domain_proofs where released_at < now() - make_interval(days => ${KEPT_DAYS})`,
  );
}
