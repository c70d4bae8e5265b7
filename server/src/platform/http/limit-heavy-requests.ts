import { HEAVY_REQUESTS_WAITING } from "@mainstreet/contract/limits";
import { requestTexts } from "@mainstreet/contract/request-messages";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";

const RETRY_SECONDS = 5;
/** Longest pause between two heavy requests of an account. */
const MOST_REST_MS = 250;

/**
 * Processes the heavy requests of an account one after another, in each process: the next one's body is not even read before.
 * Each counts against the account's compute budget; what it costs beyond one point is spent by its handler, which knows its rows.
 * Throws 429 when too many wait, or the budget is spent. Register it behind the session check.
 */
export function limitHeavyRequests(app: FastifyInstance, { limits }: Pick<Deps, "limits">): void {
  const takeSlot = slots();
  app.addHook("onRequest", async ({ routeOptions, session }, reply) => {
    if (!routeOptions.config.isHeavy || !session) return;
    const release = await takeSlot(session.userId);
    releaseAtEnd(reply, release);
    await limits.spend("pagesJudged", session.userId);
  });
}

/**
 * Frees the slot when the response has been sent or the client is gone, and not before others had the processor for as long as
 * this request took.
 */
function releaseAtEnd({ raw }: FastifyReply, release: () => void): void {
  const since = performance.now();
  const rest = () =>
    void setTimeout(release, Math.min(performance.now() - since, MOST_REST_MS)).unref();
  raw.once("finish", rest).once("close", rest);
  if (raw.destroyed) release();
}

/** One slot for each account. Taking it waits for those before; what is returned gives it to the next one, once. */
function slots(): (userId: string) => Promise<() => void> {
  const waitingFor = new Map<string, (() => void)[]>();

  function releaseOf(userId: string): () => void {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = waitingFor.get(userId)?.shift();
      if (next) next();
      else waitingFor.delete(userId);
    };
  }
  return async (userId) => {
    const waiting = waitingFor.get(userId);
    if (!waiting) waitingFor.set(userId, []);
    else if (waiting.length >= HEAVY_REQUESTS_WAITING) throw tooManyAtOnce();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return releaseOf(userId);
  };
}

function tooManyAtOnce(): AppError {
  return new AppError({
    status: 429,
    code: "TOO_MANY_REQUESTS",
    message: requestTexts.tooManyAtOnce,
    retryAfterSeconds: RETRY_SECONDS,
  });
}
