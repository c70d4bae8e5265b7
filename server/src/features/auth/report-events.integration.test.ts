import { createBusiness, deleteBusiness } from "@mainstreet/contract/businesses";
import { login } from "@mainstreet/contract/auth";
import { removeTotp } from "@mainstreet/contract/second-factor";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { addApp, VISITOR_PASSWORD, proveByPassword } from "../../../test/second-factor.ts";
import { reportEvents } from "./report-events.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const report = async (...words: string[]) => (await reportEvents(product.db, words)) ?? "";

const signIn = ({ user: { email } }: Visitor, headers: Record<string, string> = {}) =>
  product.anonymous(login, { body: { email, password: VISITOR_PASSWORD }, headers });

test("an operator reads what happened by account, kind and day, as lines and as a file", async () => {
  const [visitor, other] = [await product.signUp(), await product.signUp()];
  const { email, id } = visitor.user;
  await signIn(visitor);
  const all = await report(email);
  expect(all.split("\n").filter((line) => line.includes("  signed-"))).toHaveLength(2);
  expect(all).toContain("2 events.");
  expect(all).not.toContain(other.user.id);
  const signUps = await report("--kind", "signed-up");
  expect(signUps).toContain(id);
  expect(signUps).toContain(other.user.id);
  expect(signUps).not.toContain("signed-in");
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  expect(await report(email, "--since", tomorrow)).toBe("0 events.\n");
  const file = await report(email, "--csv");
  expect(file.split("\r\n")[0]).toContain("Date,User,Kind,About,By,Address,Request,Device");
  expect(file.trim().split("\r\n")).toHaveLength(3);
  for (const wrong of [["--kind", "nothing"], ["--since", "noon"], ["--all"], ["a", "b"]])
    expect(await reportEvents(product.db, wrong)).toBeUndefined();
});

test("a name or a browser with line breaks is one line, and a long one is cut", async () => {
  const visitor = await product.signUp();
  const name = `Roofs\n2030-01-01  signed-in ${String.fromCodePoint(27)}[2J`;
  const { response } = await visitor.send(createBusiness, { body: { name } });
  await visitor.send(deleteBusiness, { params: { id: response.id } });
  await signIn(visitor, { "user-agent": `Tab\there ${"x".repeat(2_000)}` });
  const { rows } = await product.db.execute<{ subject: string; user_agent: string }>(
    sql`select subject, user_agent from security_events where user_id = ${visitor.user.id}`,
  );
  const texts = rows.flatMap((row) => [row.subject, row.user_agent]);
  expect(texts.filter((text) => /\p{Cc}/u.test(text))).toEqual([]);
  expect(Math.max(...texts.map(({ length }) => length))).toBe(300);
  const lines = (await report(visitor.user.email)).trim().split("\n");
  expect(lines).toHaveLength(rows.length + 1);
});

test("an app that is removed and a sign-in on a known device are recorded", async () => {
  const visitor = await product.signUp();
  const first = await signIn(visitor);
  const [cookie = ""] = String(first.headers["set-cookie"]).split(";");
  await signIn(visitor, { cookie });
  await proveByPassword(visitor);
  await addApp(visitor);
  await visitor.send(removeTotp, {});
  const all = await report(visitor.user.email);
  expect(all).toContain("  signed-in  ");
  expect(all).toContain("  authenticator-removed  ");
});
