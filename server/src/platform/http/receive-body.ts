import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { texts } from "@mainstreet/contract/texts";
import { AppError } from "../../errors.ts";

type Received = {
  /** Bytes at most. */
  limit: number;
  /** Sees each piece as it arrives. What it throws refuses the body. */
  inspect(piece: Buffer): void;
  /** What to throw for a body of more bytes; a text of every endpoint without it. */
  tooLarge?: () => AppError;
  /** How long it may take, and how long nothing of it may arrive; 30 seconds without it. */
  timeouts?: ReceiveTimeouts;
};
type ReceiveTimeouts = { totalMs: number; idleMs: number };

const TIMEOUTS: ReceiveTimeouts = { totalMs: 30_000, idleMs: 30_000 };

/** Between two pieces, of 64 KB each: at 30 MB a second nobody's upload is held up, and no upload holds up the thread. */
const PAUSE_MS = 2;

/**
 * Reads a body piece by piece, in turns with other requests. The rest of a refused one is read and thrown away, so that a client
 * that is still sending gets the response; of one that is too long it is not.
 */
export async function receiveBody(
  payload: Readable,
  { limit, inspect, tooLarge = bodyTooLarge, timeouts = TIMEOUTS }: Received,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  let refusal: { reason: unknown } | undefined;
  for await (const piece of piecesOf(payload, timeouts)) {
    if (length > 0) await sleep(PAUSE_MS);
    length += piece.length;
    if (length > limit) throw tooLarge();
    if (refusal) continue;
    try {
      inspect(piece);
      pieces.push(piece);
    } catch (reason) {
      refusal = { reason };
      pieces.length = 0;
    }
  }
  if (refusal) throw refusal.reason;
  return Buffer.concat(pieces);
}

async function* piecesOf(
  payload: Readable,
  { totalMs, idleMs }: ReceiveTimeouts,
): AsyncGenerator<Buffer> {
  const pieces = payload.iterator({ destroyOnReturn: false });
  const end = performance.now() + totalMs;
  try {
    for (;;) {
      const next = pieces.next().catch(disconnected);
      const { done, value } = await inTime(next, Math.min(idleMs, end - performance.now()));
      if (done) return;
      yield value;
    }
  } finally {
    // Not awaited: it ends only after the piece that is still waited for.
    pieces.return?.().catch(() => undefined);
  }
}

/** The client has gone. */
function disconnected(): never {
  throw new AppError({ status: 400, code: "MALFORMED", message: texts.shell.malformed });
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(bodyTooSlow()), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** 408: the body did not arrive in time. */
const bodyTooSlow = () =>
  new AppError({ status: 408, code: "TOO_SLOW", message: texts.shell.tooSlow });

/** 413: more bytes or values than the endpoint takes. */
export const bodyTooLarge = () =>
  new AppError({ status: 413, code: "TOO_LARGE", message: texts.shell.tooLarge });
