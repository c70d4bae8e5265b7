import { statfs } from "node:fs/promises";
import { parseConfig } from "../../server/src/config.ts";
import { assertRoom } from "./run-check.ts";
import type { Check, Environment } from "./run-check.ts";

/** Checks that hold for the sandbox and for production. */
export function checkSettings(env: Environment): Check[] {
  return [
    { name: `Node ${process.versions.node}`, run: () => undefined },
    { name: "settings", run: () => void parseConfig(env) },
    { name: "disk space", run: checkDisk },
  ];
}

async function checkDisk(): Promise<void> {
  const { bavail, bsize } = await statfs(".");
  assertRoom(process.cwd(), bavail * bsize);
}
