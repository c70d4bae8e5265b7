import { once } from "node:events";
import { afterEach, beforeEach, expect, it } from "vitest";
import { control } from "./drive-emulator.ts";
import { kill, openProcesses, type Processes } from "./drive-process.ts";
import {
  createSite,
  publishFiles,
  showSite,
  startDeploy,
  uploadFile,
  visit,
} from "./netlify/drive-netlify.ts";
import { IS_LONG } from "../../server/test/is-long.ts";

const token = "nfp_ashaPlumbing1";
let processes: Processes;

beforeEach(() => {
  processes = openProcesses();
});
afterEach(() => processes.close());

it("keeps sites, effects and the live version over a restart, and publishes what was under way", async () => {
  const first = await processes.start();
  const asha = { origin: first.netlifyUrl, token };
  const site = await createSite(asha, "asha-plumbing");
  await publishFiles(asha, site.id, { "/index.html": "old" });
  await control(first.netlifyUrl, "POST timings", { processingMs: 2000 });
  const { id } = await startDeploy(asha, site.id, { files: { "/index.html": "new" } });
  await uploadFile(asha, id, { path: "/index.html", text: "new" });
  expect((await visit(first.netlifyUrl, "asha-plumbing.netlify.localhost/")).text).toBe("old");
  await kill(first.child);

  const second = await processes.start();
  const home = async (): Promise<string> =>
    (await visit(second.netlifyUrl, "asha-plumbing.netlify.localhost/")).text;
  await expect.poll(home, { timeout: 20_000 }).toBe("new");
  const { effects } = JSON.parse(JSON.stringify(await control(second.netlifyUrl, "GET effects")));
  const kinds = effects.map((effect: { kind: string }) => effect.kind);
  expect(kinds).toEqual(["site", "deploy", "file", "publish", "deploy", "file", "publish"]);
});

it.runIf(IS_LONG)("ends when its parent's pipe closes", async () => {
  const { child } = await processes.start();
  child.stdin.end();
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
});

it.runIf(IS_LONG)("names the busy port in one sentence, and stops", async () => {
  const { s3Url } = await processes.start();
  const { port } = new URL(s3Url);
  const second = processes.run("--s3-port", port);
  const output: Buffer[] = [];
  second.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  const [code] = await once(second, "close");
  expect(code).toBe(1);
  expect(Buffer.concat(output).toString()).toBe(`Port ${port} is in use by another program.\n`);
});

it.runIf(IS_LONG)("leaves a data directory that is in use alone", async () => {
  const { netlifyUrl } = await processes.start();
  const site = await createSite({ origin: netlifyUrl, token }, "first");
  const second = processes.run("--data-dir", processes.folder);
  const [code] = await once(second, "exit");
  expect(code).toBe(1);
  expect((await showSite({ origin: netlifyUrl, token }, site.id)).name).toBe("first");
});
