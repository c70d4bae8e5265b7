import { setImmediate } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import { type Database, readAsOwner, readAsTenant } from "./database.ts";
import { newId } from "./ids.ts";
import { prepareOnce } from "./prepare-once.ts";
import { netlifyTokens } from "../../features/credentials/tables.ts";
import { users } from "./users-table.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const one = sql`(values (1)) as one`;
const sleep = prepareOnce((db) =>
  db
    .select({ slept: sql`pg_sleep(${sql.placeholder("seconds")})` })
    .from(one)
    .prepare("sleep"),
);
const look = prepareOnce((db) =>
  db
    .select({ process: sql<number>`pg_backend_pid()` })
    .from(one)
    .prepare("look"),
);
const tokens = prepareOnce((db) => db.select().from(netlifyTokens).prepare("tokens"));
const rename = prepareOnce((db) =>
  db.update(users).set({ name: "B" }).returning().prepare("rename"),
);

const sleepFor = (seconds: number) =>
  readAsTenant(database.db, newId(), (db) => sleep(db).execute({ seconds }));
const lookAround = () => readAsOwner(database.db, (db) => look(db).execute());

test("a reader cannot write, not even as the owner, and asks nothing but what is prepared", async () => {
  const { db } = database;
  const written = readAsOwner(db, (reader) => rename(reader).execute());
  await expect(written).rejects.toMatchObject({
    cause: { message: "cannot execute UPDATE in a read-only transaction" },
  });
  await expect(readAsOwner(db, (reader) => reader.select().from(users))).rejects.toMatchObject({
    cause: { message: "Only a prepared query of a known user" },
  });
});

test("a statement is known by its text, whatever it is called, and takes what Drizzle passes on", async () => {
  const called = (text: SQL) =>
    prepareOnce((db) => db.select({ is: text }).from(one).prepare("become"));
  const all = [
    called(sql`'this'`),
    called(sql`'that'`),
    called(sql`${sql.placeholder("x")}::bool`),
  ];
  for (const _ of ["prepared", "known"]) {
    const answers = all.map((query) =>
      readAsOwner(database.db, (db) => query(db).execute({ x: true })),
    );
    expect((await Promise.all(answers)).flat()).toEqual([
      { is: "this" },
      { is: "that" },
      { is: true },
    ]);
  }
  const odd = readAsOwner(database.db, (db) => sleep(db).execute({ seconds: new Date(0) }));
  const other = lookAround();
  await expect(odd).rejects.toMatchObject({
    cause: { message: "A reader does not take a value of type object" },
  });
  expect(await other).toHaveLength(1);
});

test("nobody's reads are the owner's", async () => {
  const nobody: string = JSON.parse('""');
  await expect(readAsTenant(database.db, nobody, (db) => look(db).execute())).rejects.toThrow(
    "Not a user's id",
  );
});

test("a lock on what tenants read holds up no session", async () => {
  const { db } = database;
  const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction(async (tx) => {
    await tx.execute(sql`lock table netlify_tokens in access exclusive mode`);
    locked.resolve();
    await done.promise;
  });
  await locked.promise;
  const told: string[] = [];
  const tenant = readAsTenant(db, newId(), (reader) => tokens(reader).execute());
  const waiting = tenant.then((rows) => void told.push(`${rows.length} tokens`));
  await lookAround().then(() => told.push("session"));
  done.resolve();
  await Promise.all([holding, waiting]);
  expect(told).toEqual(["session", "0 tokens"]);
});

test("questions whose connection is lost under way are asked again on another", async () => {
  await lookAround();
  const asked = Promise.all([sleepFor(0.2), lookAround(), lookAround()]);
  const cut = async () => {
    const { rows } = await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`,
    );
    return rows.length;
  };
  await expect.poll(cut).toBe(1);
  const [, first, second] = await asked;
  expect([first, second].flat()).toHaveLength(2);
});

test("slow questions do not hold up those that come after them", async () => {
  const ended: string[] = [];
  const note = (name: string) => () => void ended.push(name);
  const slow = [];
  // More of them than go at a time, each in a message of its own.
  for (const _ of ["first", "second", "third"]) {
    slow.push(sleepFor(1).then(note("slow")));
    await setImmediate();
    await lookAround().then(note("quick"));
  }
  await Promise.all(slow);
  expect(ended).toEqual(["quick", "quick", "quick", "slow", "slow", "slow"]);
});
