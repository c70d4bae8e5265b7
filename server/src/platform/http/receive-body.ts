import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { texts } from "@mainstreet/contract/texts";
import { AppError } from "../../errors.ts";

type Received = {
  /** The largest number of bytes. */
  limit: number;
  /** Called with each piece as it arrives. If it throws, the body is refused. */
  inspect(piece: Buffer): void;
  /** Returns the error for a body of more bytes; by default one with a text for every endpoint. */
  tooLarge?: () => AppError;
  /** How long it may take, and how slowly it may arrive; by default 30 seconds, at any speed. */
  timeouts?: ReceiveTimeouts;
};
/** `leastBytes` (1 by default) must arrive within each `idleMs`, unless the body ends. */
type ReceiveTimeouts = { totalMs: number; idleMs: number; leastBytes?: number };

const TIMEOUTS: ReceiveTimeouts = { totalMs: 30_000, idleMs: 30_000 };

/** Pause between two pieces of 64 KB: 30 MB a second is fast enough for every upload, and no upload blocks the thread. */
const PAUSE_MS = 2;

/**
 * Reads a body piece by piece, in time slices. The rest of a refused body is read and discarded, so that a client that is still sending
 * gets the response; the rest of a body that is too long is not read.
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
  { totalMs, idleMs, leastBytes = 1 }: ReceiveTimeouts,
): AsyncGenerator<Buffer> {
  const pieces: AsyncIterator<Buffer> = payload.iterator({ destroyOnReturn: false });
  const end = performance.now() + totalMs;
  let idleEnd = performance.now() + idleMs;
  let arrived = 0;
  try {
    for (;;) {
      const next = pieces.next().catch(disconnected);
      const left = Math.min(idleEnd, end) - performance.now();
      const { done, value } = await inTime(next, Math.max(left, 1));
      if (done) return;
      arrived += value.length;
      yield value;
      if (arrived < leastBytes && performance.now() <= idleEnd) continue;
      if (arrived < leastBytes) throw bodyTooSlow();
      arrived = 0;
      idleEnd = performance.now() + idleMs;
    }
  } finally {
    // Not awaited, as it ends only after the next piece arrives.
    pieces.return?.().catch(() => undefined);
  }
}

/** The client has disconnected. */
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

/** 413: more bytes or values than the endpoint accepts. */
export const bodyTooLarge = () =>
  new AppError({ status: 413, code: "TOO_LARGE", message: texts.shell.tooLarge });
