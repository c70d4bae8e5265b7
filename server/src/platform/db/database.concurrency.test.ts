import { creditBalance } from "@mainstreet/contract/credits";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import { startProduct } from "../../../test/harness.ts";
import { withoutStatementTimeout } from "../../auditor/without-statement-timeout.ts";
import type { Db } from "./database.ts";

test("a database that drops every connection costs a response 503 at the most, and never the process", async () => {
  const product = await startProduct();
  onTestFinished(product.close);
  const visitor = await product.signUp();
  const failures = new Set<string>();
  for (const _ of Array.from({ length: 10 })) {
    const reads = Array.from({ length: 20 }, () => visitor.send(creditBalance, {}));
    await product.db
      .execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`,
      )
      .catch(() => undefined);
    for (const { status, failure } of await Promise.all(reads))
      if (status !== 200) failures.add(`${status} ${failure.message}`);
  }
  failures.delete(`503 ${texts.shell.unavailable}`);
  expect([...failures]).toEqual([]);
  expect((await visitor.send(creditBalance, {})).status).toBe(200);
  await product.assertSound();
});

test("a statement of a request is bounded in time, one of the audit is not", async () => {
  const database = await openTestDatabase();
  onTestFinished(database.close);
  const bound = async (db: Db) =>
    (await db.execute<{ bound: string }>(sql`select current_setting('statement_timeout') as bound`))
      .rows[0]?.bound;
  expect(await bound(database.db)).toBe("10s");
  expect(await withoutStatementTimeout(database.db, bound)).toBe("0");
  expect(await bound(database.db)).toBe("10s");
});
