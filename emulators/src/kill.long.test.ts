import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { control } from "./drive-emulator.ts";
import { kill, openProcesses } from "./drive-process.ts";
import {
  type NetlifyUser,
  createSite,
  sha1,
  showDeploy,
  showSite,
  startDeploy,
  uploadFile,
} from "./netlify/drive-netlify.ts";

const rounds = process.env["TEST_SIZE"] === "long" ? 100 : 3;
const token = "nfp_ashaPlumbing1";

it("loses nothing it acknowledged when it is killed between any two writes", async () => {
  const processes = openProcesses();
  onTestFinished(processes.close);
  type Kept = { site: string; deploy: string; uploaded: string[] };
  let acknowledged: Kept[] = [];
  const all: Kept[] = [];
  /** How many writes this round has made. */
  let writes = 0;
  const work = async (asha: NetlifyUser, name: string): Promise<void> => {
    const { id: site } = await createSite(asha, name);
    const texts = ["a", "b", "c", "d"].map((page) => `${name} ${page}`.repeat(500));
    const files = Object.fromEntries(texts.map((text, page) => [`/page-${page}.html`, text]));
    const { id: deploy } = await startDeploy(asha, site, { files });
    const acknowledgedSite = { site, deploy, uploaded: [] as string[] };
    acknowledged.push(acknowledgedSite);
    for (const [path, text] of Object.entries(files)) {
      await uploadFile(asha, deploy, { path, text });
      acknowledgedSite.uploaded.push(sha1(text));
      writes += 1;
    }
  };
  const check = async (asha: NetlifyUser, { site, deploy, uploaded }: Kept): Promise<void> => {
    expect((await showSite(asha, site)).id).toBe(site);
    const { required } = await showDeploy(asha, deploy);
    expect(required.filter((digest) => uploaded.includes(digest))).toEqual([]);
  };
  for (let round = 0; round < rounds; round += 1) {
    const { netlifyUrl, child } = await processes.start();
    await control(netlifyUrl, "POST limits", { requestsPerMinute: null });
    const asha = { origin: netlifyUrl, token };
    for (const one of round === rounds - 1 ? all : acknowledged) await check(asha, one);
    acknowledged = [];
    writes = 0;
    const workers = [0, 1, 2, 3].map(async (worker) => {
      for (let count = 0; ; count += 1) await work(asha, `site-${round}-${worker}-${count}`);
    });
    const ended = Promise.allSettled(workers);
    await expect.poll(() => writes, { interval: 1, timeout: 60_000 }).toBeGreaterThan(2);
    await sleep(Math.random() * 40);
    await kill(child);
    await ended;
    all.push(...acknowledged);
  }
}, 600_000);
