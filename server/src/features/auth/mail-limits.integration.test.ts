import {
  changeEmail,
  confirmEmail,
  recoveryTexts,
  sendConfirmation,
} from "@mainstreet/contract/account-recovery";
import { createBusiness } from "@mainstreet/contract/businesses";
import { addLeadRecipient, removeLeadRecipient } from "@mainstreet/contract/lead-settings";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { linkTokenIn, startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import { buildApp } from "../../app.ts";

const PASSWORD = "correct horse";
const CONFIRM = "Confirm your email address";

let mailbox: TestMailbox;
let product: Product;
/** As in production, behind a proxy on this machine. */
let app: FastifyInstance;

beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startProduct({ ...mailbox.settings, RATE_LIMITS: "on" });
  const config = { ...product.deps.config, isProduction: true, trustProxy: "loopback" };
  app = await buildApp({ ...product.deps, config });
});
afterAll(async () => {
  await app.close();
  await product.assertSound();
  await product.close();
  await mailbox.close();
});

let addresses = 0;
const newAddress = () => `limited-${process.pid}-${(addresses += 1)}@example.test`;

async function call(path: string, payload: object, { token = "", from = "192.0.2.1" } = {}) {
  const headers = { "x-forwarded-for": from, ...(token && { authorization: `Bearer ${token}` }) };
  const url = `/api/auth/${path}`;
  const response = await app.inject({ method: "POST", url, headers, payload });
  return { status: response.statusCode, message: response.json<{ message?: string }>().message };
}

async function requestChange(visitor: Visitor) {
  const body = { currentPassword: PASSWORD, newEmail: newAddress() };
  return { newEmail: body.newEmail, ...(await visitor.send(changeEmail, { body })) };
}

test("five mails an hour confirm an address, and counting them blocks nobody", async () => {
  const visitor = await product.signUp();
  for (let n = 0; n < 5; n += 1)
    expect((await visitor.send(sendConfirmation, {})).status).toBe(200);
  expect((await visitor.send(sendConfirmation, {})).status).toBe(429);
  const token = linkTokenIn(await mailbox.waitFor(visitor.user.email, CONFIRM));
  expect((await product.anonymous(confirmEmail, { body: { token } })).status).toBe(200);
});

test("a user may request five new addresses an hour, and none of these mails contains the user's name", async () => {
  const visitor = await product.signUp();
  const requests = [];
  for (let n = 0; n < 5; n += 1) requests.push(await requestChange(visitor));
  expect(requests.map(({ status }) => status)).toEqual(Array(5).fill(200));
  const refused = await requestChange(visitor);
  expect([refused.status, refused.failure.message]).toEqual([
    429,
    recoveryTexts.tooManyRequests(60),
  ]);
  const toNew = await mailbox.waitFor(
    requests[4]?.newEmail ?? "",
    "Confirm your new email address",
  );
  const toOwn = await mailbox.waitFor(visitor.user.email, CONFIRM);
  for (const { text } of [toNew, toOwn]) {
    expect(text).toContain("Hello,");
    expect(text).not.toContain(visitor.user.name);
  }
});

test("new addresses count for the client's network as forgotten passwords do", async () => {
  const from = "203.0.113.7";
  const { token } = await product.signUp();
  for (let n = 0; n < 29; n += 1) await product.deps.limits.spend("mailsFromAddress", from);
  expect((await call("forgot-password", { email: newAddress() }, { from })).status).toBe(200);
  const body = () => ({ currentPassword: PASSWORD, newEmail: newAddress() });
  expect((await call("change-email", body(), { token, from })).status).toBe(429);
  expect((await call("change-email", body(), { token })).status).toBe(200);
});

test("a new password by a link works while wrong links are counted", async () => {
  const { user } = await product.signUp();
  const from = "203.0.113.8";
  for (let n = 0; n < 29; n += 1) await product.deps.limits.spend("wrongLinks", from);
  expect((await call("forgot-password", { email: user.email }, { from })).status).toBe(200);
  const mail = await mailbox.waitFor(user.email, "Choose a new password");
  const body = { token: linkTokenIn(mail), newPassword: "battery staple" };
  expect((await call("reset-password", body, { from })).status).toBe(200);
  expect((await call("reset-password", body, { from })).status).toBe(400);
  expect((await call("reset-password", body, { from })).status).toBe(429);
});

test("an address gets five mails an hour about receiving leads, a user may send thirty, and none contains the user's texts", async () => {
  const visitor = await product.signUp();
  const name = "Cheap pills at pills.example";
  const params = { id: (await visitor.send(createBusiness, { body: { name } })).response.id };
  const add = (address: string) =>
    visitor.send(addLeadRecipient, { params, body: { channel: "mail", address } });
  const address = newAddress();
  for (let n = 0; n < 5; n += 1) {
    const { status, response } = await add(address);
    expect(status).toBe(201);
    await visitor.send(removeLeadRecipient, { params: { ...params, recipientId: response.id } });
  }
  // A request that is refused for another reason does not count towards the limit of the user.
  expect((await add(visitor.user.email)).status).toBe(201);
  for (let n = 0; n < 3; n += 1) expect((await add(visitor.user.email)).status).toBe(409);
  const message = recoveryTexts.tooManyRequests(60);
  const refused = await add(address.toUpperCase());
  expect(refused).toMatchObject({
    status: 429,
    failure: { message, fields: { address: message } },
  });
  for (let n = 0; n < 22; n += 1)
    await product.deps.limits.spend("recipientMails", visitor.user.id);
  const last = newAddress();
  expect((await add(last)).status).toBe(201);
  expect((await add(newAddress())).status).toBe(429);
  const mail = await mailbox.waitFor(last, "Confirm that you want messages from website visitors");
  expect(mail.text + mail.html).not.toContain("pills");
  // A phone number is sent no mail, so it does not count.
  const body = { channel: "sms" as const, address: "336-555-0142" };
  expect((await visitor.send(addLeadRecipient, { params, body })).status).toBe(201);
});
