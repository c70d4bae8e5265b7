import { createCampaign } from "@mainstreet/contract/campaigns";
import { labelTexts } from "@mainstreet/contract/label-texts";
import { createLabel, setLabels, updateLabel } from "@mainstreet/contract/labels";
import { createView, updateView } from "@mainstreet/contract/saved-views";
import { viewTexts } from "@mainstreet/contract/view-texts";
import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct } from "../../../test/harness.ts";
import { newId } from "../../platform/db/ids.ts";
import { labels } from "./tables.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

async function untilSomethingWaits(): Promise<void> {
  const waiting = async () => {
    const { rows } = await product.db.execute(sql`
      select from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`);
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
}

/** Sends a request that waits for `statement`, whose transaction then ends. */
async function sendDuring<T>(statement: SQL, send: () => Promise<T>): Promise<T> {
  let sent: Promise<T> | undefined;
  await product.db.transaction(async (tx) => {
    await tx.execute(statement);
    sent = send();
    await untilSomethingWaits();
  });
  if (!sent) throw new Error("Nothing was sent");
  return sent;
}

test("two labels that are given one name at once: the second is refused", async () => {
  const visitor = await product.signUp();
  const create = (name: string) => visitor.send(createLabel, { body: { name } });
  const [one, other] = [(await create("One")).response.id, (await create("Other")).response.id];
  const { status, failure } = await sendDuring(
    sql`update labels set name = 'Same' where id = ${one}`,
    () => visitor.send(updateLabel, { params: { id: other }, body: { name: "same" } }),
  );
  expect([status, failure.code]).toEqual([409, "LABEL_EXISTS"]);
  expect(failure.fields).toEqual({ name: labelTexts.taken("same") });
});

test("two views that are given one name at once: the second is refused", async () => {
  const visitor = await product.signUp();
  const create = (name: string) => visitor.send(createView, { body: { name, search: {} } });
  const [one, other] = [(await create("One")).response.id, (await create("Other")).response.id];
  const { status, failure } = await sendDuring(
    sql`update saved_views set name = 'Same' where id = ${one}`,
    () => visitor.send(updateView, { params: { id: other }, body: { name: "same" } }),
  );
  expect([status, failure.code]).toEqual([409, "VIEW_EXISTS"]);
  expect(failure.fields).toEqual({ name: viewTexts.taken("same") });
});

test("labels that two requests make at once are inserted in one order, so that neither ends in a deadlock", async () => {
  const visitor = await product.signUp();
  const { response } = await visitor.send(createCampaign, { body: PLUMBING });
  const rowOf = (name: string) => ({
    id: newId(),
    userId: visitor.user.id,
    name,
    colour: "grey" as const,
  });
  let sent: Promise<{ status: number }> | undefined;
  await product.db.transaction(async (tx) => {
    await tx.insert(labels).values(rowOf("ash"));
    sent = visitor.send(setLabels, {
      params: { id: response.id },
      body: { labels: ["Birch", "Ash"] },
    });
    await untilSomethingWaits();
    await tx.insert(labels).values(rowOf("birch"));
  });
  expect((await sent)?.status).toBe(200);
  expect(await product.db.$count(labels, eq(labels.userId, visitor.user.id))).toBe(2);
});
