import { login } from "@mainstreet/contract/auth";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { users } from "../../platform/db/users-table.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
});
afterAll(() => product.close());

async function waitingLogins(): Promise<number> {
  const { rows } = await product.db.execute(sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%for share%'`);
  return rows.length;
}

type Change = Partial<typeof users.$inferInsert>;

/** The status of a login that has already compared the password when the account changes. */
async function loginDuring(change: Change): Promise<number> {
  const { user } = await product.signUp();
  const body = { email: user.email, password: "correct horse" };
  const isUser = eq(users.id, user.id);
  const pending = await product.db.transaction(async (tx) => {
    await tx.update(users).set(change).where(isUser);
    // The login compares the password with the committed hash, and then waits for this transaction.
    const sent = product.anonymous(login, { body });
    await expect.poll(waitingLogins).toBe(1);
    return { sent };
  });
  return (await pending.sent).status;
}

test("a login whose password is changed after it was compared is refused", async () => {
  expect(await loginDuring({ passwordHash: "changed" })).toBe(401);
});

test("a login during which an operator disables the account, or its erasure begins, is refused", async () => {
  expect(await loginDuring({ disabledAt: new Date() })).toBe(403);
  expect(await loginDuring({ erasureBeganAt: new Date() })).toBe(403);
});
