import { statfs } from "node:fs/promises";
import { parseConfig } from "../../server/src/config.ts";
import { assertFreeSpace } from "./run-check.ts";
import type { DoctorCheck, Environment } from "./run-check.ts";

/** Checks that hold for the sandbox and for production. */
export function checkSettings(env: Environment): DoctorCheck[] {
  return [
    { name: `Node ${process.versions.node}`, run: () => undefined },
    { name: "settings", run: () => void parseConfig(env) },
    { name: "disk space", run: checkDisk },
  ];
}

async function checkDisk(): Promise<void> {
  const { bavail, bsize } = await statfs(".");
  assertFreeSpace(process.cwd(), bavail * bsize);
}
