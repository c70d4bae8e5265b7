import { setTimeout as sleep } from "node:timers/promises";
import { gt, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { TestMailbox } from "../../../test/mailbox.ts";
import { junkRates, junkReport } from "../../../test/posts/junk-report.ts";
import type { OwnedForm } from "../../../test/posts/many-forms.ts";
import { LEAD_ROLES, type LeadWorld, openLeadWorld } from "../../../test/posts/open-lead-world.ts";
import { postKeyOf, type PlannedPost, planPosts } from "../../../test/posts/planned-posts.ts";
import { sendPosts } from "../../../test/posts/send-posts.ts";
import { pick, seededRandom } from "../../../test/posts/spin.ts";
import { audit } from "../../auditor/audit.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Sealer } from "../../platform/secrets/secrets.ts";
import { openFields } from "./sealed-fields.ts";
import { leads } from "./tables.ts";

const POSTS = 100_000;
const KILLS = 30;
const AWAY_MS = 30_000;
const WIDTH = 48;
/** Posts to one form; of more than 60 in ten minutes the rest are put into the junk folder. */
const OF_FORM = 25;

/**
 * Kills processes all along, among them the receiving process while the database is away, so that it starts without the database. Returns
 * how many messages the disk held then.
 */
async function disturb(world: LeadWorld, progress: () => number): Promise<number> {
  const random = seededRandom(11);
  let mostSpooled = 0;
  for (let kills = 0; kills < KILLS; kills += 1) {
    while (progress() < (POSTS * (kills + 0.3 + 0.4 * random())) / (KILLS + 1)) await sleep(20);
    const isAway = kills === Math.floor(KILLS / 2);
    if (!isAway) {
      // First the receiving process, so that there is one left to write when the database stops.
      const role = kills === 0 ? "leads" : pick(random, LEAD_ROLES);
      await world.kill(kills === KILLS - 1 ? "worker" : role);
      continue;
    }
    world.proxy.cut();
    await sleep(AWAY_MS / 3);
    await world.kill("leads");
    await sleep((AWAY_MS * 2) / 3);
    mostSpooled = await world.spooled();
    world.proxy.restore();
  }
  return mostSpooled;
}

const PAGE = 5_000;

async function allLeads(db: Db) {
  const rows: (typeof leads.$inferSelect)[] = [];
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    const page = await db
      .select()
      .from(leads)
      .where(gt(leads.id, after))
      .orderBy(leads.id)
      .limit(PAGE);
    rows.push(...page);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return rows;
    after = last.id;
  }
}

/** Where each acknowledged post is now, which posts are missing, and leads that exist twice or that nobody sent. */
async function findPosts(db: Db, sealer: Sealer, posts: readonly PlannedPost[]) {
  const missing = new Map(posts.map((post) => [post.key, post]));
  const unexpected: string[] = [];
  const found = (await allLeads(db)).flatMap((row) => {
    const key = postKeyOf(row.token, openFields(sealer, row));
    const post = missing.get(key);
    if (!missing.delete(key)) unexpected.push(key);
    return post ? [{ post, junkReason: row.state === "junk" ? row.junkReason : undefined }] : [];
  });
  return { found, missing: [...missing.keys()], unexpected };
}

/** Messages that arrived, and how many of them arrived twice: after a kill between the mail server's acceptance and the commit. */
async function readMails(mailbox: TestMailbox, forms: readonly OwnedForm[]) {
  let messages = 0;
  let again = 0;
  for (const owner of new Set(forms.map((form) => form.owner))) {
    const ids = (await mailbox.read(owner)).map(({ messageId }) => messageId);
    messages += new Set(ids).size;
    again += ids.length - new Set(ids).size;
  }
  return { messages, again };
}

const waitingIn = async (db: Db): Promise<number> =>
  (
    await db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from outbox where state = 'waiting'`,
    )
  ).rows[0]?.waiting ?? 0;

test(`${POSTS} posts, ${KILLS} kills and a database that is away: each acknowledged one is there once and delivered, or in the junk folder`, async ({
  onTestFinished,
}) => {
  const world = await openLeadWorld(Math.ceil(POSTS / OF_FORM), onTestFinished);
  const { db, sealer, forms, mailbox } = world;
  const posts = planPosts(forms, POSTS);
  let acknowledged = 0;
  const begin = performance.now();
  const sent = sendPosts(posts, {
    url: world.url,
    width: WIDTH,
    onAcknowledged: () => void (acknowledged += 1),
  });
  const mostSpooled = await disturb(world, () => acknowledged);
  const tries = await sent;
  const seconds = (performance.now() - begin) / 1_000;
  expect(acknowledged).toBe(POSTS);
  expect(mostSpooled).toBeGreaterThan(0);
  await expect.poll(world.spooled, { timeout: 120_000, interval: 200 }).toBe(0);

  const { found, missing, unexpected } = await findPosts(db, sealer, posts);
  const timeout = 3_600_000;
  await expect.poll(() => waitingIn(db), { timeout, interval: 500 }).toBe(0);
  const { messages, again } = await readMails(mailbox, forms);
  console.log(
    `${POSTS} posts in ${tries} tries and ${seconds.toFixed(1)} s, ${mostSpooled} on disk while the database was away, ${again} mails a second time after a kill\n${junkReport(found)}`,
  );
  expect({ missing, unexpected }).toEqual({ missing: [], unexpected: [] });
  expect(messages).toBe(found.filter(({ junkReason }) => junkReason === undefined).length);
  const findings = await audit(db);
  expect(findings.filter(({ invariant }) => invariant === "I9" || invariant === "I10")).toEqual([]);
  const { junkInInbox, peopleInJunk } = junkRates(found);
  expect(junkInInbox).toBeLessThanOrEqual(0.01);
  expect(peopleInJunk).toBeLessThanOrEqual(0.005);
}, 7_200_000);
