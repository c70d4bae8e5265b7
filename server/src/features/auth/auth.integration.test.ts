import { createHook } from "node:async_hooks";
import { createHash } from "node:crypto";
import { login, logout, signup } from "@mainstreet/contract/auth";
import { creditBalance, creditHistory } from "@mainstreet/contract/credits";
import { changePassword, endSession, listSessions } from "@mainstreet/contract/sessions";
import { texts } from "@mainstreet/contract/texts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import { type Product, startProduct } from "../../../test/harness.ts";
import { sessionOf } from "../../../test/session-of.ts";
import { sessions } from "./tables.ts";
import { users } from "../../platform/db/users-table.ts";

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

async function sessionCount(userId: string): Promise<number> {
  return product.db.$count(sessions, eq(sessions.userId, userId));
}

const asha = { name: "Asha Rao", email: "asha@example.test", password: "correct horse" };

test("a newcomer signs up, is signed in, and has five credits with their history row [spec 1, 3, 7]", async () => {
  const { status, response } = await product.anonymous(signup, { body: asha });
  expect(status).toBe(201);
  expect(response.user).toMatchObject({ name: "Asha Rao", email: "asha@example.test" });
  const headers = { authorization: `Bearer ${response.token}` };
  const balance = await product.anonymous(creditBalance, { headers });
  expect(balance.response).toEqual({ credits: 5 });
  const history = await product.anonymous(creditHistory, { headers });
  expect(history.response.transactions).toMatchObject([
    { type: "initialize", amount: 5, balance: 5 },
  ]);
});

test("an address that is taken is refused, however it is spelt", async () => {
  const again = { ...asha, email: " ASHA@example.test " };
  const { status, failure } = await product.anonymous(signup, { body: again });
  expect(status).toBe(409);
  expect(failure.message).toBe(texts.auth.emailTaken);
});

test("twenty people who take one address at once get one account", async () => {
  const body = { ...asha, email: "race@example.test" };
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => product.anonymous(signup, { body })),
  );
  expect(countByStatus(replies)).toEqual({ 201: 1, 409: 19 });
});

test.each([
  { wrong: { name: " " }, text: texts.auth.fillInAllFields },
  { wrong: { password: "" }, text: texts.auth.fillInAllFields },
  { wrong: { password: "12345" }, text: texts.auth.passwordTooShort },
  { wrong: { email: "asha" }, text: texts.auth.invalidEmail },
])("$wrong is refused with '$text' next to the field [spec 5, 9]", async ({ wrong, text }) => {
  const { status, failure } = await product.anonymous(signup, { body: { ...asha, ...wrong } });
  expect(status).toBe(400);
  expect(failure.message).toBe(text);
  expect(failure.fields).toEqual({ [Object.keys(wrong)[0] ?? ""]: text });
});

test("a wrong password and an unknown address get the same refusal [spec 7]", async () => {
  const { email } = (await product.signUp()).user;
  const wrong = await product.anonymous(login, { body: { email, password: "wrong horse" } });
  const unknown = await product.anonymous(login, {
    body: { ...asha, email: "nobody@example.test" },
  });
  expect(wrong.status).toBe(401);
  expect(unknown.status).toBe(401);
  const { requestId: _one, ...first } = wrong.failure;
  const { requestId: _two, ...second } = unknown.failure;
  expect(first).toEqual(second);
});

/** How many password hashes Node computes during `work`. */
async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => void (count += Number(type === "ARGON2REQUEST")),
  });
  hook.enable();
  await work().finally(() => hook.disable());
  return count;
}

test("a login hashes the password once, whether or not the address is known", async () => {
  const addresses = [asha.email, "nobody@example.test"];
  for (const email of addresses) {
    const body = { email, password: "wrong horse" };
    expect(await hashesDuring(() => product.anonymous(login, { body })), email).toBe(1);
  }
});

test("a token is 32 random bytes, and another one at each login", async () => {
  const tokens = await Promise.all([1, 2, 3].map(() => signedIn(asha.email, asha.password)));
  expect(tokens.map((token) => Buffer.from(token, "base64url").length)).toEqual([32, 32, 32]);
  expect(new Set(tokens).size).toBe(3);
});

test("sessions are listed and ended, and an ended one opens nothing", async () => {
  const first = await signedIn(asha.email, asha.password);
  const second = await signedIn(asha.email, asha.password);
  const headers = { authorization: `Bearer ${first}` };
  const { response: listed } = await product.anonymous(listSessions, { headers });
  expect(listed.filter(({ current }) => current)).toHaveLength(1);
  const other = listed.find(({ current }) => !current);
  const ending = { params: { id: other?.id ?? "" }, body: { currentPassword: asha.password } };
  expect((await product.anonymous(endSession, { headers, ...ending })).status).toBe(200);
  await product.anonymous(logout, { headers });
  const { status, failure } = await product.anonymous(creditBalance, { headers });
  expect(status).toBe(401);
  expect(failure.message).toBe("Authentication required. Please login again.");
  expect(second).not.toBe(first);
});

