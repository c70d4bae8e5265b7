import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database, Db } from "./database.ts";
import { newId } from "./ids.ts";
import { netlifyTokens } from "../../features/credentials/tables.ts";
import { users } from "./users-table.ts";
import { asTenantTogether } from "./together.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function makeUser(): Promise<string> {
  const id = newId();
  const passwordHash = "-";
  await database.db.insert(users).values({ id, name: "A", email: id, emailKey: id, passwordHash });
  return id;
}

let asked = 0;
/** In the order they are asked for: each locks another row. */
const together = <T>(userId: string, work: (tx: Db) => Promise<T>) =>
  asTenantTogether(database.db, { userId, at: String((asked += 1)) }, work);

/** Adds a token, and answers the number of the transaction and how many tokens it sees. */
const addToken = (userId: string, name = "T") =>
  together(userId, async (tx) => {
    const sealedToken = Buffer.from("sealed");
    const id = newId();
    await tx.insert(netlifyTokens).values({ id, userId, name, sealedToken, tokenMask: "..." });
    const { rows } = await tx.execute<{ transaction: string; tokens: number }>(
      sql`select pg_current_xact_id()::text as transaction, (select count(*)::int from netlify_tokens) as tokens`,
    );
    return rows[0];
  });

test("what a user's pieces ask for at once is one transaction, and another user's is another", async () => {
  const [anna, ben] = [await makeUser(), await makeUser()];
  const all = await Promise.all([anna, anna, ben, anna].map((user) => addToken(user)));
  const [first, second, other, last] = all.map((seen) => seen?.transaction);
  expect([second, last]).toEqual([first, first]);
  expect(other).not.toBe(first);
  // Each is bound to its user by the database itself.
  expect(all.map((seen) => seen?.tokens)).toEqual([1, 2, 1, 3]);
});

test("a piece that is a query itself is asked once", async () => {
  const anna = await makeUser();
  const row = { userId: anna, name: "T", sealedToken: Buffer.from("sealed"), tokenMask: "..." };
  const insert = () =>
    together(anna, (tx) =>
      tx
        .insert(netlifyTokens)
        .values({ id: newId(), ...row })
        .returning({ id: netlifyTokens.id }),
    );
  const made = await Promise.all([insert(), insert(), insert()]);
  expect(made.flat()).toHaveLength(3);
  expect((await addToken(anna))?.tokens).toBe(4);
});

test("one that breaks undoes nothing of the others, and is told its own error", async () => {
  const anna = await makeUser();
  const ends = await Promise.allSettled([
    addToken(anna),
    together(anna, (tx) => tx.execute(sql`select 1 / 0`)),
    addToken(anna),
    together(anna, () => Promise.reject(new Error("mine"))),
  ]);
  expect(ends.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
  ]);
  expect(ends[3]).toMatchObject({ reason: { message: "mine" } });
  expect((await addToken(anna))?.tokens).toBe(3);
});
