import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asErasure, type Db } from "../../platform/db/database.ts";
import { claimDay } from "../../platform/jobs/claim-day.ts";
import { RETENTION_RULES, type RetentionRule } from "./rules.ts";

const FIRST_MS = 60_000;
const PAUSE_MS = 3_600_000;
const BATCH = 1_000;

/** Applies the rules of retention once a day, in the process that claims the day first. Returns a function that stops it. */
export function startRetention(deps: Deps): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    for (let pause = FIRST_MS; !signal.aborted; pause = PAUSE_MS) {
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await applyDaily(deps, new Date()).catch((err: unknown) =>
        deps.log.error({ err }, "retention failed"),
      );
    }
  };
  const ended = run();
  return async () => {
    stopping.abort();
    await ended;
  };
}

/** Applies the rules unless a process has begun with the day (UTC) already. Returns whether it did. */
export async function applyDaily(deps: Deps, now: Date): Promise<boolean> {
  if (!(await claimDay(deps.db, { name: "retention", now }))) return false;
  for (const rule of RETENTION_RULES) {
    const { what } = rule;
    // A rule that fails is applied the next day, and does not keep the others from being applied.
    const count = await applyRule(deps.db, rule).catch((err: unknown) =>
      deps.log.error({ err, what }, "retention failed"),
    );
    if (count) deps.log.info({ what, count }, "removed after its time");
  }
  return true;
}

/** In small transactions, so that nobody waits for it and a kill loses little. */
async function applyRule(db: Db, rule: RetentionRule): Promise<number> {
  let all = 0;
  for (;;) {
    const count = await db.transaction((tx) =>
      rule.asErasure ? asErasure(tx, () => applyOnce(tx, rule)) : applyOnce(tx, rule),
    );
    all += count;
    if (count < BATCH) return all;
  }
}

async function applyOnce(tx: Db, { table, isOver, empty }: RetentionRule): Promise<number> {
  const name = sql.identifier(table);
  const change = empty ? sql`update ${name} set ${empty}` : sql`delete from ${name}`;
  const { rows } = await tx.execute(sql`
    ${change} where ctid = any(array(select ctid from ${name} where ${isOver} limit ${BATCH})) and (${isOver})
      returning 1`);
  return rows.length;
}
