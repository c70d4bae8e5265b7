import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { texts } from "@mainstreet/contract/texts";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { PLUMBING } from "../test/harness.ts";
import {
  callOver,
  openProductWorld,
  type ProductWorld,
  type ServerClient,
  signUpOver,
} from "../test/product-world.ts";
import { control } from "../test/provider-controls.ts";
import {
  operatorProgram,
  programEnv,
  type ServerProcess,
  startServerProcess,
} from "../test/server-process.ts";
import { IS_LONG } from "../test/is-long.ts";

const METRICS_TOKEN = "a-token-of-the-worker-story";
const run = promisify(execFile);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let world: ProductWorld;
let server: ServerProcess;
beforeAll(async () => {
  world = await openProductWorld();
  server = await startServerProcess(world.settings);
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await server.gone;
  await world.close();
});

/** A start that must fail. Returns its message, and checks that it is one sentence. */
async function failedStart(settings: Record<string, string>): Promise<string> {
  const env = { ...programEnv, PORT: "0", ...settings };
  const end = await run(process.execPath, [here("main.ts")], { env }).catch(
    (error: { stderr: string }) => error,
  );
  expect(end.stderr.trim().split("\n")).toHaveLength(1);
  return end.stderr;
}

test("at SIGTERM a waiting redeploy gets its response at once, and the request and its deployment both succeed", async () => {
  await control(world.netlify, "timings", { processingMs: 3_000 });
  await control(world.netlify, "faults", { match: "GET /user", delayMs: 2_000, times: 1 });
  const session = await signUpOver(server.url);
  const { id } = await callOver<{ id: string }>(session, "/campaigns", PLUMBING);
  const answers = ["/redeploy", "/verify"].map((call) => timed(callDuringStop(session, id, call)));
  await sleep(500);
  server.child.kill("SIGTERM");
  const [waiting, verified] = await Promise.all(answers);
  expect(waiting?.response).toMatchObject({
    success: true,
    status: expect.stringMatching(/^(queued|deploying)$/),
    message: texts.campaigns.stillQueued,
  });
  expect(verified?.response).toEqual({ valid: true });
  expect(waiting?.ms).toBeLessThan(verified?.ms ?? 0);
  expect(await server.gone).toBeNull();
  expect(server.child.exitCode).toBe(0);

  const env = { ...programEnv, ...world.settings };
  const audited = await run(process.execPath, operatorProgram("audit"), { env });
  expect(audited.stdout).toBe("Sound: no invariant is broken.\n");
  const next = await startServerProcess({ ...world.settings, ROLE: "api" });
  onTestFinished(async () => {
    next.child.kill("SIGKILL");
    await next.gone;
  });
  const campaign = await callOver({ ...session, url: next.url }, `/campaigns/${id}`);
  expect(campaign).toMatchObject({ deployed: true, deployments: [{ status: "deployed" }] });
});

function callDuringStop(session: ServerClient, id: string, call: string): Promise<object> {
  return call === "/redeploy"
    ? callOver(session, `/campaigns/${id}/redeploy`, {})
    : callOver(session, "/netlify-tokens/verify", { token: "nfp_anyStoryToken0001" });
}

async function timed<T>(work: Promise<T>): Promise<{ response: T; ms: number }> {
  const begin = performance.now();
  const response = await work;
  return { response, ms: performance.now() - begin };
}

test("a start with another SECRET_KEY is refused before it can do harm", async () => {
  // The first server is stopped, since on the embedded database a second one would be refused whatever its key is.
  server.child.kill("SIGTERM");
  await server.gone;
  const SECRET_KEY = Buffer.alloc(32, 9).toString("base64");
  const output = await failedStart({ ...world.settings, SECRET_KEY });
  expect(output).toContain(
    "SECRET_KEY is not the key that this database's secrets were sealed with.",
  );
});

test.runIf(IS_LONG)("a port that is taken is named", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  expect(await failedStart({ ...world.settings, PORT: port })).toBe(
    `Port ${port} is in use. Stop what listens there, or set PORT.\n`,
  );
});

test.runIf(IS_LONG)(
  "a worker serves its metrics to requests with the token on a configured port, and nothing else",
  async () => {
    server.child.kill("SIGTERM");
    await server.gone;
    const settings = { ...world.settings, ROLE: "worker", METRICS_PORT: "0", METRICS_TOKEN };
    const worker = await startServerProcess(settings);
    onTestFinished(async () => {
      worker.child.kill("SIGKILL");
      await worker.gone;
    });
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const figures = await fetch(`${worker.url}/metrics`, { headers });
    expect(await figures.text()).toMatch(/^mainstreet_jobs{queue="deploy",state="waiting"} \d+$/m);
    for (const path of ["/metrics", "/api/health", "/"])
      expect((await fetch(`${worker.url}${path}`)).status).toBe(404);
  },
);
