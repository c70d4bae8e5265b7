import { existsSync } from "node:fs";
import { lockDataDir } from "../../server/src/platform/db/data-dir-lock.ts";
import { assertPortFree, startFailure } from "../../server/src/platform/start-checks.ts";
import { EMULATOR_PORTS } from "../sandbox-ports.ts";
import type { DoctorCheck, Environment } from "./run-check.ts";

const USES = [
  { use: "dashboard and API", offset: 0 },
  { use: "Netlify emulator", offset: EMULATOR_PORTS.netlify },
  { use: "S3 emulator", offset: EMULATOR_PORTS.s3 },
  { use: "Cashfree emulator", offset: EMULATOR_PORTS.cashfree },
  { use: "Cloudflare emulator", offset: EMULATOR_PORTS.cloudflare },
  { use: "CloudFront emulator", offset: EMULATOR_PORTS.cloudfront },
  { use: "DNS emulator", offset: EMULATOR_PORTS.dns },
];

/** What `npm start` needs: its ports, and a data folder that no other process holds. */
export function checkSandbox(env: Environment): DoctorCheck[] {
  const first = Number(env["PORT"] || 3000);
  const host = env["HOST"] || "127.0.0.1";
  const dataDir = env["DATA_DIR"] || "./data";
  const ports = USES.map(({ use, offset }) => ({
    name: `port ${first + offset} (${use})`,
    run: () => checkPort({ port: first + offset, host }),
  }));
  return [
    ...ports,
    {
      name: `data folder ${dataDir}`,
      // Acquiring the lock would make the folder, and only an existing folder can be locked by another process.
      run: () => (existsSync(dataDir) ? lockDataDir(dataDir)() : undefined),
    },
  ];
}

async function checkPort(place: { port: number; host: string }): Promise<void> {
  try {
    await assertPortFree(place);
  } catch (error) {
    throw new Error(startFailure(error), { cause: error });
  }
}
