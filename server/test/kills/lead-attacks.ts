import { sql } from "drizzle-orm";
import { parseConfig } from "../../src/config.ts";
import type { Db } from "../../src/platform/db/database.ts";
import { openDatabase } from "../../src/platform/db/open-database.ts";
import { loadSecretKey } from "../../src/platform/secrets/secret-key.ts";
import { createSealer } from "../../src/platform/secrets/secrets.ts";
import { PLUMBING } from "../harness.ts";
import { makeForm, type TestForm } from "../leads.ts";
import type { ProductWorld } from "../product-world.ts";
import { areAtRest, type Attack, until } from "./attack.ts";
import type { ServerUser } from "./caller.ts";

const formOf = new WeakMap<ServerUser, TestForm>();

async function atDatabase<T>(world: ProductWorld, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(world.database);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** A site whose pages have a form. The form alone matters here, so its pages are published nowhere. */
async function offerForm(user: ServerUser, world: ProductWorld): Promise<void> {
  const { id } = await user.post("/campaigns", { ...PLUMBING, deploymentType: "aws" });
  await until(() => areAtRest(user));
  const config = parseConfig({ ...world.settings, LEADS_URL: "http://leads.example" });
  const sealer = createSealer(loadSecretKey(config));
  const form = await atDatabase(world, async (db) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select user_id as id from campaigns where id = ${String(id)}`,
    );
    const product = { db, deps: { config, sealer } as Parameters<typeof makeForm>[0]["deps"] };
    const visitor = { user: { id: rows[0]?.id ?? "" } } as Parameters<typeof makeForm>[1];
    return makeForm(product, visitor, { campaignId: String(id) });
  });
  formOf.set(user, form);
}

const subjectOf = ({ name }: ServerUser) => `Dana of ${name}`;

/** Sends the form; after a kill, the same form again, as a visitor does who saw no response. */
async function sendForm(user: ServerUser): Promise<void> {
  const { path = "", hidden = "" } = formOf.get(user) ?? {};
  const fields = { name: subjectOf(user), phone: "336-555-0199", message: "A pipe leaks." };
  const response = await user.sendForm(path, { ...fields, form: hidden });
  const page = await response.text();
  if (response.status !== 200)
    throw new Error(`The form responded with ${response.status}: ${page}`);
}

/** One lead, and mails of one Message-ID: a mail may arrive twice where the kill comes right after the mail server accepted it. */
async function isDelivered(user: ServerUser, { mailbox }: ProductWorld): Promise<boolean> {
  const { leads } = (await user.get("/leads")) as { leads: unknown[] };
  if (leads.length > 1) throw new Error(`${user.name} has ${leads.length} leads of one message`);
  const mails = await mailbox.read(`${user.name}@example.test`);
  const ofLead = mails.filter(({ subject }) => subject === subjectOf(user));
  const messages = new Set(ofLead.map(({ messageId }) => messageId)).size;
  if (messages > 1) throw new Error(`${user.name} received one message ${messages} times`);
  return leads.length === 1 && messages === 1;
}

const takeLead: Attack = {
  role: "all",
  prepare: offerForm,
  strike: sendForm,
  mend: sendForm,
  isOver: isDelivered,
  entries: ["deduct 1"],
  live: 0,
  made: 0,
};

/** Renames the table of leads, so that messages cannot be inserted until `returnTable` is called. */
const takeTable = (world: ProductWorld) =>
  atDatabase(world, (db) => db.execute(sql`alter table leads rename to leads_away`));
const returnTable = (world: ProductWorld) =>
  atDatabase(world, (db) => db.execute(sql`alter table leads_away rename to leads`));

/** Killed when the message is on the disk. */
const spoolLead: Attack = {
  ...takeLead,
  strike: async (user, world) => {
    await takeTable(world);
    await sendForm(user);
  },
  mend: async (user, world) => {
    await returnTable(world);
    await sendForm(user);
  },
};

/** Killed when a message from the disk was inserted but its file still exists: nobody sends the form again. */
const drainSpool: Attack = {
  ...takeLead,
  prepare: async (user, world) => {
    await offerForm(user, world);
    await takeTable(world);
    await sendForm(user);
  },
  strike: (_user, world) => returnTable(world),
  mend: () => Promise.resolve(),
};

/** What leads to the crash points of leads. */
export const LEAD_ATTACKS: [RegExp, Attack[]][] = [
  [/^lead\.spooled$/, [spoolLead]],
  [/^lead\.inserted$/, [drainSpool]],
  [/^lead\./, [takeLead]],
];
