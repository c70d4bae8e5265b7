import { HEAVY_REQUESTS_WAITING } from "@mainstreet/contract/limits";
import { requestTexts } from "@mainstreet/contract/request-messages";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { createKeyedLimit } from "../http-client/concurrency.ts";

const RETRY_SECONDS = 5;
/** Longest pause between two heavy requests of an account. */
const MOST_REST_MS = 250;

/**
 * Processes the heavy requests of an account one after another, in each process: the body of the next request is not even read before its
 * slot is free. Each counts against the account's compute budget; the handler, which knows the rows, spends what it costs beyond one point.
 * Throws 429 when too many wait, or the budget is spent. Register it after the session check.
 */
export function limitHeavyRequests(app: FastifyInstance, { limits }: Pick<Deps, "limits">): void {
  const takeSlot = slots();
  app.addHook("onRequest", async ({ routeOptions, session }, reply) => {
    if (!routeOptions.config.isHeavy || !session) return;
    const release = await takeSlot(session.userId);
    releaseAtEnd(reply, release);
    await limits.spend("pagesChecked", session.userId);
  });
}

/**
 * Frees the slot after the response has been sent or the client has disconnected, with a pause as long as this request took, in which
 * others get the processor.
 */
function releaseAtEnd({ raw }: FastifyReply, release: () => void): void {
  const since = performance.now();
  const rest = () =>
    void setTimeout(release, Math.min(performance.now() - since, MOST_REST_MS)).unref();
  raw.once("finish", rest).once("close", rest);
  if (raw.destroyed) release();
}

/** One slot for each account. Acquiring it waits for earlier requests; the returned function passes it to the next one, once. */
function slots(): (userId: string) => Promise<() => void> {
  const within = createKeyedLimit(1);
  return async (userId) => {
    if (within.countOf(userId) > HEAVY_REQUESTS_WAITING) throw tooManyAtOnce();
    return new Promise((acquire) => {
      void within(userId, () => new Promise<void>((release) => acquire(release)));
    });
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
