import { mailTexts } from "@mainstreet/contract/mail/mail-texts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import { startTcpProxy } from "../../../test/tcp-proxy.ts";
import { type MailServer, openMailServer } from "./send-by-smtp.ts";
import { IS_LONG } from "../../../test/is-long.ts";

const WIDTH = 3;
const TIMEOUT_MS = 2_000;

let mailbox: TestMailbox;
let proxy: Awaited<ReturnType<typeof startTcpProxy>>;
let server: MailServer;

beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.close());
beforeEach(async () => {
  proxy = await startTcpProxy(mailbox.smtpUrl);
  const from = "Mainstreet <no-reply@mainstreet.example>";
  const rest = { longestPauseMs: 1_000, requiresTls: false, linkBase: "" };
  server = openMailServer({ url: proxy.url, from, timeoutMs: TIMEOUT_MS, ...rest }, WIDTH);
});
afterEach(async () => {
  server.close();
  await mailbox.clearFaults();
  await proxy.close();
});

const text = mailTexts["reset-password"]({ name: "Asha", url: "http://localhost" });
let sent = 0;
const send = () => server.send({ id: String((sent += 1)), address: "asha@example.test", text });
const sendMany = (count: number) => Promise.all(Array.from({ length: count }, send));
const SENT = { result: "sent", reason: "" };

test("mails share connections, which end when the sender stops", async () => {
  expect(await sendMany(20)).toEqual(Array.from({ length: 20 }, () => SENT));
  expect(proxy.counts()).toEqual({ open: WIDTH, opened: WIDTH });
  const mails = await mailbox.read("asha@example.test");
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(20);
  server.close();
  await expect.poll(proxy.counts).toEqual({ open: 0, opened: WIDTH });
});

test("a connection that the server or the network ended is opened again for the next mail", async () => {
  await sendMany(WIDTH);
  proxy.cut();
  proxy.restore();
  expect(await sendMany(WIDTH)).toEqual(Array.from({ length: WIDTH }, () => SENT));
});

test("idle connections are closed", async () => {
  await sendMany(WIDTH);
  await expect.poll(() => proxy.counts().open, { timeout: TIMEOUT_MS }).toBe(0);
  expect(await send()).toEqual(SENT);
});

test.runIf(IS_LONG)(
  "a mail that is refused, or takes too long, leaves the others' connections alone",
  async () => {
    await mailbox.fail({ at: "recipient", code: 550, times: 1 });
    expect(await send()).toEqual({ result: "refused", reason: "EENVELOPE 550" });
    await mailbox.fail({ at: "message", delayMs: 60_000, times: 1 });
    const outcomes = (await sendMany(6)).filter(({ result }) => result !== "sent");
    expect(outcomes).toEqual([{ result: "later", reason: "ETIMEDOUT" }]);
    await mailbox.fail({ at: "accepted", dropConnection: true, times: 1 });
    // The mail has arrived, but the sender cannot know that: the outbox sends it once more.
    expect(await send()).toEqual({ result: "later", reason: "ECONNECTION" });
    expect(await send()).toEqual(SENT);
  },
);
