import { RETRY_STREAM_SECONDS, STREAMS_PER_USER } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { AppError } from "../../errors.ts";

/** Streams that are open in this process, by user, and of all users. */
const open = new Map<string, number>();
let openInAll = 0;

/** Each is a look at the database a second, some two milliseconds of a processor: together they leave most of one free. */
export const STREAMS_PER_PROCESS = 200;

/**
 * Counts a stream of a user as open until its viewer has gone: a user has no more than so many in one process, and all
 * users together have a bound too. Throws 429, or 503 when it is the others' that are too many.
 */
export function countStream(userId: string, signal: AbortSignal): void {
  const count = open.get(userId) ?? 0;
  if (count >= STREAMS_PER_USER)
    throw new AppError({
      status: 429,
      code: "TOO_MANY_REQUESTS",
      message: texts.shell.tooManyRequests,
      retryAfterSeconds: RETRY_STREAM_SECONDS,
    });
  if (openInAll >= STREAMS_PER_PROCESS)
    throw new AppError({
      status: 503,
      code: "BUSY",
      message: texts.shell.busy,
      retryAfterSeconds: RETRY_STREAM_SECONDS,
    });
  if (signal.aborted) return;
  openInAll += 1;
  open.set(userId, count + 1);
  signal.addEventListener("abort", () => endStream(userId), { once: true });
}

function endStream(userId: string): void {
  openInAll -= 1;
  const left = (open.get(userId) ?? 1) - 1;
  if (left > 0) open.set(userId, left);
  else open.delete(userId);
}
