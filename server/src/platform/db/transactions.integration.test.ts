import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database } from "./database.ts";
import { newId } from "./ids.ts";
import { users } from "./users-table.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("a transaction that throws is rolled back, and its connection serves the next one", async () => {
  const { db } = database;
  const id = newId();
  const broken = db.transaction(async (tx) => {
    await tx.insert(users).values({ id, name: "A", email: id, emailKey: id, passwordHash: "-" });
    throw new Error("broken");
  });
  await expect(broken).rejects.toThrow("broken");
  await expect(db.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
  const seen = await db.transaction((tx) => tx.select({ id: users.id }).from(users));
  expect(seen).toEqual([]);
});
