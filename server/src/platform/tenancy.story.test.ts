import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../test/database.ts";
import { openAccount } from "../features/credits/open-account.ts";
import { appendEntry } from "../features/credits/append-entry.ts";
import { asOwner, asTenant, type Database, type Db } from "./database.ts";
import { newId } from "./ids.ts";
import { creditAccounts, creditEntries } from "./money-tables.ts";
import { netlifyTokens, users } from "./schema.ts";

let database: Database;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

async function makeUser(): Promise<string> {
  const id = newId();
  await db.transaction(async (tx) => {
    await tx.insert(users).values({ id, name: "A", email: id, emailKey: id, passwordHash: "-" });
    await openAccount(tx, id, 5);
  });
  return id;
}

function addToken(tx: Db, userId: string) {
  const sealedToken = Buffer.from("sealed");
  return tx
    .insert(netlifyTokens)
    .values({ id: newId(), userId, name: "T", sealedToken, tokenMask: "..." });
}

/** The database's own words for a refusal; Drizzle wraps them. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "allowed",
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  );

test("row-level security shows a tenant only their own rows, even to a query that forgets to filter", async () => {
  const [mine, theirs] = [await makeUser(), await makeUser()];
  await asTenant(db, theirs, (tx) => addToken(tx, theirs));
  const seen = await asTenant(db, mine, (tx) => tx.select().from(netlifyTokens));
  expect(seen).toEqual([]);
  const accounts = await asTenant(db, mine, (tx) => tx.select().from(creditAccounts));
  expect(accounts.map(({ userId }) => userId)).toEqual([mine]);
});

test("a tenant cannot write a row for somebody else, nor read what is the owner's", async () => {
  const [mine, theirs] = [await makeUser(), await makeUser()];
  expect(await refusal(asTenant(db, mine, (tx) => addToken(tx, theirs)))).toContain(
    "row-level security",
  );
  const readsRoles = asTenant(db, mine, (tx) =>
    tx.execute(sql`select * from pg_catalog.pg_authid`),
  );
  expect(await refusal(readsRoles)).toContain("permission denied");
});

test("role and user end with the transaction, and asOwner puts the role back", async () => {
  const mine = await makeUser();
  const inside = await asTenant(db, mine, async (tx) => {
    const owner = await asOwner(tx, () =>
      tx.execute<{ name: string }>(sql`select current_user::text as name`),
    );
    const tenant = await tx.execute<{ name: string }>(sql`select current_user::text as name`);
    return [owner.rows[0]?.name, tenant.rows[0]?.name];
  });
  expect(inside[0]).not.toBe("mainstreet_tenant");
  expect(inside[1]).toBe("mainstreet_tenant");
  const { rows } = await db.execute<{ user: string }>(
    sql`select coalesce(current_setting('app.user_id', true), '') as user`,
  );
  expect(rows[0]?.user).toBe("");
});

test("no one changes a ledger entry, removes one, or moves a balance without one", async () => {
  const mine = await makeUser();
  expect(await refusal(db.update(creditEntries).set({ amount: 50 }))).toContain("append-only");
  expect(await refusal(db.delete(creditEntries))).toContain("append-only");
  expect(await refusal(db.update(creditAccounts).set({ balance: 99 }))).toContain(
    "not what the ledger says",
  );
  const below = asTenant(db, mine, (tx) =>
    appendEntry(tx, {
      userId: mine,
      type: "deduct",
      amount: -6,
      description: "",
      businessKey: `x:${mine}`,
    }),
  );
  expect(await refusal(below)).toBe("You need 1 more credit");
});

test("one effect is written once: its business key is taken", async () => {
  const mine = await makeUser();
  const charge = () =>
    asTenant(db, mine, (tx) =>
      appendEntry(tx, {
        userId: mine,
        type: "deduct",
        amount: -1,
        description: "",
        businessKey: `charge:${mine}`,
      }),
    );
  await charge();
  expect(await refusal(charge())).toContain("business_key");
});
