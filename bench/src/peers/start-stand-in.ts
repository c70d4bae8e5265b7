import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const program = fileURLToPath(new URL("./s3-stand-in.ts", import.meta.url));
const statistics = z.object({ requests: z.record(z.string(), z.number()), cpuMs: z.number() });

export type StandIn = {
  url: string;
  /** Requests by method since the last reset, and the stand-in's own CPU time. */
  stats: () => Promise<z.output<typeof statistics>>;
  /** Forgets the counts; `wipe`: the objects too. */
  reset: (wipe?: "wipe") => Promise<void>;
};

/** Runs the work with a stand-in for S3 in a process of its own, which responds after `latencyMs`. Throws Error when it does not start. */
export async function withStandIn<T>(
  latencyMs: number,
  work: (standIn: StandIn) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, [program, String(latencyMs)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const { value: url } = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
  if (typeof url !== "string") throw new Error("The stand-in for S3 did not start.");
  try {
    return await work(standInAt(url));
  } finally {
    child.stdin.end();
    await ended;
  }
}

const standInAt = (url: string): StandIn => ({
  url,
  stats: async () => statistics.parse(await (await fetch(`${url}/__stats`)).json()),
  async reset(wipe) {
    await fetch(`${url}/__reset${wipe ? "?wipe" : ""}`, { method: "POST" });
  },
});
