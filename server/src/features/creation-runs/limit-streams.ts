import { RETRY_STREAM_SECONDS, STREAMS_PER_USER } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { AppError } from "../../errors.ts";

/** Streams that are open in this process, by user. */
const open = new Map<string, number>();

/**
 * Counts a stream of a user as open until its viewer has gone. Each costs a look at the database a second, so a user has
 * no more than so many in one process. Throws 429.
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
  if (signal.aborted) return;
  open.set(userId, count + 1);
  signal.addEventListener("abort", () => endStream(userId), { once: true });
}

function endStream(userId: string): void {
  const left = (open.get(userId) ?? 1) - 1;
  if (left > 0) open.set(userId, left);
  else open.delete(userId);
}
