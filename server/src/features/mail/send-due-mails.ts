import { and, eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { mailEnds } from "../../platform/metrics.ts";
import { outbox, type OutboxRow, WEBHOOK_KINDS } from "../../platform/outbox/outbox-table.ts";
import { composeLeadWebhook } from "../leads/compose-lead.ts";
import { endDelivery, readDueAt } from "../leads/end-delivery.ts";
import { composeMail } from "./compose-mail.ts";
import type { MailServer, SmtpOutcome } from "./send-by-smtp.ts";
import { sendWebhook } from "./send-webhook.ts";

/** Messages about leads, whose leads keep a trail of them. */
const DELIVERIES: ReadonlySet<string> = new Set(["lead", "lead-webhook", "lead-sms"]);
/** Mails that one process sends at the same time. */
export const WIDTH = 5;
const LONGEST_PAUSE_MS = 3_600_000;
/** The first pause as a fraction of the longest one: 15 seconds. */
const FIRST_PART = 1 / 240;
const GIVE_UP_MS = 24 * 3_600_000;

export type Sender = {
  what: "mails" | "webhooks";
  /** Undefined where no mail server is set up: then mails are dropped. */
  mailServer: MailServer | undefined;
  sending: Set<Promise<void>>;
};

/**
 * Sends what is due in the outbox, until nothing is; `sending` are the mails in flight, which a slow mail server may hold for longer. What
 * fails for now is tried again after growing pauses for 24 hours from when it was due; what the mail server refuses for good ends as
 * failed. Webhooks are sent apart from mails, so that mails never wait for somebody's slow program. When a worker is killed after the
 * server accepted a message, the message is sent a second time, under the same Message-ID.
 */
export async function sendDueMails(deps: Deps, sender: Sender): Promise<void> {
  const { sending, what, mailServer } = sender;
  while (!deps.stopping.aborted) {
    if (sending.size >= WIDTH) await Promise.race(sending);
    const rows = await claimDue(deps, WIDTH - sending.size, what);
    if (rows.length === 0) return;
    for (const row of rows) {
      const sent = sendOne(deps, mailServer, row).finally(() => sending.delete(sent));
      sending.add(sent);
    }
  }
}

/** Claims what is due. Another worker may claim it again after a time in which an attempt has surely ended. */
async function claimDue(
  { db, config }: Deps,
  count: number,
  what: Sender["what"],
): Promise<OutboxRow[]> {
  const leaseMs = 3 * (config.mail?.timeoutMs ?? config.providerTimeoutMs);
  const isKind = sql.raw(
    `kind ${what === "mails" ? "not " : ""}in ('${WEBHOOK_KINDS.join("', '")}')`,
  );
  const due = sql`select id from outbox where state = 'waiting' and next_try_at <= now() and ${isKind} order by next_try_at limit ${count} for update skip locked`;
  return db
    .update(outbox)
    .set({
      tries: sql`${outbox.tries} + 1`,
      nextTryAt: sql`now() + make_interval(secs => ${leaseMs / 1_000})`,
    })
    .where(sql`${outbox.id} in (${due})`)
    .returning();
}

/** One attempt. A mail that cannot be written is tried again like one that cannot be sent, and must not stop the others. */
async function sendOne(deps: Deps, server: Sender["mailServer"], row: OutboxRow): Promise<void> {
  try {
    await tryOnce(deps, server, row);
  } catch (err) {
    deps.log.error({ err, outboxId: row.id, kind: row.kind }, "A mail could not be written");
    // While the database is away this cannot be saved, but the row becomes due again by itself.
    await tryLater(deps, row, "internal error").catch(() => undefined);
  }
}

async function tryOnce(deps: Deps, server: Sender["mailServer"], row: OutboxRow): Promise<void> {
  const outcome = await composeAndSend(deps, server, row);
  if ("dropped" in outcome) return end(deps, row, { state: "dropped", reason: outcome.dropped });
  const { result, reason } = outcome;
  if (result === "later") return tryLater(deps, row, reason);
  if (result === "refused") return end(deps, row, { state: "failed", reason });
  crashPoint("mail.accepted");
  await end(deps, row, { state: "sent", reason });
}

async function composeAndSend(
  deps: Deps,
  server: Sender["mailServer"],
  row: OutboxRow,
): Promise<SmtpOutcome | { dropped: string }> {
  const { id, kind } = row;
  if (kind === "lead-webhook" || kind === "lead-sms") {
    const webhook = await deps.db.transaction((tx) => composeLeadWebhook(tx, deps, row));
    return "dropped" in webhook ? webhook : sendWebhook(deps, id, webhook);
  }
  if (server === undefined) return { dropped: "no mail server is set up" };
  const composed = await deps.db.transaction((tx) => composeMail(tx, deps, { ...row, kind }));
  return "dropped" in composed ? composed : server.send({ id, ...composed });
}

type End = { state: "sent" | "failed" | "dropped"; reason: string };

/** A mail that another worker has ended already is not changed. */
const isWaiting = ({ id }: OutboxRow) => and(eq(outbox.id, id), eq(outbox.state, "waiting"));

async function end({ db, log }: Deps, row: OutboxRow, { state, reason }: End): Promise<void> {
  const { id, kind } = row;
  await db.transaction(async (tx) => {
    await tx
      .update(outbox)
      .set({ state, reason, address: "", endedAt: sql`now()` })
      .where(isWaiting(row));
    if (DELIVERIES.has(kind)) await endDelivery(tx, row, { state, reason });
  });
  mailEnds.inc({ kind, outcome: state });
  if (state === "failed") log.warn({ outboxId: id, kind, reason }, "A mail was not delivered");
}

async function tryLater(deps: Deps, row: OutboxRow, reason: string): Promise<void> {
  const { id, kind, tries, createdAt } = row;
  const since = (DELIVERIES.has(kind) ? await readDueAt(deps.db, row) : undefined) ?? createdAt;
  const { longestPauseMs = LONGEST_PAUSE_MS } = deps.config.mail ?? {};
  const pause = longestPauseMs * Math.min(1, FIRST_PART * 2 ** (tries - 1));
  if (Date.now() + pause - since.getTime() > GIVE_UP_MS)
    return end(deps, row, { state: "failed", reason: `${tries} tries in a day: ${reason}` });
  deps.log.warn({ outboxId: id, kind, tries, reason }, "A mail could not be sent yet");
  const nextTryAt = sql`now() + make_interval(secs => ${pause / 1_000})`;
  await deps.db.update(outbox).set({ reason, nextTryAt }).where(isWaiting(row));
}
