import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { control } from "./drive-emulator.ts";
import {
  createSite,
  publishFiles,
  sha1,
  showDeploy,
  showSite,
  startDeploy,
  uploadFile,
  visit,
  type Caller,
} from "./netlify/drive-netlify.ts";

/** The emulators as `npm start` runs them: a process of their own, which can be killed. */
type Child = ChildProcessByStdio<Writable, Readable, Readable>;
type Urls = { netlifyUrl: string; s3Url: string };

const rounds = process.env["TEST_SIZE"] === "long" ? 100 : 3;
const token = "nfp_ashaPlumbing1";
let folder: string;
let children: Child[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "emulators-"));
  children = [];
});
afterEach(async () => {
  for (const child of children) await stop(child, "SIGKILL");
  rmSync(folder, { recursive: true });
});

function run(...options: string[]): Child {
  const main = join(import.meta.dirname, "main.ts");
  const child = spawn(process.execPath, [main, ...options], { stdio: ["pipe", "pipe", "pipe"] });
  children.push(child);
  return child;
}

async function start(...options: string[]): Promise<Urls & { child: Child }> {
  const child = run("--data-dir", folder, "--parent-pipe", ...options);
  const [line] = await once(createInterface(child.stdout), "line");
  return { ...JSON.parse(line), child };
}

async function stop(child: Child, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

it("loses nothing it acknowledged when it is killed between any two writes", async () => {
  type Kept = { site: string; deploy: string; uploaded: string[] };
  let acknowledged: Kept[] = [];
  const all: Kept[] = [];
  let writes = 0;
  const work = async (asha: Caller, name: string): Promise<void> => {
    const { id: site } = await createSite(asha, name);
    const texts = ["a", "b", "c", "d"].map((page) => `${name} ${page}`.repeat(500));
    const files = Object.fromEntries(texts.map((text, page) => [`/page-${page}.html`, text]));
    const { id: deploy } = await startDeploy(asha, site, { files });
    const kept = { site, deploy, uploaded: [] as string[] };
    acknowledged.push(kept);
    for (const [path, text] of Object.entries(files)) {
      await uploadFile(asha, deploy, { path, text });
      kept.uploaded.push(sha1(text));
      writes += 1;
    }
  };
  const check = async (asha: Caller, { site, deploy, uploaded }: Kept): Promise<void> => {
    expect((await showSite(asha, site)).id).toBe(site);
    const { required } = await showDeploy(asha, deploy);
    expect(required.filter((digest) => uploaded.includes(digest))).toEqual([]);
  };
  for (let round = 0; round < rounds; round += 1) {
    const { netlifyUrl, child } = await start();
    await control(netlifyUrl, "POST limits", { requestsPerMinute: null });
    const asha = { origin: netlifyUrl, token };
    for (const kept of round === rounds - 1 ? all : acknowledged) await check(asha, kept);
    acknowledged = [];
    const workers = [0, 1, 2, 3].map(async (worker) => {
      for (let turn = 0; ; turn += 1) await work(asha, `site-${round}-${worker}-${turn}`);
    });
    const ended = Promise.allSettled(workers);
    await expect
      .poll(() => acknowledged.length, { interval: 1, timeout: 20_000 })
      .toBeGreaterThan(2);
    await sleep(Math.random() * 40);
    await stop(child, "SIGKILL");
    await ended;
    all.push(...acknowledged);
  }
  expect(writes).toBeGreaterThan(rounds * 2);
}, 600_000);

it("keeps sites, effects and the live version over a restart, and publishes what was under way", async () => {
  const first = await start();
  const asha = { origin: first.netlifyUrl, token };
  const site = await createSite(asha, "asha-plumbing");
  await publishFiles(asha, site.id, { "/index.html": "old" });
  await control(first.netlifyUrl, "POST timings", { processingMs: 2000 });
  const { id } = await startDeploy(asha, site.id, { files: { "/index.html": "new" } });
  await uploadFile(asha, id, { path: "/index.html", text: "new" });
  expect((await visit(first.netlifyUrl, "asha-plumbing.netlify.localhost/")).text).toBe("old");
  await stop(first.child, "SIGKILL");

  const second = await start();
  const home = async (): Promise<string> =>
    (await visit(second.netlifyUrl, "asha-plumbing.netlify.localhost/")).text;
  await expect.poll(home, { timeout: 20_000 }).toBe("new");
  const { effects } = JSON.parse(JSON.stringify(await control(second.netlifyUrl, "GET effects")));
  const kinds = effects.map((effect: { kind: string }) => effect.kind);
  expect(kinds).toEqual(["site", "deploy", "file", "publish", "deploy", "file", "publish"]);
});

it("ends when its parent's pipe closes", async () => {
  const { child } = await start();
  child.stdin.end();
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
});

it("says in one sentence which port is busy, and stops", async () => {
  const { s3Url } = await start();
  const { port } = new URL(s3Url);
  const second = run("--s3-port", port);
  const said: Buffer[] = [];
  second.stderr.on("data", (chunk: Buffer) => said.push(chunk));
  const [code] = await once(second, "close");
  expect(code).toBe(1);
  expect(Buffer.concat(said).toString()).toBe(`Port ${port} is in use by another program.\n`);
});

it("leaves a data directory that is in use alone", async () => {
  const { netlifyUrl } = await start();
  const site = await createSite({ origin: netlifyUrl, token }, "first");
  const second = run("--data-dir", folder);
  const [code] = await once(second, "exit");
  expect(code).toBe(1);
  expect((await showSite({ origin: netlifyUrl, token }, site.id)).name).toBe("first");
});
