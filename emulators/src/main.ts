/**
 * Starts the Netlify and S3 emulators as one process:
 *
 *   node emulators/src/main.ts --netlify-port 3001 --s3-port 3002 --data-dir ./data/emulators --parent-pipe
 *
 * Once both listen it prints one line of JSON, `{"netlifyUrl": …, "s3Url": …}`. With --parent-pipe it ends when its stdin closes, so it
 * never outlives the program that started it. A port left out is chosen by the system; without --data-dir the state is in memory only.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startNetlifyEmulator } from "./netlify/netlify-emulator.ts";
import { startS3Emulator } from "./s3/s3-emulator.ts";

const { values } = parseArgs({
  options: {
    "netlify-port": { type: "string", default: "0" },
    "s3-port": { type: "string", default: "0" },
    "data-dir": { type: "string" },
    "parent-pipe": { type: "boolean", default: false },
  },
});

function placeOf(name: "netlify" | "s3"): { port: number; dataDir?: string } {
  const port = Number(values[`${name}-port`]);
  const dataDir = values["data-dir"];
  return dataDir === undefined ? { port } : { port, dataDir: join(dataDir, name) };
}

try {
  if (values["parent-pipe"]) process.stdin.resume().on("close", () => process.exit(0));
  const netlify = await startNetlifyEmulator(placeOf("netlify"));
  const s3 = await startS3Emulator(placeOf("s3"));
  console.log(JSON.stringify({ netlifyUrl: netlify.url, s3Url: s3.url }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
