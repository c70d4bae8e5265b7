import { routerSource } from "@mainstreet/server/hosting/cloudflare/router-script";
import { spawn } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const program = fileURLToPath(new URL("../../emulators/src/main.ts", import.meta.url));
const places = z.object({ netlifyUrl: z.url(), s3Url: z.url(), cloudflareUrl: z.url() });

export type Emulators = z.output<typeof places> & { stop: () => Promise<void> };

/**
 * Starts the emulators as a process of their own, on ports the system chooses and with their state in memory: so that no figure includes
 * their cost, and no disk slows them. Throws Error when they do not start.
 */
export async function startEmulators(): Promise<Emulators> {
  const router = ["--router-sha256", hash("sha256", routerSource)];
  const child = spawn(process.execPath, [program, "--parent-pipe", ...router], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const { value: line } = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
  if (typeof line !== "string") throw new Error("The emulators did not start.");
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { ...places.parse(JSON.parse(line)), stop };
}
