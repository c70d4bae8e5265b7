import { expect, test } from "vitest";
import { again } from "../test/fleet/again.ts";
import { type Fleet, startFleet } from "../test/fleet/fleet.ts";
import { type Watched, watchRun } from "../test/fleet/watch-run.ts";
import { liveReader, PLUMBING } from "../test/harness.ts";
import { until } from "../test/kills/attack.ts";
import { type ServerUser, openServerUser } from "../test/kills/caller.ts";
import { openProductWorld, type ProductWorld } from "../test/product-world.ts";
import { control, effects } from "../test/provider-controls.ts";
import { audit } from "./auditor/audit.ts";
import { openDatabase } from "./platform/db/open-database.ts";

/** Users who make one site each, and users who make a run. */
const OWNERS = 40;
const RUNNERS = 4;
const RUN = 300;
/** How often an API process is killed, and every second time a worker with it. */
const KILLS = 24;

test(`two API processes and three workers, killed ${KILLS} times under load: nothing is lost, nothing is there twice`, async ({
  onTestFinished,
}) => {
  const world = await openProductWorld();
  onTestFinished(world.close);
  await control(world.netlify, "limits", { requestsPerMinute: null });
  // Slow enough that something is under way when a process is killed.
  const slow = { match: "* /api/v1/", delayMs: 300, times: 1_000_000, when: "before" };
  await control(world.netlify, "faults", slow);
  const fleet = await startFleet(
    {
      ...world.settings,
      SIGNUP_CREDITS: String(RUN),
      DEPLOYMENTS_AT_ONCE: "2",
      RATE_LIMITS: "on",
    },
    { apis: 2, workers: 3 },
  );
  onTestFinished(fleet.close);

  await assertShared(fleet);
  const watched = Array.from({ length: RUNNERS }, newWatched);
  const live = await Promise.all([
    ...Array.from({ length: OWNERS }, (_, nth) => ownSite(fleet, nth)),
    ...watched.map((run, nth) => makeRun(fleet, { nth, run })),
    killInTime(fleet, watched),
  ]);
  expect(Math.min(...fleet.answered.values())).toBeGreaterThan(0);
  await fleet.stop();
  await assertSound(world, live.flat());
  const streams = watched.reduce((sum, run) => sum + run.streams, 0);
  // A small run may end before the process that sends its stream is killed.
  expect(streams).toBeGreaterThan(RUNNERS);
  const answered = [...fleet.answered.values()].join(" and ");
  console.log(`${answered} requests served, ${RUNNERS} runs watched over ${streams} streams`);
}, 3_600_000);

const newWatched = (): Watched => ({ sites: new Map(), isComplete: false, streams: 0 });

/** What one process learns, the other knows at once: the end of a session, and who has made too many attempts. */
async function assertShared({ url, answered }: Fleet): Promise<void> {
  const ben = await openServerUser({ url }, "ben");
  const ask = async (path: string, body?: object) => {
    const headers = {
      authorization: `Bearer ${ben.token()}`,
      ...(body && { "content-type": "application/json" }),
    };
    const sent = { method: body ? "POST" : "GET", headers, body: JSON.stringify(body) };
    return (await fetch(`${url}/api${path}`, sent)).status;
  };
  const wrong = { email: "ben@example.test", password: "wrong horse" };
  const tries: number[] = [];
  for (let nth = 0; nth < 11; nth += 1) tries.push(await ask("/auth/login", wrong));
  expect(tries).toEqual([...Array<number>(10).fill(401), 429]);
  expect(await ask("/auth/logout", {})).toBe(200);
  expect([await ask("/credits/balance"), await ask("/credits/balance")]).toEqual([401, 401]);
  expect(Math.min(...answered.values())).toBeGreaterThan(4);
}

/** A signup without a response may have taken the name. */
async function signUp({ url }: Fleet, name: string): Promise<ServerUser> {
  let tries = 0;
  return again(() => openServerUser({ url }, `${name}-${(tries += 1)}`));
}

const statusOf = async (user: ServerUser, id: unknown) =>
  (await again(() => user.get(`/campaigns/${String(id)}`)))["deploymentStatus"];

/** Makes a site and deploys it again; every second user deletes it. Returns what has to exist in the end. */
async function ownSite(fleet: Fleet, nth: number): Promise<string[]> {
  const user = await signUp(fleet, `owner-${nth}`);
  const { id } = await again(() => user.post("/campaigns", PLUMBING));
  const isLive = async () => (await statusOf(user, id)) === "deployed";
  await until(isLive);
  await again(() => user.post(`/campaigns/${String(id)}/redeploy`, {}));
  await until(isLive);
  expect(user.broken).toEqual([]);
  if (nth % 2 === 0) return [String(id)];
  await again(() => user.remove(`/campaigns/${String(id)}`));
  return [];
}

/** Makes a run and watches it to its end. Returns its campaigns. */
async function makeRun(fleet: Fleet, { nth, run }: { nth: number; run: Watched }) {
  const user = await signUp(fleet, `runner-${nth}`);
  // Every site is different, as this test is not about similarity.
  const sites = Array.from({ length: RUN }, (_, index) => ({
    serviceName: `Trade ${index}`,
    city: "Cary",
    state: "NC",
  }));
  const { runId } = await again(() => user.post("/campaigns/bulk", { sites }));
  await watchRun({ url: fleet.url, token: user.token(), runId: String(runId) }, run);
  const rows = [...run.sites.values()];
  expect(rows.map(({ status }) => status)).toEqual(Array(RUN).fill("success"));
  expect(await again(() => user.get("/credits/balance"))).toEqual({ credits: 0 });
  return rows.map(({ campaignId }) => campaignId);
}

/** Kills a process each time the streams have reported so many more sites. */
async function killInTime(fleet: Fleet, watched: Watched[]): Promise<string[]> {
  const isDone = ({ status }: { status: string }) => status === "success";
  const done = () => watched.flatMap(({ sites }) => [...sites.values()].filter(isDone)).length;
  for (let nth = 1; nth <= KILLS; nth += 1) {
    await until(async () => done() >= (nth * RUN * RUNNERS) / (KILLS + 1));
    await Promise.all([fleet.killApi(), nth % 2 === 1 && fleet.killWorker()]);
  }
  return [];
}

async function assertSound(world: ProductWorld, acknowledged: string[]): Promise<void> {
  const { netlify } = world;
  const database = await openDatabase(world.database);
  const readLive = liveReader({ netlify, s3: netlify });
  expect(await audit(database.db, { isSettled: true, acknowledged, readLive })).toEqual([]);
  await database.close();
  const made = (await effects(netlify)).filter(({ kind }) => kind === "site");
  expect(made).toHaveLength(OWNERS + RUNNERS * RUN);
  expect(acknowledged).toHaveLength(OWNERS / 2 + RUNNERS * RUN);
}
