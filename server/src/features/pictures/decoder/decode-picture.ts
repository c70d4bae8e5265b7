import { type ChildProcess, fork, type ForkOptions } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import type { DecoderReply, PreparedPicture } from "./prepared-picture.ts";
import { DecoderUnavailable, RefusedPicture } from "./refused-picture.ts";

/** Limits on the resident memory of the decoding process: above the first it is ended while it works, above the second after the file. */
const MOST_BYTES = 390 * 1024 * 1024;
const MOST_BYTES_IDLE = 200 * 1024 * 1024;
const MEMORY_CHECK_MS = 10;
const MOST_MS = 20_000;
const IDLE_MS = 30_000;

const PROGRAM = fileURLToPath(new URL("decoder-process.ts", import.meta.url));
const OPTIONS: ForkOptions = {
  // The process may read files, as it needs its own code, and load native code: nothing else. WebAssembly gets 225 MB.
  execArgv: [
    "--permission",
    "--allow-fs-read=*",
    "--allow-addons",
    "--max-old-space-size=96",
    "--wasm-max-mem-pages=3600",
  ],
  // The process gets nothing of our environment, which holds secrets.
  env: {},
  serialization: "advanced",
  stdio: ["ignore", "ignore", "ignore", "ipc"],
};

let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
/** One file at a time: others wait. */
const oneAtATime = pLimit(1);

/**
 * Prepares a picture in a process of its own: a hostile file can only end that process, never this one. The process starts with the first
 * file and ends when no more files arrive. Throws RefusedPicture, and DecoderUnavailable when the process could not be started or was ended
 * by someone else.
 */
export function decodePicture(bytes: Buffer): Promise<PreparedPicture> {
  return oneAtATime(async () => {
    clearTimeout(idle);
    const decoder = (running ??= start());
    try {
      return await decodeIn(decoder, bytes);
    } finally {
      rest(decoder);
    }
  });
}

function start(): ChildProcess {
  const decoder = fork(PROGRAM, OPTIONS);
  const forget = () => {
    if (running === decoder) running = undefined;
  };
  // A process that cannot be started emits an error and no exit. Later errors need the listener, too: without it they would end this
  // process.
  decoder.once("exit", forget).once("disconnect", forget).on("error", forget);
  return decoder;
}

/** Keeps the process for the next file, for a while, unless it has used much memory, which it would not free. */
function rest(decoder: ChildProcess): void {
  if (running !== decoder) return;
  if (residentBytes(decoder) > MOST_BYTES_IDLE) return endDecoder();
  decoder.unref();
  decoder.channel?.unref();
  idle = setTimeout(endDecoder, IDLE_MS).unref();
}

/** Ends the process, if it runs; the next file starts another one. */
export function endDecoder(): void {
  clearTimeout(idle);
  running?.kill("SIGKILL");
  running = undefined;
}

function decodeIn(decoder: ChildProcess, bytes: Buffer): Promise<PreparedPicture> {
  decoder.ref();
  decoder.channel?.ref();
  return new Promise((resolve, reject) => {
    let reason: "tooSlow" | "tooComplex" | undefined;
    const end = (why: "tooSlow" | "tooComplex") => {
      reason = why;
      decoder.kill("SIGKILL");
    };
    const memory = setInterval(() => {
      if (residentBytes(decoder) > MOST_BYTES) end("tooComplex");
    }, MEMORY_CHECK_MS);
    const slow = setTimeout(end, MOST_MS, "tooSlow");
    const fail = () =>
      finish(() => reject(reason ? new RefusedPicture(reason) : new DecoderUnavailable()));
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) => {
      // Killed from outside, for example by a system that is short of memory. Any other end means that the decoder failed on this file.
      if (signal !== "SIGKILL" && signal !== "SIGTERM") reason ??= "tooComplex";
      fail();
    };
    const onMessage = (reply: DecoderReply) =>
      finish(() =>
        "prepared" in reply ? resolve(reply.prepared) : reject(new RefusedPicture(reply.refused)),
      );
    function finish(then: () => void): void {
      clearInterval(memory);
      clearTimeout(slow);
      decoder.off("exit", onExit).off("error", fail).off("message", onMessage);
      then();
    }
    decoder.once("exit", onExit).once("error", fail).once("message", onMessage);
    decoder.send(bytes, (error) => error && fail());
  });
}

/** How much memory the process uses; 0 where the system does not report it (Linux does). */
function residentBytes({ pid }: ChildProcess): number {
  try {
    const [, kilobytes = "0"] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "latin1")) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}
