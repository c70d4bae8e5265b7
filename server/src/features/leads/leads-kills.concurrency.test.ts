import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { StoredMail } from "@mainstreet/emulators/smtp/mailbox";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeForm, type TestForm } from "../../../test/leads.ts";
import { startMailbox } from "../../../test/mailbox.ts";
import { startOwnPostgres } from "../../../test/own-postgres.ts";
import { type ServerProcess, startServerProcess } from "../../../test/server-process.ts";
import { audit } from "../../auditor/audit.ts";
import { parseConfig } from "../../config.ts";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { openDatabase } from "../../platform/db/open-database.ts";
import { createSealer, type Sealer } from "../../platform/secrets/secrets.ts";
import { campaigns } from "../campaigns/tables.ts";
import { openFields } from "./sealed-fields.ts";
import { leads } from "./tables.ts";

const IS_LONG = process.env["TEST_SIZE"] === "long";
const POSTS = IS_LONG ? 6_000 : 120;
const KILLS = IS_LONG ? 12 : 2;
const AWAY_MS = IS_LONG ? 30_000 : 3_000;
/** Posts in flight, and what one form takes before it counts as flooded. */
const WIDTH = 8;
const OF_FORM = 40;

async function makeForms(db: Db, sealer: Sealer): Promise<TestForm[]> {
  const user = { id: newId(), name: "Asha", email: "asha@example.test" };
  await db.execute(sql`insert into users (id, name, email, email_key, password_hash)
    values (${user.id}, ${user.name}, ${user.email}, ${user.email}, '')`);
  const config = parseConfig({ LEADS_URL: "http://leads.example" });
  const forms: TestForm[] = [];
  for (let made = 0; made < Math.ceil(POSTS / OF_FORM); made += 1) {
    const id = newId();
    const place = { city: "Cary", state: "NC", zip: "", phone: "336-555-0142" };
    await db.insert(campaigns).values({
      ...place,
      id,
      userId: user.id,
      kind: "single",
      siteKey: id,
      service: "Plumbing",
      serviceSlug: "plumbing",
      cost: 0,
      deploymentType: "netlify",
      account: "none",
      deploymentStatus: "none",
      siteName: id,
      sitePrefix: id,
      indexing: { indexable: true, reasons: [] },
    });
    const product = { db, deps: { config, sealer } as Parameters<typeof makeForm>[0]["deps"] };
    forms.push(await makeForm(product, { user } as Parameters<typeof makeForm>[1], id));
  }
  return forms;
}

test(`${POSTS} posts, ${KILLS} kills and a database that is away: each acknowledged one is there once, and in the mailbox`, async ({
  onTestFinished,
}) => {
  const [postgres, mailbox] = await Promise.all([startOwnPostgres(), startMailbox()]);
  const dataDir = await mkdtemp(join(tmpdir(), "mainstreet-leads-"));
  const key = randomBytes(32).toString("base64");
  const settings = {
    ...mailbox.settings,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    SECRET_KEY: key,
    LEADS_URL: "http://leads.example",
    LOG_LEVEL: "silent",
    TRUST_PROXY: "127.0.0.1",
    PROVIDER_TIMEOUT_MS: "2000",
  };
  const worker = await startServerProcess({ ...settings, ROLE: "worker" });
  const { db, close } = await openDatabase({ url: postgres.url });
  const sealer = createSealer(key);
  const start = () => startServerProcess({ ...settings, ROLE: "leads", LEADS_PORT: "0" });
  let receiver: ServerProcess = await start();
  onTestFinished(async () => {
    for (const { child } of [worker, receiver]) child.kill("SIGKILL");
    await close();
    await Promise.all([postgres.remove(), mailbox.close(), rm(dataDir, { recursive: true })]);
  });
  const forms = await makeForms(db, sealer);

  const acknowledged: string[] = [];
  let tries = 0;
  let next = 0;
  const send = async (place: number) => {
    const form = forms[Math.floor(place / OF_FORM)] ?? forms[0];
    const name = `Dana ${place}`;
    for (;;) {
      tries += 1;
      const response = await fetch(`${receiver.url}${form?.path}`, {
        method: "POST",
        headers: { "x-forwarded-for": `203.0.${place % 250}.${Math.floor(place / 250) + 1}` },
        body: new URLSearchParams({
          name,
          phone: "336-555-0199",
          message: `Message ${place} of this test`,
          form: form?.hidden ?? "",
        }),
        signal: AbortSignal.timeout(15_000),
      }).catch(() => undefined);
      if (response?.status === 200 && (await response.text()).includes("has arrived")) {
        acknowledged.push(name);
        return;
      }
      // As somebody does who reads that it did not work: the same text once more.
      await sleep(100);
    }
  };
  const sender = async () => {
    while (next < POSTS) {
      next += 1;
      await send(next - 1);
    }
  };
  const done = Promise.all(Array.from({ length: WIDTH }, sender));
  const kill = async () => {
    receiver.child.kill("SIGKILL");
    await receiver.gone;
    receiver = await start();
  };
  let spooled = 0;
  for (let kills = 0; kills < KILLS; kills += 1) {
    while (acknowledged.length < (POSTS * (kills + 1)) / (KILLS + 2)) await sleep(20);
    // The last one while the database is away: the process starts without it.
    if (kills === KILLS - 1) {
      await postgres.stop();
      await sleep(AWAY_MS / 3);
      await kill();
      await sleep((AWAY_MS * 2) / 3);
      spooled = (await readdir(join(dataDir, "leads-spool"))).length;
      await postgres.start();
    } else await kill();
  }
  await done;
  expect(acknowledged).toHaveLength(POSTS);
  expect(spooled).toBeGreaterThan(0);
  const left = async () =>
    (await readdir(join(dataDir, "leads-spool"))).filter((it) => it.endsWith(".lead")).length;
  await expect.poll(left, { timeout: 60_000 }).toBe(0);
  const rows = await db.select().from(leads);
  const names = rows.map((row) => openFields(sealer, row).name);
  console.log(`${POSTS} posts in ${tries} tries, ${spooled} on disk: ${rows.length} leads`);
  expect(names.toSorted()).toEqual(acknowledged.toSorted());
  expect(rows.filter(({ state }) => state === "junk")).toEqual([]);
  const mails = async () => {
    const messages = (await (await fetch(`${mailbox.url}/messages`)).json()) as StoredMail[];
    return new Set(messages.map(({ subject }) => subject)).size;
  };
  await expect.poll(mails, { timeout: 120_000, interval: 500 }).toBe(POSTS);
  const findings = await audit(db);
  expect(findings.filter(({ invariant }) => invariant === "I9" || invariant === "I10")).toEqual([]);
}, 900_000);
