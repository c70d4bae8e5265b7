import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { EMULATOR_PORTS } from "./sandbox-ports.ts";

const program = fileURLToPath(new URL("../emulators/src/main.ts", import.meta.url));

/** The emulator of Cloudflare runs this script and no other. */
const routerSha256 = () =>
  hash("sha256", readFileSync(new URL("../router/src/router.js", import.meta.url)));

/** A cache of compiled code for later starts: 0.34 s instead of 0.86 until the emulators listen. */
const compiled = fileURLToPath(new URL("../node_modules/.cache/emulators", import.meta.url));

export type Emulators = {
  netlifyUrl: string;
  s3Url: string;
  cashfreeUrl: string;
  cloudflareUrl: string;
  cloudFrontUrl: string;
  dnsUrl: string;
  /** Two, over HTTP, separated by a comma. */
  dnsResolvers: string;
  smtpUrl: string;
  mailboxUrl: string;
};
/** `port` is the server's: the emulators listen on the ports that `EMULATOR_PORTS` counts from it. */
type Place = { port: number; dataDir: string };

/**
 * Starts the emulators of Netlify, S3, Cashfree, Cloudflare, CloudFront and DNS as one process, which ends when this one does, in any way.
 * If it ends first, this process is ended by SIGTERM: a sandbox without its providers would only seem to work.
 * @throws Error when it does not start; it has printed the reason by then.
 */
export async function startEmulators({ port, dataDir }: Place): Promise<Emulators> {
  const ports = Object.entries(EMULATOR_PORTS).flatMap(([name, offset]) => [
    `--${name}-port`,
    String(port + offset),
  ]);
  // Detached: Ctrl-C must not reach the emulators while the server still finishes its deployments on them.
  const child = spawn(
    process.execPath,
    [program, ...ports, "--router-sha256", routerSha256(), "--data-dir", dataDir, "--parent-pipe"],
    {
      env: { NODE_COMPILE_CACHE: compiled, ...process.env },
      stdio: ["pipe", "pipe", "inherit"],
      detached: true,
    },
  );
  const { value: line } = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
  if (typeof line !== "string") throw new Error("The emulators did not start.");
  child.on("exit", () => {
    console.error("The emulators ended unexpectedly, so Mainstreet stops too.");
    process.kill(process.pid, "SIGTERM");
  });
  return JSON.parse(line);
}
