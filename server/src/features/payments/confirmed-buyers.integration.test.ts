import {
  confirmEmail,
  EMAIL_NOT_CONFIRMED,
  recoveryTexts,
  sendConfirmation,
} from "@mainstreet/contract/account-recovery";
import { mailTexts } from "@mainstreet/contract/mail/mail-texts";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { linkTokenIn, startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import { pagesToSell, setTestCompany } from "../../../test/ready-to-sell.ts";
import { buildApp } from "../../app.ts";

const CONFIRM = mailTexts["confirm-email"]({ name: "", url: "" }).subject;

let mailbox: TestMailbox;
let product: Product;
/** As in production, with a mail server and without one. */
let [withMail, withoutMail]: FastifyInstance[] = [];

beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startProduct({
    ...mailbox.settings,
    ...pagesToSell,
    PUBLIC_URL: "https://dashboard.example",
  });
  await setTestCompany(product.db);
  const config = { ...product.deps.config, isProduction: true };
  withMail = await buildApp({ ...product.deps, config });
  withoutMail = await buildApp({ ...product.deps, config: { ...config, mail: undefined } });
});
afterAll(async () => {
  await withMail?.close();
  await withoutMail?.close();
  await product.assertSound();
  await product.close();
  await mailbox.close();
});

const SMALL = { credits: 25, amount: 999, phone: "9999999999" };

async function order(app: FastifyInstance | undefined, { token }: Visitor, body = SMALL) {
  const response = await app?.inject({
    method: "POST",
    url: "/api/payments/create-order",
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });
  return { status: response?.statusCode, ...response?.json() };
}

test("production sells to confirmed addresses only, and sends the message again on request", async () => {
  const visitor = await product.signUp();
  const { email } = visitor.user;
  await mailbox.waitFor(email, CONFIRM);
  expect(await order(withMail, visitor)).toMatchObject({
    status: 403,
    code: EMAIL_NOT_CONFIRMED,
    message: recoveryTexts.confirmFirst,
  });
  // The body is validated before the address is checked, as the spec requires.
  expect(await order(withMail, visitor, { ...SMALL, amount: 1 })).toMatchObject({
    status: 400,
    fields: { amount: texts.payments.amountMismatch },
  });
  expect((await visitor.send(sendConfirmation, {})).status).toBe(200);
  await expect.poll(() => mailbox.read(email)).toHaveLength(2);
  const token = linkTokenIn(await mailbox.waitFor(email, CONFIRM));
  expect((await product.anonymous(confirmEmail, { body: { token } })).status).toBe(200);
  expect(await order(withMail, visitor)).toMatchObject({ status: 200, order_amount: 999 });
});

test("without a mail server, and in the sandbox, an unconfirmed address buys", async () => {
  const visitor = await product.signUp();
  expect(await order(withoutMail, visitor)).toMatchObject({ status: 200, order_amount: 999 });
  expect(await order(product.app, visitor)).toMatchObject({ status: 200, order_amount: 999 });
});
