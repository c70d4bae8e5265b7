import { endSession, listSessions, login, logout, signup } from "@mainstreet/contract/auth";
import { creditBalance, creditHistory } from "@mainstreet/contract/credits";
import { texts } from "@mainstreet/contract/texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { sessions, users } from "../../platform/schema.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

const asha = { name: "Asha Rao", email: "asha@example.test", password: "correct horse" };

test("a newcomer signs up, is signed in, and has five credits with their history row", async () => {
  const { status, answer } = await product.anonymous(signup, { body: asha });
  expect(status).toBe(201);
  expect(answer.user).toMatchObject({ name: "Asha Rao", email: "asha@example.test" });
  const headers = { authorization: `Bearer ${answer.token}` };
  const balance = await product.anonymous(creditBalance, { headers });
  expect(balance.answer).toEqual({ credits: 5 });
  const history = await product.anonymous(creditHistory, { headers });
  expect(history.answer.transactions).toMatchObject([
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
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
});

test.each([
  { wrong: { name: " " }, text: texts.auth.fillInAllFields },
  { wrong: { password: "" }, text: texts.auth.fillInAllFields },
  { wrong: { password: "12345" }, text: texts.auth.passwordTooShort },
  { wrong: { email: "asha" }, text: texts.auth.invalidEmail },
])("$wrong is refused with '$text' beside the field", async ({ wrong, text }) => {
  const { status, failure } = await product.anonymous(signup, { body: { ...asha, ...wrong } });
  expect(status).toBe(400);
  expect(failure.message).toBe(text);
  expect(failure.fields).toEqual({ [Object.keys(wrong)[0] ?? ""]: text });
});

test("a wrong password and an unknown address get the same refusal", async () => {
  const wrong = await product.anonymous(login, { body: { ...asha, password: "wrong horse" } });
  const unknown = await product.anonymous(login, {
    body: { ...asha, email: "nobody@example.test" },
  });
  expect(wrong.status).toBe(401);
  expect(unknown.status).toBe(401);
  const { requestId: _one, ...first } = wrong.failure;
  const { requestId: _two, ...second } = unknown.failure;
  expect(first).toEqual(second);
});

test("sessions are listed and ended, and an ended one opens nothing", async () => {
  const { answer: first } = await product.anonymous(login, { body: asha });
  const { answer: second } = await product.anonymous(login, { body: asha });
  const headers = { authorization: `Bearer ${first.token}` };
  const { answer: listed } = await product.anonymous(listSessions, { headers });
  expect(listed.filter(({ current }) => current)).toHaveLength(1);
  const other = listed.find(({ current }) => !current);
  await product.anonymous(endSession, { headers, params: { id: other?.id ?? "" } });
  await product.anonymous(logout, { headers });
  const { status, failure } = await product.anonymous(creditBalance, { headers });
  expect(status).toBe(401);
  expect(failure.message).toBe("Authentication required. Please login again.");
  expect(second.token).not.toBe(first.token);
});

test("neither token nor password is stored or logged", async () => {
  const { answer } = await product.anonymous(login, { body: asha });
  const rows = await product.db.select().from(users);
  expect(rows[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await product.db.select().from(sessions)).not.toHaveLength(0);
  await product.assertSound({ secrets: [answer.token, asha.password] });
  expect(product.logs.join("")).not.toContain(answer.token);
  expect(product.logs.join("")).not.toContain(asha.password);
});
