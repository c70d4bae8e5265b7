import { login, logout } from "@mainstreet/contract/auth";
import { creditBalance } from "@mainstreet/contract/credits";
import {
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
} from "@mainstreet/contract/sessions";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { sessionOf } from "../../../test/session-of.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

/** What the harness signs its visitors up with. */
const PASSWORD = "correct horse";

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function signedIn(email: string, password = PASSWORD): Promise<string> {
  const { status, response } = await product.anonymous(login, { body: { email, password } });
  expect(status).toBe(200);
  return sessionOf(response).token;
}

test("a new password ends all other sessions, a wrong current one changes nothing", async () => {
  const visitor = await product.signUp();
  const { email } = visitor.user;
  const other = await signedIn(email);
  const stranger = await product.signUp();
  const change = (currentPassword: string, newPassword: string) =>
    visitor.send(changePassword, { body: { currentPassword, newPassword } });

  const wrong = await change("wrong horse", "battery staple");
  expect([wrong.status, wrong.failure.fields]).toEqual([
    400,
    { currentPassword: texts.auth.wrongPassword },
  ]);
  const short = await change(PASSWORD, "12345");
  expect(short.failure.fields).toEqual({ newPassword: texts.auth.passwordTooShort });
  expect((await product.anonymous(creditBalance, bearer(other))).status).toBe(200);

  const replaced = visitor.token;
  const { response } = await change(PASSWORD, "battery staple");
  expect(response).toEqual({ success: true, token: expect.any(String) });
  expect(Buffer.from(response.token, "base64url")).toHaveLength(32);
  for (const token of [other, replaced])
    expect((await product.anonymous(creditBalance, bearer(token))).status).toBe(401);
  expect((await visitor.send(listSessions, {})).response).toMatchObject([{ current: true }]);
  expect((await stranger.send(creditBalance, {})).status).toBe(200);
  const old = await product.anonymous(login, { body: { email, password: PASSWORD } });
  expect(old.status).toBe(401);
  await signedIn(email, "battery staple");
});

test("a session that starts with the old password during its change ends with the change", async () => {
  const visitor = await product.signUp();
  const body = { email: visitor.user.email, password: PASSWORD };
  const passwords = { currentPassword: PASSWORD, newPassword: "battery staple" };
  await Promise.all([
    ...[1, 2, 3].map(() => product.anonymous(login, { body })),
    visitor.send(changePassword, { body: passwords }),
    ...[1, 2, 3].map(() => product.anonymous(login, { body })),
  ]);
  expect((await visitor.send(listSessions, {})).response).toHaveLength(1);
});

test("a password is not changed by a session that ends during the change", async () => {
  const visitor = await product.signUp();
  const other = await signedIn(visitor.user.email);
  const { response } = await visitor.send(listSessions, {});
  const id = response.find(({ current }) => current)?.id ?? "";
  await product.db.execute(sql`
    create or replace function end_first() returns trigger language plpgsql as $$ begin
      update sessions set expires_at = now() where user_id = new.id; return new; end $$`);
  await product.db.execute(sql`
    create trigger ends_first before update on users for each row execute function end_first()`);
  const body = { currentPassword: PASSWORD, newPassword: "battery staple" };
  expect((await visitor.send(changePassword, { body })).status).toBe(401);
  await product.db.execute(sql`drop trigger ends_first on users`);
  expect((await product.anonymous(creditBalance, bearer(other))).status).toBe(200);
  expect(id).not.toBe("");
  await signedIn(visitor.user.email);
});

test("ending other sessions needs the password; logging out oneself does not", async () => {
  const visitor = await product.signUp();
  const other = await signedIn(visitor.user.email);
  const { response } = await product.anonymous(listSessions, bearer(other));
  const id = response.find(({ current }) => current)?.id ?? "";
  const refused = { currentPassword: texts.auth.wrongPassword };
  const blank = { currentPassword: texts.auth.fillInAllFields };
  for (const [currentPassword, fields] of [
    ["wrong horse", refused],
    ["", blank],
  ] as const) {
    const body = { currentPassword };
    const one = await visitor.send(endSession, { params: { id }, body });
    const all = await visitor.send(endOtherSessions, { body });
    expect([one.status, one.failure.fields]).toEqual([400, fields]);
    expect([all.status, all.failure.fields]).toEqual([400, fields]);
  }
  expect((await product.anonymous(creditBalance, bearer(other))).status).toBe(200);
  expect((await visitor.send(logout, {})).status).toBe(200);
  expect((await visitor.send(creditBalance, {})).status).toBe(401);
});

test("all other sessions end at once, nobody else's", async () => {
  const [visitor, stranger] = await Promise.all([product.signUp(), product.signUp()]);
  const other = await signedIn(visitor.user.email);
  const body = { currentPassword: PASSWORD };
  expect((await visitor.send(endOtherSessions, { body })).response).toEqual({ success: true });
  expect((await product.anonymous(creditBalance, bearer(other))).status).toBe(401);
  expect((await visitor.send(creditBalance, {})).status).toBe(200);
  const [theirs] = (await stranger.send(listSessions, {})).response;
  const refused = await visitor.send(endSession, { params: { id: theirs?.id ?? "" }, body });
  expect([refused.status, refused.failure.message]).toEqual([404, texts.shell.notFound]);
  expect((await stranger.send(creditBalance, {})).status).toBe(200);
});
