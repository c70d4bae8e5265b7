import { accountTexts } from "@mainstreet/contract/account-texts";
import { login } from "@mainstreet/contract/auth";
import { creditBalance } from "@mainstreet/contract/credits";
import { listSecurityEvents } from "@mainstreet/contract/security-events";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { linkTokenIn, startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import { sessionOf } from "../../../test/session-of.ts";
import { operateAccount } from "./operate-account.ts";

let mailbox: TestMailbox;
let product: Product;

beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startProduct(mailbox.settings);
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
  await mailbox.close();
});

test("an operator disables an account and opens it again", async () => {
  const visitor = await product.signUp();
  const { email } = visitor.user;
  expect(await operateAccount(product.db, "disable", email.toUpperCase())).toBe(true);
  expect((await visitor.send(creditBalance, {})).status).toBe(401);
  const right = { email, password: "correct horse" };
  const refused = await product.anonymous(login, { body: right });
  expect([refused.status, refused.failure.message]).toEqual([403, accountTexts.disabled]);
  const wrong = await product.anonymous(login, { body: { email, password: "wrong horse" } });
  expect(wrong.status).toBe(401);

  await operateAccount(product.db, "enable", email);
  const { response } = await product.anonymous(login, { body: right });
  const headers = { authorization: `Bearer ${sessionOf(response).token}` };
  const listed = await product.anonymous(listSecurityEvents, {
    headers,
    query: { group: "account" },
  });
  expect(listed.response.events.map(({ kind, actor }) => [kind, actor])).toEqual([
    ["account-enabled", "operator"],
    ["account-disabled", "operator"],
  ]);
});

test("an operator sends a link for a new password, and nothing for an unknown address", async () => {
  const { user } = await product.signUp();
  expect(await operateAccount(product.db, "reset-password", user.email)).toBe(true);
  linkTokenIn(await mailbox.waitFor(user.email, "Choose a new password"));
  expect(await operateAccount(product.db, "reset-password", "nobody@example.test")).toBe(false);
});

test("a new password and the operator's acts make devices unknown, but not the one that sets the password", async () => {
  const { user } = await product.signUp();
  const right = { email: user.email, password: "correct horse" };
  const sent = await product.app.inject({ method: "POST", url: "/api/auth/login", payload: right });
  const own = sent.cookies.find(({ name }) => name === "__Host-device");
  const devices = async () => {
    const { rows } = await product.db.execute<{ device: string }>(
      sql`select device from known_devices where user_id = ${user.id} order by created_at`,
    );
    return rows.map(({ device }) => device);
  };
  const before = await devices();
  expect(before).toHaveLength(2);
  const changed = await product.app.inject({
    method: "POST",
    url: "/api/auth/change-password",
    headers: { authorization: `Bearer ${sent.json<{ token: string }>().token}` },
    cookies: { "__Host-device": own?.value ?? "" },
    payload: { currentPassword: right.password, newPassword: "battery staple" },
  });
  expect(changed.statusCode).toBe(200);
  expect(await devices()).toEqual(before.slice(1));
  await operateAccount(product.db, "end-sessions", user.email);
  expect(await devices()).toEqual([]);
});