test("a session is over a week after its last use and thirty days after its start, and is listed no more [spec 4]", async () => {
  const visitor = await product.signUp();
  const ids = await Promise.all([1, 2].map(() => signedIn(visitor.user.email)));
  const aged = async (column: string, interval: string, token: string) => {
    const { response } = await product.anonymous(listSessions, bearer(token));
    const id = response.find(({ current }) => current)?.id;
    await product.db.execute(
      sql`update sessions set ${sql.identifier(column)} = now() + ${interval}::interval where id = ${id}`,
    );
    return (await product.anonymous(creditBalance, bearer(token))).status;
  };
  const [idle = "", old = ""] = ids;
  expect(await aged("last_used_at", "-6 days -23 hours", idle)).toBe(200);
  expect(await aged("last_used_at", "-7 days -1 second", idle)).toBe(401);
  expect(await aged("expires_at", "-1 second", old)).toBe(401);
  const [started] = await product.db
    .select({ days: sql<number>`extract(day from expires_at - created_at)::int` })
    .from(sessions)
    .where(eq(sessions.userId, visitor.user.id));
  expect(started?.days).toBe(30);
  expect((await visitor.send(listSessions, {})).response).toMatchObject([{ current: true }]);
  const age = (interval: string) =>
    product.db.execute(sql`
      update sessions set last_used_at = last_used_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval
      where user_id = ${visitor.user.id} and not (expires_at > now() and last_used_at > now() - interval '7 days')`);
  const count = async () => {
    await signedIn(visitor.user.email);
    return sessionCount(visitor.user.id);
  };
  // Two ended sessions remain stored for a week after their end.
  expect(await count()).toBe(4);
  await age("6 days 23 hours");
  expect(await count()).toBe(5);
  await age("1 hour");
  expect(await count()).toBe(4);
});

test("the device of an ended session gets the reason, and an unknown token gets none", async () => {
  const visitor = await product.signUp();
  const [ended, expired, left] = await Promise.all(
    [1, 2, 3].map(() => signedIn(visitor.user.email)),
  );
  const refusalOf = async (token = "") => {
    const { status, failure } = await product.anonymous(creditBalance, bearer(token));
    expect([status, failure.message]).toEqual([401, texts.auth.sessionRequired]);
    return failure.code;
  };
  const { response } = await product.anonymous(listSessions, bearer(ended ?? ""));
  const id = response.find(({ current }) => current)?.id ?? "";
  const body = { currentPassword: PASSWORD };
  expect((await visitor.send(endSession, { params: { id }, body })).status).toBe(200);
  expect((await visitor.send(endSession, { params: { id }, body })).status).toBe(404);
  await product.db
    .update(sessions)
    .set({ lastUsedAt: sql`now() - interval '8 days'` })
    .where(
      eq(
        sessions.tokenHash,
        createHash("sha256")
          .update(expired ?? "")
          .digest(),
      ),
    );
  expect(await refusalOf(ended)).toBe("SESSION_ENDED");
  expect(await refusalOf(expired)).toBe("SESSION_EXPIRED");

  const own = visitor.token;
  const change = { currentPassword: PASSWORD, newPassword: "battery staple" };
  expect((await visitor.send(changePassword, { body: change })).status).toBe(200);
  expect(await refusalOf(left)).toBe("PASSWORD_CHANGED");
  // The reason of the first end stays.
  expect(await refusalOf(ended)).toBe("SESSION_ENDED");
  for (const unknown of [own, "no-token-at-all", ""])
    expect(await refusalOf(unknown)).toBe("SESSION_REQUIRED");
  await product.anonymous(logout, bearer(visitor.token));
  expect(await refusalOf(visitor.token)).toBe("SESSION_REQUIRED");
});

test("somebody with a hundred sessions who signs in once more loses the one not used for longest", async () => {
  const visitor = await product.signUp();
  await product.db.execute(sql`
    insert into sessions (id, user_id, token_hash, user_agent, last_used_at, expires_at)
    select gen_random_uuid(), ${visitor.user.id}, sha256((n || ${visitor.token})::bytea), 'robot', now() - n * interval '1 minute', now() + interval '1 day'
    from generate_series(1, 99) as n`);
  await signedIn(visitor.user.email);
  const { response } = await visitor.send(listSessions, {});
  expect(response).toHaveLength(100);
  const oldest = Math.min(...response.map(({ lastUsedAt }) => Date.parse(lastUsedAt)));
  expect(Math.round((Date.now() - oldest) / 60_000)).toBe(98);
});

test("neither token nor password is stored or logged", async () => {
  const token = await signedIn(asha.email, asha.password);
  const rows = await product.db.select().from(users);
  expect(rows[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await product.db.select().from(sessions)).not.toHaveLength(0);
  await product.assertSound({ secrets: [token, asha.password] });
  expect(product.logs.join("")).not.toContain(token);
  expect(product.logs.join("")).not.toContain(asha.password);
});
