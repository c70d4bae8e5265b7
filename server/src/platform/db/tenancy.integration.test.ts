import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import { openCreditAccount } from "../../features/credits/open-credit-account.ts";
import { appendEntry } from "../../features/credits/append-entry.ts";
import { asOwner, asTenant, type Database, type Db } from "./database.ts";
import { newId } from "./ids.ts";
import { creditAccounts, creditEntries } from "../../features/credits/tables.ts";
import { netlifyTokens } from "../../hosting/netlify/tables.ts";
import { users } from "./users-table.ts";

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
    await openCreditAccount(tx, id, 5);
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

test("row-level security shows a tenant only their own rows, even to a query that forgets to filter [spec 1, 6]", async () => {
  const [mine, theirs] = [await makeUser(), await makeUser()];
  await asTenant(db, theirs, (tx) => addToken(tx, theirs));
  const seen = await asTenant(db, mine, (tx) => tx.select().from(netlifyTokens));
  expect(seen).toEqual([]);
  const accounts = await asTenant(db, mine, (tx) => tx.select().from(creditAccounts));
  expect(accounts.map(({ userId }) => userId)).toEqual([mine]);
});

test("every table with a user's rows has row-level security, by one policy that compares the user", async () => {
  const { rows } = await db.execute<{ name: string; column: string }>(sql`
    select c.relname as name, c.relrowsecurity as "isOn", a.attname as "column",
      array_agg(p.policyname || ' ' || p.permissive || ' ' || p.cmd || ' ' || array_to_string(p.roles, ',')
        || ' using ' || p.qual || coalesce(' with check ' || p.with_check, '')) as policies
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      and (a.attname = 'user_id' or c.relname = 'users' and a.attname = 'id')
    left join pg_policies p on p.schemaname = current_schema() and p.tablename = c.relname and p.policyname <> 'erasure'
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    group by 1, 2, 3 order by 1`);
  const expected = rows.map(({ name, column }) => {
    const isOwn = `(${column} = app_user_id())`;
    const [policy, check] =
      name === "users" ? ["own_row", ""] : ["own_rows", ` with check ${isOwn}`];
    // Campaigns in the trash are hidden (decision 355).
    const isSeen =
      name === "campaigns" ? `(${isOwn} AND ((trashed_at IS NULL) OR app_sees_trash()))` : isOwn;
    const policies = [`${policy} PERMISSIVE ALL mainstreet_tenant using ${isSeen}${check}`];
    return { name, isOn: true, column, policies };
  });
  expect(rows).toEqual(expected);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(["campaigns", "users"]));
});

test("the role of the erasure reads and removes only what is its own to remove", async () => {
  const { rows } = await db.execute<{ policy: string }>(sql`
    select tablename || ' ' || cmd || ' ' || array_to_string(roles, ',') as policy from pg_policies
    where schemaname = current_schema() and policyname = 'erasure' order by 1`);
  const { rows: rights } = await db.execute<{ right: string }>(sql`
    select table_name || ' ' || privilege_type as right from information_schema.role_table_grants
    where grantee = 'mainstreet_erasure' and table_schema = current_schema() order by 1`);
  expect(rows.map(({ policy }) => policy)).toEqual([
    "credit_entries ALL mainstreet_erasure",
    "security_events ALL mainstreet_erasure",
    "users SELECT mainstreet_erasure",
  ]);
  expect(rights.map(({ right }) => right)).toEqual([
    "credit_entries SELECT",
    "security_events DELETE",
    "security_events SELECT",
  ]);
});

test("the tenant's role has no right to a table without row-level security", async () => {
  const { rows } = await db.execute(sql`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
      and not c.relrowsecurity
      and has_table_privilege('mainstreet_tenant', c.oid, 'select, insert, update, delete, truncate')`);
  expect(rows).toEqual([]);
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
