import { setTimeout as sleep } from "node:timers/promises";
import { forgotPassword } from "@mainstreet/contract/account-recovery";
import { mailTexts } from "@mainstreet/contract/mail/mail-texts";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import { openMailServer } from "./send-by-smtp.ts";
import { IS_LONG } from "../../../test/is-long.ts";

const RESET = mailTexts["reset-password"]({ name: "", url: "" }).subject;
const CONFIRM = mailTexts["confirm-email"]({ name: "", url: "" }).subject;
const PASSWORD = "a-password-of-the-mail-server";
const METRICS_TOKEN = "metrics-token-of-this-test";

let mailbox: TestMailbox;
let product: Product;
let visitor: Visitor;

beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startProduct({
    ...mailbox.settings,
    // It does not matter which addresses: the emulator accepts all of them, until a fault refuses them.
    SMTP_URL: mailbox.smtpUrl.replace("//", `//mainstreet:${PASSWORD}@`),
    METRICS_TOKEN,
    PROVIDER_TIMEOUT_MS: "500",
  });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
  await mailbox.close();
  expect(product.logs.join("")).not.toContain(PASSWORD);
});
afterEach(() => mailbox.clearFaults());
beforeEach(async () => {
  visitor = await product.signUp();
  await mailbox.waitFor(visitor.user.email, CONFIRM);
});

const ask = () => product.anonymous(forgotPassword, { body: { email: visitor.user.email } });

type Row = { state: string; reason: string; tries: number; address: string };

/** The newest mail for a new password. */
async function newest(): Promise<Row | undefined> {
  const { rows } = await product.db.execute<Row>(
    sql`select state, reason, tries, address from outbox where kind = 'reset-password' order by created_at desc limit 1`,
  );
  return rows[0];
}

async function readMetric(name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await product.app.inject({ url: "/metrics", headers });
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(body)?.[1]);
}

test.each([
  { fault: "refuses our password", at: "auth", code: 535, reason: "EAUTH 535" },
  { fault: "refuses our sender", at: "sender", code: 550, reason: "EENVELOPE 550" },
  { fault: "is busy", at: "message", code: 452, reason: "EMESSAGE 452" },
])("a mail is kept while the mail server $fault, and sent afterwards", async (given) => {
  const { at, code, reason } = given;
  await mailbox.fail({ at, code, times: 1_000_000 });
  // The connection of the mail before is idle, and is closed: the next mail signs in again.
  await sleep(1_000);
  expect((await ask()).status).toBe(200);
  await expect.poll(newest).toMatchObject({ state: "waiting", reason });
  expect((await newest())?.tries).toBeGreaterThan(0);
  await mailbox.clearFaults();
  await mailbox.waitFor(visitor.user.email, RESET);
  await expect.poll(newest).toMatchObject({ state: "sent", reason: "", address: "" });
});

test.runIf(IS_LONG)(
  "no request waits for a slow mail server, and the metrics show what waits",
  async () => {
    // Once by an open connection, and once by a new one.
    await mailbox.fail({ at: "recipient", delayMs: 60_000, times: 2 });
    const startedAt = performance.now();
    expect((await ask()).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await mailbox.waitFor(visitor.user.email, RESET);
    await expect.poll(newest).toMatchObject({ state: "sent" });
    expect((await newest())?.tries).toBeGreaterThan(1);

    await mailbox.fail({ at: "recipient", code: 451, times: 1_000_000 });
    await ask();
    await expect.poll(() => readMetric("mainstreet_mails_retrying")).toBe(1);
    expect(await readMetric("mainstreet_mails_waiting")).toBe(1);
    expect(await readMetric("mainstreet_mail_oldest_waiting_seconds")).toBeGreaterThan(0);
    await mailbox.clearFaults();
  },
);

test("a mail that no server accepts for a day fails with the reason", async () => {
  await mailbox.fail({ at: "recipient", code: 451, times: 1_000_000 });
  await ask();
  await expect.poll(newest).toMatchObject({ state: "waiting", reason: "EENVELOPE 451" });
  await product.db.execute(
    sql`update outbox set created_at = now() - interval '24 hours' where state = 'waiting'`,
  );
  const isFailed = sql`select state, reason, address from outbox where state = 'failed'`;
  await expect
    .poll(async () => (await product.db.execute<Row>(isFailed)).rows[0])
    .toMatchObject({
      reason: expect.stringMatching(/tries in a day: EENVELOPE 451$/),
      address: "",
    });
  await mailbox.clearFaults();
});

test("nothing is sent without encryption to another machine, nor to a port that is closed", async () => {
  const { mail } = product.deps.config;
  if (!mail) throw new Error("Mail is not set up");
  const text = mailTexts["reset-password"]({ name: "Asha", url: "http://localhost" });
  const message = { id: "0", address: "nobody@example.test", text };
  const send = async (changes: Partial<typeof mail>) => {
    const server = openMailServer({ ...mail, ...changes }, 1);
    return server.send(message).finally(server.close);
  };
  const plain = await send({ requiresTls: true });
  expect(plain).toEqual({ result: "later", reason: expect.stringMatching(/^ETLS/) });
  const closed = await send({ url: "smtp://127.0.0.1:1" });
  expect(closed).toEqual({ result: "later", reason: expect.stringMatching(/^(ESOCKET|ECONN)/) });
  expect(await mailbox.read("nobody@example.test")).toEqual([]);
});
