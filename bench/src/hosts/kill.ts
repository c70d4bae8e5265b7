import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Figure } from "../figure.ts";
import {
  type CloudflareSites,
  publishInputOf,
  markedFilesOf,
  expectedPages,
  visitAll,
} from "./cloudflare-sites.ts";
import type { Doomed } from "./publish-and-die.ts";

const program = fileURLToPath(new URL("./publish-and-die.ts", import.meta.url));
/** The writes of a change of every file: the bytes of each, the record for history, and the record in force. */
const WRITES = markedFilesOf("").length + 2;

/** Kills a publishing process after each of its writes, and publishes the same version again. */
export async function killBetweenWrites(sites: CloudflareSites): Promise<Figure[]> {
  let [old, completed] = [0, 0];
  for (let write = 1; write < WRITES; write += 1) {
    const n = 9_100 + write;
    const hosting = sites.hostingOf(n);
    const { siteUrl } = await hosting.prepare();
    const { state } = await hosting.publish(publishInputOf(markedFilesOf("old")));
    await publishAndDie({ url: sites.url, account: sites.account, n, mark: "new", state, write });
    await sites.restartWorkers();
    if ((await visitAll(sites, siteUrl)) === expectedPages(markedFilesOf("old"))) old += 1;
    const uncertain = { target: state.target, manifest: {}, version: "" };
    await hosting.publish(publishInputOf(markedFilesOf("new"), uncertain));
    await sites.restartWorkers();
    if ((await visitAll(sites, siteUrl)) === expectedPages(markedFilesOf("new"))) completed += 1;
  }
  const all = { kind: "binding", least: WRITES - 1 } as const;
  return [
    {
      name: `kills between two writes with the old site byte for byte, of ${WRITES - 1}`,
      unit: "times",
      samples: [old],
      limit: all,
    },
    {
      name: `publications that completed after such a kill, of ${WRITES - 1}`,
      unit: "times",
      samples: [completed],
      limit: all,
    },
  ];
}

async function publishAndDie(doomed: Doomed): Promise<void> {
  const child = spawn(process.execPath, [program, JSON.stringify(doomed)], { stdio: "inherit" });
  const [, signal] = await once(child, "exit");
  if (signal !== "SIGKILL") throw new Error("The publication was not killed");
}
