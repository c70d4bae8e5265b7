import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { LeadsDeps } from "../../deps.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { databaseFault } from "../../platform/db/database-fault.ts";
import { forEachConcurrently } from "../../platform/http-client/concurrency.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { type ArrivedPost, receiveLead } from "./receive-lead.ts";

/** Suffix of the name of a message that could not be inserted, so that it is not tried and logged every second. */
const FAILED = ".failed";

const folderOf = ({ config }: Pick<LeadsDeps, "config">) => join(config.dataDir, "leads-spool");

/** A post is sealed for its id and its form, since its user is not known while the database is away. */
const placeOf = (id: string, token: string) => ({
  table: "leads_spool",
  column: "post",
  rowId: id,
  userId: token,
});

const spooled = z.object({
  post: z.object({
    fields: z.object({
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      topic: z.string(),
      zip: z.string(),
      message: z.string(),
    }),
    place: z.string(),
    hasConsent: z.boolean(),
    hidden: z.string(),
    honeypot: z.string(),
  }),
  sender: z.string(),
  receivedAt: z.coerce.date(),
  isCanary: z.boolean(),
});

/**
 * Stores a post on disk until the database is back: sealed, in a file of its own that is flushed before this returns. A file that a kill
 * left half written has another name and was never acknowledged. Throws when so many posts wait that a script may have sent them.
 */
export async function spoolPost(deps: Pick<LeadsDeps, "config" | "sealer">, arrived: ArrivedPost) {
  const { id, token, ...rest } = arrived;
  const folder = folderOf(deps);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await assertSpace(folder, token);
  const path = join(folder, `${id}.${token}.lead`);
  const file = await open(`${path}.tmp`, "w", 0o600);
  try {
    await file.writeFile(deps.sealer.seal(JSON.stringify(rest), placeOf(id, token)));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.tmp`, path);
  await syncFolder(folder);
  crashPoint("lead.spooled");
}

/** How many messages may wait, of all forms and of one: anyone who has seen a page has its proof, and must not be able to fill the disk. */
const MOST_SPOOLED = 20_000;
const MOST_OF_FORM = 500;

async function assertSpace(folder: string, token: string): Promise<void> {
  const names = await readdir(folder);
  const ofForm = names.filter((name) => name.endsWith(`.${token}.lead`)).length;
  if (names.length >= MOST_SPOOLED || ofForm >= MOST_OF_FORM)
    throw new Error(`Too many messages wait on the disk: ${names.length}, ${ofForm} of this form`);
}

/** The name of a file is safe only once its folder is flushed. Some file systems cannot flush a folder, and need not. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().catch(() => undefined);
  await handle.close();
}

/** Posts that are inserted at the same time: twelve of the 20 connections of a process stay free for posts that arrive now. */
const WIDTH = 8;

/** Inserts what is on disk, the oldest first. Stops when the database is away again. Returns how many posts were inserted. */
export async function drainSpool(deps: LeadsDeps): Promise<number> {
  const names = await readdir(folderOf(deps)).catch(() => []);
  const posts = names.filter((name) => name.endsWith(".lead")).toSorted(byText);
  let count = 0;
  try {
    await forEachConcurrently(posts, WIDTH, async (name) => {
      if (await insertSpooled(deps, name)) count += 1;
    });
  } catch (error) {
    if (!databaseFault(error)) throw error;
  }
  return count;
}

/** False for a post that stays on disk, or that another process has inserted. Throws while the database is away. */
async function insertSpooled(deps: LeadsDeps, name: string): Promise<boolean> {
  const [id = "", token = ""] = name.split(".");
  const path = join(folderOf(deps), name);
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) return false;
  try {
    const rest = spooled.parse(JSON.parse(deps.sealer.open(bytes, placeOf(id, token))));
    const { outcome } = await receiveLead(deps, { id, token, ...rest }, { isAcknowledged: true });
    if (outcome === "unknown")
      deps.log.error({ leadId: id }, "A message on disk has no form any more, and was dropped");
  } catch (err) {
    if (databaseFault(err)) throw err;
    // With the right key, or once the cause is repaired, it is inserted after the next start.
    deps.log.error({ err, leadId: id }, "A message on disk could not be inserted");
    await move(deps, path, `${path}${FAILED}`);
    return false;
  }
  crashPoint("lead.inserted");
  await rm(path, { force: true });
  return true;
}

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

/** Messages that could not be inserted before are tried again. */
async function retryFailed(deps: Pick<LeadsDeps, "config" | "log">): Promise<void> {
  const folder = folderOf(deps);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(FAILED)))
    await move(deps, join(folder, name), join(folder, name.slice(0, -FAILED.length)));
}

/** Another process may have moved the file, and one file that cannot be moved must not stop the others. */
async function move({ log }: Pick<LeadsDeps, "log">, from: string, to: string): Promise<void> {
  await rename(from, to).catch((err: unknown) => log.warn({ err }, "a message could not be moved"));
}

/** Makes this process insert what is on disk as soon as it can. Returns a function that stops it. */
export function startSpoolDrain(deps: LeadsDeps): () => Promise<void> {
  const retried = retryFailed(deps);
  return repeat(deps, {
    pauseMs: 1_000,
    failure: "inserting messages from disk failed",
    work: async () => {
      await retried;
      const count = await drainSpool(deps);
      if (count > 0) deps.log.info({ count }, "messages from disk were inserted");
    },
  });
}
