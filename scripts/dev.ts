// `npm run dev`: the sandbox with reload on save. The server restarts by `node --watch`; the dashboard
// comes from Vite, which passes /api on to the server.
import { spawn } from "node:child_process";
import type { SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { startFailure } from "../server/src/platform/start-checks.ts";
import { openSandbox } from "./open-sandbox.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const env = await openSandbox(process.env).catch((error: Error) => {
  console.error(startFailure(error));
  process.exit(1);
});
const apiUrl = `http://127.0.0.1:${env["PORT"] || 3000}`;

const ended = [
  run(["--watch", "server/src/main.ts"], { cwd: root, env }),
  run([`${root}node_modules/vite/bin/vite.js`], {
    cwd: `${root}web`,
    env: { ...env, API_URL: apiUrl },
  }),
];
await Promise.race(ended);
process.kill(process.pid, "SIGTERM");
await Promise.all(ended);
process.exit(0);

/** Runs Node on this terminal, passing our signals on; resolves when it has ended. */
function run(options: string[], place: SpawnOptions): Promise<unknown> {
  const child = spawn(process.execPath, options, { ...place, stdio: "inherit" });
  process.on("SIGTERM", () => child.kill("SIGTERM")).on("SIGINT", () => child.kill("SIGINT"));
  return once(child, "exit");
}
