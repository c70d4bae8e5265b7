import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { makeManyForms, type OwnedForm } from "../../../test/posts/many-forms.ts";
import { newId } from "../../platform/db/ids.ts";
import type { ArrivedPost } from "./receive-lead.ts";
import { openFields } from "./sealed-fields.ts";
import { drainSpool, spoolPost, startSpoolDrain } from "./spool.ts";
import { leads } from "./tables.ts";

const POSTS = IS_LONG ? 500 : 40;

let product: Product;
let form: OwnedForm;

beforeAll(async () => {
  product = await startProduct({ LEADS_URL: "http://leads.example" });
});
afterAll(() => product.close());
beforeEach(async () => {
  const [made] = await makeManyForms(product.db, product.deps, 1);
  if (!made) throw new Error("There is no form");
  form = made;
});

const FIELDS = { phone: "336-555-0199", email: "", topic: "", zip: "", message: "" };

/** A post by a form, each from an address of its own. */
const arrived = (nth: number, { token, hidden }: OwnedForm = form): ArrivedPost => ({
  id: newId(),
  token,
  sender: `100.64.${Math.floor(nth / 250)}.${nth % 250}`,
  receivedAt: new Date(),
  isCanary: false,
  post: {
    fields: { ...FIELDS, name: `Dana ${nth}` },
    place: "",
    hasConsent: false,
    hidden,
    honeypot: "",
  },
});

const folder = () => join(product.deps.config.dataDir, "leads-spool");

/** Who has sent a lead by the form, the oldest first. */
async function senders(): Promise<string[]> {
  const { db, deps } = product;
  const rows = await db
    .select()
    .from(leads)
    .where(eq(leads.token, form.token))
    .orderBy(asc(leads.id));
  return rows.map((row) => openFields(deps.sealer, row).name);
}

test(`${POSTS} messages are inserted from the disk, each once, those of one text as one lead`, async () => {
  const forms = await makeManyForms(product.db, product.deps, Math.ceil(POSTS / 20));
  for (let nth = 0; nth < POSTS; nth += 1)
    await spoolPost(product.deps, arrived(nth, forms[nth % forms.length]));
  // The same text four times; all four may be inserted at the same moment.
  for (let nth = 0; nth < 4; nth += 1) await spoolPost(product.deps, arrived(0));
  const begin = performance.now();
  expect(await drainSpool(product.deps)).toBe(POSTS + 4);
  console.log(`${POSTS + 4} messages in ${Math.round(performance.now() - begin)} ms`);
  expect(await readdir(folder())).toEqual([]);
  expect(await senders()).toEqual(["Dana 0"]);
  const [lead] = await product.db.select().from(leads).where(eq(leads.token, form.token));
  // Its site has no business, but the lead has its place all the same.
  expect(lead).toMatchObject({ businessId: null, city: "Cary", region: "NC", state: "new" });
  for (const { token } of forms) {
    const taken = await product.db.$count(leads, eq(leads.token, token));
    expect(taken).toBe(POSTS / forms.length);
  }
});

test("a file that cannot be read stays, and the others are inserted", async () => {
  await spoolPost(product.deps, arrived(1));
  const broken = `${newId()}.${form.token}.lead`;
  await writeFile(join(folder(), broken), "half a file");
  const unfinished = `${newId()}.${form.token}.lead.tmp`;
  await writeFile(join(folder(), unfinished), "never acknowledged");
  for (let nth = 2; nth < 15; nth += 1) await spoolPost(product.deps, arrived(nth));
  expect(await drainSpool(product.deps)).toBe(14);
  expect(await senders()).toHaveLength(14);
  // Names made in the same millisecond have no order.
  expect((await readdir(folder())).toSorted()).toEqual([`${broken}.failed`, unfinished].toSorted());
  const timesLogged = () =>
    product.logs.join("").split("A message on disk could not be inserted").length - 1;
  expect(timesLogged()).toBe(1);
  expect(await drainSpool(product.deps)).toBe(0);
  expect(timesLogged()).toBe(1);
  // After a restart it is tried once more.
  const stop = startSpoolDrain(product.deps);
  await expect.poll(timesLogged).toBe(2);
  await stop();
  await rm(join(folder(), `${broken}.failed`));
  await rm(join(folder(), unfinished));
});

test("a message whose form was erased is dropped and logged, and a script cannot fill the disk", async () => {
  const erased = { ...form, token: "erased-form" };
  const id = newId();
  await spoolPost(product.deps, { ...arrived(1, erased), id });
  expect(await drainSpool(product.deps)).toBe(1);
  expect(await readdir(folder())).toEqual([]);
  expect(product.logs.join("")).toMatch(new RegExp(`${id}.*has no form any more`));

  const names = Array.from({ length: 500 }, () => `${newId()}.${form.token}.lead`);
  await Promise.all(names.map((name) => writeFile(join(folder(), name), "")));
  await expect(spoolPost(product.deps, arrived(2))).rejects.toThrow("500 of this form");
  await spoolPost(product.deps, arrived(3, erased));
  await rm(folder(), { recursive: true });
});

test("what is oldest is started first, and nothing is started once the database is away", async () => {
  for (let nth = 0; nth < 40; nth += 1) await spoolPost(product.deps, arrived(nth));
  let left = 10;
  const away = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  const { db, sealer } = product.deps;
  let started = 0;
  const failing = new Proxy(db, {
    get(target, name: keyof typeof db) {
      if (name !== "transaction") return target[name];
      return (left -= 1) < 0 ? () => Promise.reject(away) : target[name].bind(target);
    },
  });
  const counting: typeof sealer = {
    ...sealer,
    open: (...sealed) => ((started += 1), sealer.open(...sealed)),
  };
  const deps = { ...product.deps, db: failing, sealer: counting };
  expect(await drainSpool(deps)).toBe(10);
  // Those in flight at the first failure, and no more.
  expect(started).toBeLessThanOrEqual(10 + 8);
  const first = Array.from({ length: 18 }, (_, nth) => `Dana ${nth}`);
  expect((await senders()).filter((name) => !first.includes(name))).toEqual([]);
  expect(await drainSpool(product.deps)).toBe(30);
  expect(await senders()).toHaveLength(40);
});
