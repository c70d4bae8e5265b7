import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import { asTenant, type Database, type Db, readAsOwner, readAsTenant } from "./database.ts";
import { newId } from "./ids.ts";
import { prepareOnce } from "./prepare-once.ts";
import { netlifyTokens } from "../../features/credentials/tables.ts";
import { users } from "./users-table.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function makeUser(): Promise<string> {
  const { db } = database;
  const userId = newId();
  const person = { id: userId, name: "A", email: userId, emailKey: userId, passwordHash: "-" };
  await db.insert(users).values(person);
  const sealedToken = Buffer.from("sealed");
  await asTenant(db, userId, (tx) =>
    tx
      .insert(netlifyTokens)
      .values({ id: newId(), userId, name: "T", sealedToken, tokenMask: "…" }),
  );
  return userId;
}

const seen = {
  tokens: sql<number>`(select count(*)::int from netlify_tokens)`,
  role: sql<string>`current_user::text`,
  process: sql<number>`pg_backend_pid()`,
  /** That of its transaction. */
  time: sql<string>`now()::text`,
};
/** Names no user: only the database itself keeps it from the rows of others. */
const lookAround = prepareOnce((db) =>
  db
    .select(seen)
    .from(sql`(values (1)) as one`)
    .prepare("look_around"),
);
const look = (db: Db) => lookAround(db).execute();
const divide = prepareOnce((db) =>
  db
    .select({ quotient: sql<number>`6 / ${sql.placeholder("by")}::int` })
    .from(sql`(values (1)) as one`)
    .prepare("divide"),
);

test("what tenants read at once is one message, in which each sees their own rows", async () => {
  const { db, kind } = database;
  const [anna, ben] = [await makeUser(), await makeUser()];
  const looks = await Promise.all([
    readAsTenant(db, anna, look),
    readAsOwner(db, look),
    readAsTenant(db, ben, look),
    readAsTenant(db, anna, look),
  ]);
  const [first, owner, second, third] = looks.flat();
  expect([first, second, third].map((one) => one?.tokens)).toEqual([1, 1, 1]);
  expect([first, second, third].map((one) => one?.role)).toEqual(
    Array(3).fill("mainstreet_tenant"),
  );
  expect(owner).toMatchObject({ tokens: 2, role: (await look(db))[0]?.role });
  // PGlite is in this process: there is no way to be saved.
  if (kind === "postgres") expect([second, third]).toEqual([first, first]);
});

test("a question that fails, fails alone, and what a message has set up is gone after it", async () => {
  const { db, kind } = database;
  const anna = await makeUser();
  const by = (divisor: number) =>
    readAsTenant(db, anna, (reader) => divide(reader).execute({ by: divisor }));
  for (const _ of ["once", "again"]) {
    const looks = () => readAsTenant(db, anna, look);
    const all = await Promise.allSettled([by(2), looks(), by(0), by(3), looks()]);
    const [half, before, broken, third, looked] = all;
    expect(half).toMatchObject({ value: [{ quotient: 3 }] });
    expect(broken).toMatchObject({ reason: { cause: { message: "division by zero" } } });
    expect(third).toMatchObject({ value: [{ quotient: 2 }] });
    expect(looked).toMatchObject({ value: [{ tokens: 1 }] });
    // The others were asked anew in one message.
    if (kind === "postgres") expect(looked).toEqual(before);
  }
  const user = sql<string>`coalesce(current_setting('app.user_id', true), '')`;
  const [after] = await db.select({ ...seen, user }).from(sql`(values (1)) as one`);
  expect(after).toMatchObject({ role: (await readAsOwner(db, look))[0]?.role, user: "" });
});
