import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database, Db } from "./database.ts";
import { newId } from "./ids.ts";
import { users } from "./users-table.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const first = {
  "with parameters": (tx: Db) => tx.execute(sql`select ${1}::int`),
  "without parameters": (tx: Db) => tx.execute(sql`select 1`),
  "by Drizzle": (tx: Db) => tx.select().from(users),
};

test.each(Object.entries(first))(
  "a transaction whose first statement is one %s is taken back whole, and the next one is a new one",
  async (_, statement) => {
    const { db } = database;
    const id = newId();
    const broken = db.transaction(async (tx) => {
      await statement(tx);
      await tx.insert(users).values({ id, name: "A", email: id, emailKey: id, passwordHash: "-" });
      throw new Error("broken");
    });
    await expect(broken).rejects.toThrow("broken");
    const seen = await db.transaction((tx) => tx.select({ id: users.id }).from(users));
    expect(seen).toEqual([]);
    await expect(db.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
    const { rows } = await db.transaction((tx) => tx.execute(sql`select 2 as two`));
    expect(rows).toEqual([{ two: 2 }]);
    await db.transaction(async () => undefined);
  },
);
