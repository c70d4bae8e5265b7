import { eq, sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { forEachConcurrently } from "../../platform/http-client/concurrency.ts";
import { mailEnds } from "../../platform/metrics.ts";
import { composeMail } from "./compose-mail.ts";
import { sendBySmtp, type SmtpOutcome } from "./send-by-smtp.ts";
import { outbox, type OutboxRow } from "../../platform/outbox/outbox-table.ts";

/** Mails that one worker takes at a time, and how many of them are sent at once. */
const BATCH = 50;
const WIDTH = 5;
const LONGEST_PAUSE_MS = 3_600_000;
const GIVE_UP_MS = 24 * 3_600_000;

/**
 * Sends what is due in the outbox. What fails for now is tried again after growing pauses for 24 hours; what the mail server refuses
 * for good ends as failed. A worker that is killed after the server took a message has it sent a second time, under the same
 * Message-ID.
 */
export async function sendDueMails(deps: Deps): Promise<void> {
  const { mail } = deps.config;
  while (true) {
    const rows = await claimDue(deps, mail?.timeoutMs ?? 0);
    await forEachConcurrently(rows, WIDTH, (row) => sendOne(deps, mail, row));
    if (rows.length < BATCH || deps.stopping.aborted) return;
  }
}

/** Takes what is due; another worker may take it again after the time in which a try has surely ended. */
async function claimDue({ db }: Deps, timeoutMs: number): Promise<OutboxRow[]> {
  const seconds = (timeoutMs * BATCH) / WIDTH / 1_000 + 60;
  const due = sql`select id from outbox where state = 'waiting' and next_try_at <= now() order by next_try_at limit ${BATCH} for update skip locked`;
  return db
    .update(outbox)
    .set({
      tries: sql`${outbox.tries} + 1`,
      nextTryAt: sql`now() + make_interval(secs => ${seconds})`,
    })
    .where(sql`${outbox.id} in (${due})`)
    .returning();
}

async function sendOne(deps: Deps, mail: Config["mail"], row: OutboxRow): Promise<void> {
  if (mail === undefined)
    return end(deps, row, { state: "dropped", reason: "no mail server is set up" });
  const composed = await deps.db.transaction((tx) => composeMail(tx, deps, row));
  if ("dropped" in composed) return end(deps, row, { state: "dropped", reason: composed.dropped });
  const outcome = await sendBySmtp(mail, { id: row.id, ...composed });
  crashPoint("mail.accepted");
  const { result, reason } = outcome;
  if (result === "sent") return end(deps, row, { state: "sent", reason });
  if (result === "refused") return end(deps, row, { state: "failed", reason });
  await tryLater(deps, row, outcome);
}

type End = { state: "sent" | "failed" | "dropped"; reason: string };

async function end({ db, log }: Deps, { id, kind }: OutboxRow, { state, reason }: End) {
  await db
    .update(outbox)
    .set({ state, reason, address: "", endedAt: sql`now()` })
    .where(eq(outbox.id, id));
  mailEnds.inc({ kind, outcome: state });
  if (state === "failed") log.warn({ outboxId: id, kind, reason }, "A mail was not delivered");
}

async function tryLater(deps: Deps, row: OutboxRow, { reason }: SmtpOutcome): Promise<void> {
  const { id, kind, tries, createdAt } = row;
  const pause = Math.min(deps.config.providerTimeoutMs * 2 ** (tries - 1), LONGEST_PAUSE_MS);
  if (Date.now() + pause - createdAt.getTime() > GIVE_UP_MS)
    return end(deps, row, { state: "failed", reason: `${tries} tries in a day: ${reason}` });
  deps.log.warn({ outboxId: id, kind, tries, reason }, "A mail could not be sent yet");
  const nextTryAt = sql`now() + make_interval(secs => ${pause / 1_000})`;
  await deps.db.update(outbox).set({ reason, nextTryAt }).where(eq(outbox.id, id));
}
