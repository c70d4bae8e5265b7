import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { StoredMail } from "@mainstreet/emulators/smtp/mailbox";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database.ts";
import { startMailbox } from "../../../test/mailbox.ts";
import { type ServerProcess, startServerProcess } from "../../../test/server-process.ts";
import { audit } from "../../auditor/audit.ts";
import { openDatabase } from "../../platform/db/open-database.ts";

const MAILS = 10_000;
const KILLS = 12;
const WORKERS = 4;
/** Mails that a worker has in flight when it is killed. */
const WIDTH = 5;

test(`${MAILS} mails arrive through a mail server that fails half the time, while workers are killed`, async ({
  onTestFinished,
}) => {
  const mailbox = await startMailbox();
  const { location, remove } = await createTestDatabase();
  const { db, close } = await openDatabase(location);
  onTestFinished(async () => {
    await close();
    await remove();
    await mailbox.close();
  });
  if (!("url" in location)) throw new Error("Workers need a database that they share");
  await mailbox.fail({ at: "recipient", code: 451, share: 0.25, times: 1_000_000 });
  await mailbox.fail({ at: "message", dropConnection: true, share: 1 / 3, times: 1_000_000 });
  await db.execute(sql`
    with somebody as (
      insert into users (id, name, email, email_key, password_hash)
      values (gen_random_uuid(), 'Asha', 'asha@example.test', 'asha@example.test', '') returning id)
    insert into outbox (id, user_id, kind, address, params)
    select gen_random_uuid(), id, 'account-notice', 'mail-' || n || '@example.test', '{"what":"signed in","when":"today"}'
    from somebody, generate_series(1, ${MAILS}) n`);

  const settings = {
    ...mailbox.settings,
    DATABASE_URL: location.url,
    SECRET_KEY: randomBytes(32).toString("base64"),
    ROLE: "worker",
    // A mail that is accepted later than that is sent twice, which only a kill may cause here.
    PROVIDER_TIMEOUT_MS: "20000",
    MAIL_LONGEST_PAUSE_MS: "2000",
  };
  const startWorker = () => startServerProcess(settings);
  const alive: ServerProcess[] = await Promise.all(Array.from({ length: WORKERS }, startWorker));
  onTestFinished(() => alive.forEach(({ child }) => child.kill("SIGKILL")));
  const countWaiting = async () => {
    const counted = sql`select count(*)::int as waiting from outbox where state = 'waiting'`;
    return (await db.execute<{ waiting: number }>(counted)).rows[0]?.waiting ?? 0;
  };

  const startedAt = performance.now();
  let kills = 0;
  for (let waiting = await countWaiting(); waiting > 0; waiting = await countWaiting()) {
    await sleep(50);
    // Each is killed in the middle of the work.
    if (kills >= KILLS || waiting > MAILS * (1 - (kills + 1) / (KILLS + 2))) continue;
    alive[0]?.child.kill("SIGKILL");
    await alive.shift()?.gone;
    kills += 1;
    alive.push(await startWorker());
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000);

  const response = await fetch(`${mailbox.url}/messages`);
  const mails = (await response.json()) as StoredMail[];
  const sentTo = new Set(mails.map(({ to }) => to));
  const ids = new Set(mails.map(({ messageId }) => messageId));
  const twice = mails.length - ids.size;
  console.log(
    `${MAILS} mails: ${ids.size} arrived, ${twice} of them twice, ${kills} kills, ${seconds} s`,
  );
  expect([sentTo.size, ids.size]).toEqual([MAILS, MAILS]);
  expect(kills).toBeGreaterThanOrEqual(KILLS);
  expect(twice).toBeLessThanOrEqual(kills * WIDTH);
  expect(twice).toBeLessThanOrEqual(MAILS / 100);
  const counted = sql`select state, count(*)::int as count, max(tries) > 1 as "wasTriedAgain" from outbox group by state`;
  expect((await db.execute(counted)).rows).toEqual([
    { state: "sent", count: MAILS, wasTriedAgain: true },
  ]);
  const findings = await audit(db, { isSettled: true });
  expect(findings.filter(({ invariant }) => invariant === "I10")).toEqual([]);
}, 3_600_000);
