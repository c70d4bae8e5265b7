import { fileURLToPath } from "node:url";
import { sandboxDefaultToken } from "@mainstreet/emulators/netlify/tokens";
import { audit } from "../../src/auditor/audit.ts";
import type { CrashPoint } from "../../src/platform/crash-points.ts";
import { openDatabase } from "../../src/platform/db/open-database.ts";
import { withTimeout } from "../../src/platform/with-timeout.ts";
import { liveReader } from "../harness.ts";
import { openProductWorld, type ProductWorld } from "../product-world.ts";
import { control, effects } from "../provider-controls.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import { type Attack, PATIENCE_MS, until } from "./attack.ts";
import { type ServerUser, openServerUser } from "./caller.ts";

export type Kill = { point: CrashPoint; attack: Attack };

/** What became of one kill: ledger entries that are missing or too many, and responses that later turned out to be wrong. */
export type KillOutcome = { point: CrashPoint; lost: string[]; double: string[] };

type Struck = Kill & { user: ServerUser };

const program = fileURLToPath(new URL("./doomed-server.ts", import.meta.url));
const SIGNUP_CREDITS = 20;

/**
 * Kills one server after another on one database. Each server starts after the kill before it: the user of that kill goes on, then this
 * server is killed at its own point. The last one is not killed: there everything has to end. Throws when a point was not reached, or when
 * the auditor or the providers find more or less than was requested.
 */
export async function killInSequence(kills: Kill[]): Promise<KillOutcome[]> {
  const world = await openProductWorld();
  try {
    await control(world.netlify, "limits", { requestsPerMinute: null });
    const struck: Struck[] = [];
    for (const kill of kills) struck.push(await strike(world, kill, struck));
    const outcomes = await settle(world, struck);
    await assertSound(world, struck);
    return outcomes;
  } finally {
    await world.close();
  }
}

const start = ({ settings }: ProductWorld, role: Attack["role"]) =>
  startServerProcess(
    { ...settings, ROLE: role, RATE_LIMITS: "off", SIGNUP_CREDITS: String(SIGNUP_CREDITS) },
    program,
  );

async function goOn(world: ProductWorld, server: ServerProcess, before: Struck | undefined) {
  before?.user.moveTo(server);
  await before?.attack.mend(before.user, world);
}

async function strike(world: ProductWorld, kill: Kill, struck: Struck[]): Promise<Struck> {
  const { attack, point } = kill;
  const server = await start(world, attack.role);
  try {
    await goOn(world, server, struck.at(-1));
    const user = await openServerUser(server, `user-${struck.length}`);
    await attack.prepare?.(user, world);
    await server.tell(point);
    const cut = attack.strike(user, world).catch((error: unknown) => error);
    const signal = await withTimeout(PATIENCE_MS, `Dying at ${point}`, server.gone);
    if (signal !== "SIGKILL") throw new Error(`It ended by itself: ${String(await cut)}`);
    await cut;
    return { ...kill, user };
  } finally {
    server.child.kill("SIGKILL");
  }
}

/** Waits until nothing is under way, and compares each user's ledger with what it should contain. */
async function settle(world: ProductWorld, struck: Struck[]): Promise<KillOutcome[]> {
  const server = await start(world, "all");
  try {
    await goOn(world, server, struck.at(-1));
    const outcomes: KillOutcome[] = [];
    for (const { user, attack, point } of struck) {
      user.moveTo(server);
      await until(() => attack.isOver(user, world));
      outcomes.push({ point, ...(await compare(user, attack)) });
    }
    server.child.kill("SIGTERM");
    if ((await server.gone) !== null) throw new Error("The last server did not shut down cleanly");
    return outcomes;
  } finally {
    server.child.kill("SIGKILL");
  }
}

type Entry = { type: string; amount: number };

async function compare(user: ServerUser, { entries, live }: Attack) {
  const { transactions } = (await user.get("/credits/history")) as { transactions: Entry[] };
  const found = transactions.map(({ type, amount }) => `${type} ${amount}`);
  const wanted = [`initialize ${SIGNUP_CREDITS}`, ...entries];
  const { total } = (await user.get("/campaigns?deployed=true")) as { total: number };
  const sites = `${total} live sites, not ${live}`;
  return {
    lost: [...without(wanted, found), ...user.broken, ...(total < live ? [sites] : [])],
    double: [...without(found, wanted), ...(total > live ? [sites] : [])],
  };
}

/** The texts of the first list that the second does not hold, each as often as it is missing there. */
function without(texts: string[], others: string[]): string[] {
  const rest = [...others];
  return texts.filter((text) => {
    const at = rest.indexOf(text);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

async function assertSound(world: ProductWorld, struck: Struck[]): Promise<void> {
  const database = await openDatabase(world.database);
  const readLive = liveReader({ netlify: world.netlify, s3: world.s3 });
  const findings = await audit(database.db, { isSettled: true, readLive });
  await database.close();
  const problems = findings.map(({ message }) => message);
  const wanted = struck.reduce((all, { attack }) => all + attack.made, 0);
  const made = (await effects(world.netlify)).filter(({ kind }) => kind === "site").length;
  if (made !== wanted) problems.push(`${made} sites were made, not ${wanted}`);
  const headers = { authorization: `Bearer ${sandboxDefaultToken}` };
  const sites = await fetch(`${world.netlify.url}/api/v1/sites?per_page=1000`, { headers });
  const there = ((await sites.json()) as unknown[]).length;
  const atNetlify = struck.filter(({ attack }) => !attack.isInBucket);
  const live = atNetlify.reduce((all, { attack }) => all + attack.live, 0);
  if (there !== live) problems.push(`${there} sites are there, not ${live}`);
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
