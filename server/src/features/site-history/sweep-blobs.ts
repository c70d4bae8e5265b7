import { asc, gt, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { claimDay } from "../../platform/jobs/claim-day.ts";
import { repeat } from "../../platform/jobs/repeat.ts";

const PAUSE_MS = 3_600_000;
const BATCH = 1_000;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Removes blobs that no version names, once a day, in the process that claims the day first. Returns a function that stops it. */
export function startBlobSweeper(deps: Deps): () => Promise<void> {
  const work = async (signal: AbortSignal) => {
    if (await claimDay(deps.db, { name: "blob-sweep", now: new Date() }))
      await sweepBlobs(deps, signal);
  };
  return repeat(deps, { pauseMs: PAUSE_MS, failure: "blob sweep failed", work });
}

/** Removes the blobs that no version names and no deployment has named for a day. Returns how many. */
export async function sweepBlobs({ db, log }: Deps, signal?: AbortSignal): Promise<number> {
  let all = 0;
  let last = FIRST_ID;
  for (;;) {
    const user = signal?.aborted ? undefined : await nextUser(db, last);
    if (!user) break;
    last = user.id;
    all += await sweepOfUser(db, user.id);
  }
  if (all > 0) log.info({ count: all }, "blobs removed");
  return all;
}

async function nextUser(db: Db, after: string): Promise<{ id: string } | undefined> {
  const { id } = users;
  const [user] = await db.select({ id }).from(users).where(gt(id, after)).orderBy(asc(id)).limit(1);
  return user;
}

/** In small transactions: a deployment that names a blob never waits long for it. */
async function sweepOfUser(db: Db, userId: string): Promise<number> {
  let all = 0;
  const unnamed = await asTenant(db, userId, (tx) => findUnnamed(tx, userId));
  for (let at = 0; at < unnamed.length; at += BATCH)
    all += await asTenant(db, userId, (tx) =>
      removeUnnamed(tx, userId, unnamed.slice(at, at + BATCH)),
    );
  return all;
}

const NOT_NAMED_FOR_A_DAY = sql.raw("named_at < now() - interval '1 day'");

async function findUnnamed(tx: Db, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ hash: string }>(sql`
    with named as materialized (
      select distinct file.value as hash from site_versions v, json_each_text(v.manifest) file where v.user_id = ${userId})
    select encode(b.sha256, 'hex') as hash from blobs b
      where b.user_id = ${userId} and ${NOT_NAMED_FOR_A_DAY}
        and not exists (select from named n where n.hash = encode(b.sha256, 'hex'))
      order by b.sha256`);
  return rows.map(({ hash }) => hash);
}

/**
 * A blob that a deployment has named since is left: the condition is checked again on the locked row. Locked in the order of hashes, as
 * deployments do.
 */
async function removeUnnamed(tx: Db, userId: string, hashes: string[]): Promise<number> {
  const list = sql.join(
    hashes.map((hash) => sql`decode(${hash}, 'hex')`),
    sql`, `,
  );
  const { rows } = await tx.execute(sql`
    with locked as materialized (
      select sha256 from blobs where user_id = ${userId} and sha256 in (${list}) and ${NOT_NAMED_FOR_A_DAY}
        order by sha256 for update)
    delete from blobs where user_id = ${userId} and sha256 in (select sha256 from locked) returning 1`);
  return rows.length;
}
