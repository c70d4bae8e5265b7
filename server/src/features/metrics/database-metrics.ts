import { Gauge, Registry } from "prom-client";
import type { Db } from "../../platform/db/database.ts";
import { withTimeout } from "../../platform/with-timeout.ts";
import { countOrdersNeedingAttention } from "../payments/orders-needing-attention.ts";
import { readJobs, readLedger, readMails, readRateLimitQueue } from "./read-counts.ts";

/** Counts that change by the second are cached for this long. */
const COUNTS_TTL_MS = 5_000;
/** How long sums over every row of a table are cached. */
const LEDGER_TTL_MS = 60_000;
/** After this time the metrics of the process are returned without those of a database that does not respond. */
const TIMEOUT_MS = 2_000;

/**
 * Metrics that only the database knows, the same in every process, as Prometheus' text. Never rejects: when the database does not
 * respond, that is the only metric.
 */
export function databaseMetrics(db: Db): () => Promise<string> {
  const allMetrics = new Registry();
  const upOnly = new Registry();
  const up = new Gauge({
    name: "mainstreet_database_up",
    help: "1 when the database responded",
    registers: [allMetrics, upOnly],
  });
  const groups = [
    jobs(allMetrics, db),
    rateLimitQueue(allMetrics, db),
    mails(allMetrics, db),
    ledger(allMetrics, db),
  ];
  return async () => {
    const read = Promise.all(groups.map((refresh) => refresh()));
    const isUp = await withTimeout(TIMEOUT_MS, "Reading figures", read).then(
      () => true,
      () => false,
    );
    up.set(Number(isUp));
    return (isUp ? allMetrics : upOnly).metrics();
  };
}

type GaugeInput = { name: string; help: string; labelNames?: string[] };

function gaugeIn(allMetrics: Registry, { name, ...input }: GaugeInput): Gauge {
  return new Gauge({ name: `mainstreet_${name}`, ...input, registers: [allMetrics] });
}

/** Runs `work` at most once in `ms`; callers in between share the last result. */
function cached(ms: number, work: () => Promise<void>): () => Promise<void> {
  let freshUntil = 0;
  let last = Promise.resolve();
  return () => {
    if (Date.now() < freshUntil) return last;
    freshUntil = Date.now() + ms;
    last = work().catch((error: unknown) => {
      freshUntil = 0;
      throw error;
    });
    return last;
  };
}

function jobs(allMetrics: Registry, db: Db) {
  const count = gaugeIn(allMetrics, {
    name: "jobs",
    help: "Jobs by queue and state",
    labelNames: ["queue", "state"],
  });
  const oldest = gaugeIn(allMetrics, {
    name: "job_oldest_waiting_seconds",
    help: "How long the job that is due longest has been waiting for a worker",
    labelNames: ["queue"],
  });
  return cached(COUNTS_TTL_MS, async () => {
    for (const { queue, waiting, delayed, active, oldestSeconds } of await readJobs(db)) {
      count.set({ queue, state: "waiting" }, waiting);
      count.set({ queue, state: "delayed" }, delayed);
      count.set({ queue, state: "active" }, active);
      oldest.set({ queue }, oldestSeconds);
    }
  });
}

/** The names are older, as those of SQL in ../rate-limits/tables.ts: operators' alerts contain them. */
function rateLimitQueue(allMetrics: Registry, db: Db) {
  const waiting = gaugeIn(allMetrics, {
    name: "turns_waiting",
    help: "Deployments that wait for what a provider allows their credential",
  });
  const oldest = gaugeIn(allMetrics, {
    name: "turn_oldest_waiting_seconds",
    help: "How long the first of them has been waiting",
  });
  const closed = gaugeIn(allMetrics, {
    name: "credentials_closed",
    help: "Credentials that are not used for a while, since their provider is down or refuses them",
  });
  return cached(COUNTS_TTL_MS, async () => {
    const read = await readRateLimitQueue(db);
    waiting.set(read.waiting);
    oldest.set(read.oldestSeconds);
    closed.set(read.closed);
  });
}

function mails(allMetrics: Registry, db: Db) {
  const waiting = gaugeIn(allMetrics, {
    name: "mails_waiting",
    help: "Mails that are not sent yet",
  });
  const retrying = gaugeIn(allMetrics, {
    name: "mails_retrying",
    help: "Those of them that the mail server did not take at their last try",
  });
  const oldest = gaugeIn(allMetrics, {
    name: "mail_oldest_waiting_seconds",
    help: "How long the oldest of them has been waiting; after a day it fails",
  });
  return cached(COUNTS_TTL_MS, async () => {
    const read = await readMails(db);
    waiting.set(read.waiting);
    retrying.set(read.retrying);
    oldest.set(read.oldestSeconds);
  });
}

function ledger(allMetrics: Registry, db: Db) {
  const credits = gaugeIn(allMetrics, {
    name: "ledger_credits",
    help: "Credits moved so far, by type",
    labelNames: ["type"],
  });
  const held = gaugeIn(allMetrics, { name: "credits_held", help: "Credits that users have now" });
  const orders = gaugeIn(allMetrics, {
    name: "orders_needing_attention",
    help: "Orders that were paid otherwise than ordered, or are open for more than a day",
  });
  return cached(LEDGER_TTL_MS, async () => {
    const read = await readLedger(db);
    for (const type of ["add", "deduct", "initialize", "refund"] as const)
      credits.set({ type }, read[type]);
    held.set(read.held);
    orders.set(await countOrdersNeedingAttention(db));
  });
}
