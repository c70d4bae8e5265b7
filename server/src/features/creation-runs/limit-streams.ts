import { RETRY_STREAM_SECONDS, STREAMS_PER_USER } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { AppError } from "../../errors.ts";

/** The open streams of each user in this process, the oldest first. */
const open = new Map<string, Set<AbortController>>();

/**
 * Each stream queries the database once a second, which takes about two milliseconds of processor time: 200 streams leave most of one
 * processor free.
 */
export const STREAMS_PER_PROCESS = 200;

/**
 * Opens a stream of a user until its viewer disconnects; the returned signal ends the stream. A user has a fixed number of streams in a
 * process at most, and all users together have a limit too. When that limit is reached, the oldest stream of the user with the most
 * streams is ended in favour of a user with fewer: so a few accounts cannot lock others out. Throws 429 for a user's own limit, and 503
 * when no user has more streams than this user would have.
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

/**
 * Ends the oldest stream of the user with the most streams. That user keeps at least as many as the newcomer then has, so two users
 * never displace each other in turns.
 */
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
