import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { EMULATOR_PORTS, SANDBOX_PORTS } from "../../scripts/sandbox-ports.ts";
import { areFree } from "./free-ports.ts";

/** The product as a user runs it. Its emulators listen on ports after `port`. */
export type Product = {
  url: string;
  netlifyUrl: string;
  s3Url: string;
  cashfreeUrl: string;
  cloudflareUrl: string;
  cloudFrontUrl: string;
  dnsUrl: string;
  mailboxUrl: string;
  pid: number;
  /** Everything that it has printed until now. */
  output(): string;
  /** Sends SIGTERM, as a terminal or a supervisor does to `npm start`. Throws if the product does not end with success. */
  stop(): Promise<void>;
  /** Sends SIGKILL; resolves when its emulators have ended too. */
  kill(): Promise<void>;
  /** Resolves when it has ended by itself, as at a crash point. */
  died(): Promise<void>;
};

/** `env` is added to this process's own. Starting again with the same port and directory continues the same product. */
export type ProductPlace = {
  port: number;
  dataDir: string;
  env?: Record<string, string>;
  /** The folder of a copy of the product; absent: this one. */
  root?: string;
};

const repository = fileURLToPath(new URL("../..", import.meta.url));

/** Starts the product and waits until it reports that it is ready. Throws with its output if it does not. */
export async function spawnProduct({
  port,
  dataDir,
  env,
  root = repository,
}: ProductPlace): Promise<Product> {
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: root,
    env: {
      ...process.env,
      RATE_LIMITS: "off",
      PORT: String(port),
      DATA_DIR: dataDir,
      // The pauses before retries shrink in proportion.
      PROVIDER_TIMEOUT_MS: "5000",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A test run that is interrupted leaves no process running.
  process.once("exit", () => child.kill("SIGKILL"));
  let output = "";
  const listen = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  await readiness(child, () => output);
  return { ...placesOf(port), pid: child.pid ?? 0, output: () => output, ...endings(child, port) };
}

function placesOf(
  port: number,
): Pick<
  Product,
  | "url"
  | "netlifyUrl"
  | "s3Url"
  | "cashfreeUrl"
  | "cloudflareUrl"
  | "cloudFrontUrl"
  | "dnsUrl"
  | "mailboxUrl"
> {
  const at = (given: number): string => `http://127.0.0.1:${given}`;
  return {
    url: `http://localhost:${port}`,
    netlifyUrl: at(port + EMULATOR_PORTS.netlify),
    s3Url: at(port + EMULATOR_PORTS.s3),
    cashfreeUrl: at(port + EMULATOR_PORTS.cashfree),
    cloudflareUrl: at(port + EMULATOR_PORTS.cloudflare),
    cloudFrontUrl: at(port + EMULATOR_PORTS.cloudfront),
    dnsUrl: at(port + EMULATOR_PORTS.dns),
    mailboxUrl: at(port + EMULATOR_PORTS.mailbox),
  };
}

async function readiness(child: ChildProcess, output: () => string): Promise<void> {
  for (let waited = 0; !output().includes("Mainstreet is ready"); waited += 20) {
    if (waited > 60_000) child.kill("SIGKILL");
    if (hasEnded(child)) throw new Error(`The product did not start:\n${output()}`);
    await pause(20);
  }
}

function endings(child: ChildProcess, port: number): Pick<Product, "stop" | "kill" | "died"> {
  const died = async (): Promise<void> => {
    if (!hasEnded(child)) await once(child, "exit");
    // The emulators end a moment later, when their pipe is closed; a new start needs their ports.
    while (!(await areFree(port, SANDBOX_PORTS))) await pause(20);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await died();
  };
  return {
    died,
    kill: () => end("SIGKILL"),
    stop: async () => {
      await end("SIGTERM");
      if (child.exitCode !== 0)
        throw new Error(`The product ended with ${child.exitCode ?? child.signalCode}.`);
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
