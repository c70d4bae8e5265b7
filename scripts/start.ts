// `npm start`: Mainstreet in the sandbox. The server runs in this process, so that signals reach it directly and its exit code is the
// program's; the emulators are one child that ends with it (docs/architecture.md).
// The script's --max-semi-space-size keeps V8 from holding the memory of the start: later the server uses 435 MB, not 515.
import { startFailure } from "../server/src/platform/start-checks.ts";
import { openSandbox } from "./open-sandbox.ts";

try {
  Object.assign(process.env, await openSandbox(process.env));
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
await import("../server/src/main.ts");
const port = process.env["PORT"] || "3000";
await answering(`http://127.0.0.1:${port}/api/health`);
console.log(`Mainstreet is ready: open ${process.env["PUBLIC_URL"] || `http://localhost:${port}`}`);

/** Waits without a limit, since a server that cannot start ends this process. */
async function answering(url: string): Promise<void> {
  const isUp = await fetch(url).then(
    (response) => response.ok,
    () => false,
  );
  if (isUp) return;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await answering(url);
}
