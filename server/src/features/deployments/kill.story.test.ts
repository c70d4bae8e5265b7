import { sandboxDefaultToken } from "@mainstreet/emulators/netlify/tokens";
import { sql } from "drizzle-orm";
import { test, type TestContext } from "vitest";
import { liveReader, PLUMBING } from "../../../test/harness.ts";
import {
  callOver,
  openProductWorld,
  type ProductWorld,
  type Session,
  signUpOver,
} from "../../../test/product-world.ts";
import { clearJournal, effects, journal } from "../../../test/provider-controls.ts";
import { startServerProcess } from "../../../test/server-process.ts";
import { audit } from "../../platform/auditor/audit.ts";
import { CRASH_POINTS } from "../../platform/crash-points.ts";
import { openDatabase } from "../../platform/database.ts";

/** Longer than the queue takes to notice a dead worker on PostgreSQL. */
const RECOVERY_MS = 60_000;

const ON_THE_WAY = CRASH_POINTS.filter((point) => /^(?:create|deploy)\./.test(point));

const ON_THE_WAY_DOWN = CRASH_POINTS.filter((point) => point.startsWith("take-down."));

/** All of them on PostgreSQL; where a server takes seconds to start, one for each part of the way. */
const isQuickToStart = process.env["TEST_DATABASE"] === "postgres";
const POINTS = isQuickToStart
  ? ON_THE_WAY
  : ON_THE_WAY.filter((point) => /before-commit|target-made|half-uploaded/.test(point));
const POINTS_DOWN = isQuickToStart ? ON_THE_WAY_DOWN : (["take-down.site-gone"] as const);

type Site = { id: string; deploymentStatus: string; deploymentMessage: string };
const siteOf = (session: Session, id: string) => callOver<Site>(session, `/campaigns/${id}`);

/** The killed server's and its successor's work, read from the database once nobody has it open. */
async function auditOf(world: ProductWorld, acknowledged: string[]) {
  const database = await openDatabase(world.database);
  const readLive = liveReader({ netlify: world.netlify, s3: world.netlify });
  const findings = await audit(database.db, { isSettled: true, acknowledged, readLive });
  const { rows: owed } = await database.db.execute(
    sql`select id from campaigns where former_sites <> '[]'`,
  );
  await database.close();
  return { findings, owed };
}

/** A world of its own, and a server in it that will die at `point`. */
async function openDoomed(point: string, onTestFinished: TestContext["onTestFinished"]) {
  const world = await openProductWorld();
  onTestFinished(world.close);
  const doomed = await startServerProcess({ ...world.settings, CRASH_AT: point });
  onTestFinished(() => void doomed.child.kill("SIGKILL"));
  return { world, doomed };
}

test.concurrent.for(POINTS)(
  "killed at %s, the site still goes live once, for one credit",
  { timeout: 180_000 },
  async (point, { expect, onTestFinished }) => {
    const { world, doomed } = await openDoomed(point, onTestFinished);
    const { token } = await signUpOver(doomed.url);
    // The answer may be lost with the server: the form is then sent again with its key, as the web app does.
    await callOver({ url: doomed.url, token }, "/campaigns", PLUMBING).catch(() => undefined);
    expect(await doomed.gone).toBe("SIGKILL");

    const server = await startServerProcess(world.settings);
    onTestFinished(() => void server.child.kill("SIGKILL"));
    const session = { url: server.url, token };
    const { id } = await callOver<Site>(session, "/campaigns", PLUMBING);
    const state = async () => {
      const { deploymentStatus, deploymentMessage } = await siteOf(session, id);
      return `${deploymentStatus}: ${deploymentMessage}`;
    };
    await expect.poll(state, { timeout: RECOVERY_MS, interval: 200 }).toMatch(/^deployed/);
    expect(await callOver(session, "/credits/balance")).toEqual({ credits: 4 });
    server.child.kill("SIGTERM");
    expect(await server.gone).toBeNull();

    const sites = (await effects(world.netlify)).filter(({ kind }) => kind === "site");
    expect(sites).toHaveLength(1);
    expect(await auditOf(world, [id])).toEqual({ findings: [], owed: [] });
  },
);

const OWN_TOKEN = "nfp_killedTakeDown001";

/** A site live at an account of its owner's, who then chooses the operator's and deploys; the last answer may be lost. */
async function moveSite(session: Session): Promise<string> {
  const token = { name: "Mine", token: OWN_TOKEN };
  const { id: netlifyTokenId } = await callOver<Site>(session, "/netlify-tokens", token);
  const { id } = await callOver<Site>(session, "/campaigns", { ...PLUMBING, netlifyTokenId });
  await callOver(session, `/campaigns/${id}/redeploy`, {});
  await fetch(`${session.url}/api/campaigns/${id}/deployment-settings`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${session.token}` },
    body: JSON.stringify({ deploymentType: "netlify", netlifyTokenId: "default" }),
  });
  await callOver(session, `/campaigns/${id}/redeploy`, {}).catch(() => undefined);
  return id;
}

async function sitesAt({ netlify }: ProductWorld, token: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${netlify.url}/api/v1/sites`, { headers })).json();
}

test.concurrent.for(POINTS_DOWN)(
  "killed at %s, the site a campaign has left goes all the same, and the new one stays",
  { timeout: 180_000 },
  async (point, { expect, onTestFinished }) => {
    const { world, doomed } = await openDoomed(point, onTestFinished);
    const session = await signUpOver(doomed.url);
    const id = await moveSite(session);
    expect(await doomed.gone).toBe("SIGKILL");
    expect(await sitesAt(world, OWN_TOKEN)).toHaveLength(point === "take-down.begun" ? 1 : 0);

    await clearJournal(world.netlify);
    const server = await startServerProcess(world.settings);
    onTestFinished(() => void server.child.kill("SIGKILL"));
    const isAskedAgain = async () =>
      point === "take-down.saved" ||
      (await journal(world.netlify)).some(({ method }) => method === "DELETE");
    await expect.poll(isAskedAgain, { timeout: RECOVERY_MS, interval: 200 }).toBe(true);
    const later = { url: server.url, token: session.token };
    expect((await siteOf(later, id)).deploymentStatus).toBe("deployed");
    server.child.kill("SIGTERM");
    expect(await server.gone).toBeNull();

    expect(await sitesAt(world, OWN_TOKEN)).toEqual([]);
    expect(await sitesAt(world, sandboxDefaultToken)).toHaveLength(1);
    expect(await auditOf(world, [id])).toEqual({ findings: [], owed: [] });
  },
);
