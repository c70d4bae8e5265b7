import { RETRY_STREAM_SECONDS, STREAMS_PER_USER } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { AppError } from "../../errors.ts";

/** The open streams of each user in this process, the oldest first. */
const open = new Map<string, Set<AbortController>>();

/** Each queries the database once a second, which takes some two milliseconds of a processor: together they leave most of one free. */
export const STREAMS_PER_PROCESS = 200;

/**
 * Opens a stream of a user until its viewer is gone; the signal that is returned ends it. A user has a fixed number of streams in
 * a process at most, and all users together have a limit too. When that is reached, the oldest stream of the user who has most
 * ends in favour of a user who has fewer: a few accounts cannot keep others out. Throws 429 for a user's own limit, and 503 when
 * nobody has more than this user would have.
 */
export function openStream(userId: string, viewer: AbortSignal): AbortSignal {
  const own = open.get(userId) ?? new Set();
  if (own.size >= STREAMS_PER_USER) throw refused(429, texts.shell.tooManyRequests);
  if (total() >= STREAMS_PER_PROCESS) displaceOldest(own.size);
  const stream = new AbortController();
  if (viewer.aborted) return viewer;
  open.set(userId, own.add(stream));
  const end = () => {
    own.delete(stream);
    if (own.size === 0 && open.get(userId) === own) open.delete(userId);
  };
  stream.signal.addEventListener("abort", end, { once: true });
  viewer.addEventListener("abort", () => stream.abort(), { once: true });
  return stream.signal;
}

function total(): number {
  let count = 0;
  for (const { size } of open.values()) count += size;
  return count;
}

/** Ends a stream of the user who has most. What it leaves them is no less than the newcomer has then, so nobody displaces in circles. */
function displaceOldest(ownStreams: number): void {
  let most: Set<AbortController> = new Set();
  for (const streams of open.values()) if (streams.size > most.size) most = streams;
  const [oldest] = most;
  if (!oldest || most.size <= ownStreams + 1) throw refused(503, texts.shell.busy);
  oldest.abort();
}

const refused = (status: 429 | 503, message: string) =>
  new AppError({
    status,
    code: status === 429 ? "TOO_MANY_REQUESTS" : "BUSY",
    message,
    retryAfterSeconds: RETRY_STREAM_SECONDS,
  });
