import { recoveryTexts } from "@mainstreet/contract/account-recovery";
import { evidenceLinkTexts } from "@mainstreet/contract/evidence-texts";
import { REQUEST_LIMITS } from "@mainstreet/contract/limits";
import { pictureTexts } from "@mainstreet/contract/picture-texts";
import { secondFactorTexts } from "@mainstreet/contract/second-factor-texts";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { RateLimiterDrizzle } from "rate-limiter-flexible";
import type { Config } from "../../config.ts";
import { AppError } from "../../errors.ts";
import type { Db } from "../db/database.ts";
import { reportQuota } from "./rate-limit-headers.ts";
import { requestLimits } from "./request-limits-table.ts";

export type RequestLimit = keyof typeof REQUEST_LIMITS;

export type RequestLimits = {
  /** Counts one or more actions of `who`. Throws 429 when the limit is exceeded. */
  spend(limit: RequestLimit, who: string, times?: number): Promise<void>;
  /** Counts work whose amount was known only after it was done. Never refuses: later requests are refused instead. */
  charge(limit: RequestLimit, who: string, times: number): Promise<void>;
  /** Undoes one count that was made in advance for something that did not happen. */
  giveBack(limit: RequestLimit, who: string): Promise<void>;
  /** Counts a read. Within a minute only every fiftieth is written to the database, so that reads stay cheap. Throws 429. */
  spendRead(userId: string): Promise<void>;
};

/** The limits of requests, counted in the database for all processes (decision 134). */
export function createRequestLimits(
  { hasRateLimits }: Pick<Config, "hasRateLimits">,
  db: Db,
): RequestLimits {
  return hasRateLimits ? countingIn(db) : UNLIMITED;
}

const UNLIMITED: RequestLimits = {
  spend: async () => undefined,
  charge: async () => undefined,
  giveBack: async () => undefined,
  spendRead: async () => undefined,
};

const TEXTS: Readonly<Record<RequestLimit, (minutes: number) => string>> = {
  failedLogins: texts.auth.tooManyPasswords,
  failedLoginsFromAddress: texts.auth.tooManyPasswords,
  failedLoginsFrom56: texts.auth.tooManyPasswords,
  failedLoginsFrom48: texts.auth.tooManyPasswords,
  failedLoginsOnDevice: texts.auth.tooManyPasswords,
  failedSecondFactors: secondFactorTexts.tooManyCodes,
  failedSecondFactorsInDay: secondFactorTexts.tooManyCodes,
  failedSecondFactorsOnDevice: secondFactorTexts.tooManyCodes,
  wrongPasswords: texts.auth.tooManyPasswords,
  signupsFromAddress: texts.auth.tooManySignups,
  mailsToAddress: recoveryTexts.tooManyRequests,
  mailsFromAddress: recoveryTexts.tooManyRequests,
  addressChanges: recoveryTexts.tooManyRequests,
  recipientMails: recoveryTexts.tooManyRequests,
  wrongLinks: () => texts.shell.tooManyRequests,
  keyChecks: () => texts.shell.tooManyRequests,
  paymentCalls: () => texts.shell.tooManyRequests,
  domainChecks: () => texts.shell.tooManyRequests,
  exports: () => texts.shell.tooManyRequests,
  siteArchives: () => texts.shell.tooManyRequests,
  siteExports: () => texts.shell.tooManyRequests,
  leadExports: () => texts.shell.tooManyRequests,
  reads: () => texts.shell.tooManyRequests,
  pagesChecked: () => texts.shell.tooManyRequests,
  picturesRead: pictureTexts.tooMany,
  picturesByLink: evidenceLinkTexts.tooManyPhotos,
  unknownLinks: evidenceLinkTexts.tooManyTries,
  sharedViews: () => texts.shell.tooManyRequests,
};

/** So many rows that are only read or written take as long as one page. */
const ROWS_A_PAGE = 50;
export const pagesOfRows = (rows: number): number => Math.ceil(rows / ROWS_A_PAGE);

type PageSpender = { limits: RequestLimits; userId: string };

/** Spends the compute budget of a heavy request that takes as long as so many pages; the first page was spent before the body was read. */
export async function spendPages({ limits, userId }: PageSpender, pages: number): Promise<void> {
  if (pages > 1) await limits.spend("pagesChecked", userId, pages - 1);
}

/** The same for pages whose rendering was not expected. */
export async function chargePages({ limits, userId }: PageSpender, pages: number): Promise<void> {
  if (pages > 0) await limits.charge("pagesChecked", userId, pages);
}

type Count = (limit: RequestLimit, who: string, points?: number) => Promise<Counted>;
/** `ms` until the window ends. */
type Counted = { isTooMuch: boolean; remaining: number; ms: number };

function countingIn(db: Db): RequestLimits {
  const limiterOf = limitersIn(db);
  const sweep = sweeperOf(db);

  const count: Count = async (limit, who, points = 1) => {
    await sweep();
    const limiter = await limiterOf(limit);
    try {
      const { remainingPoints, msBeforeNext } = await limiter.consume(who, points);
      return report(limit, { isTooMuch: false, remaining: remainingPoints, ms: msBeforeNext });
    } catch (refusal) {
      const { RateLimiterRes } = await load();
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return report(limit, { isTooMuch: true, remaining: 0, ms: refusal.msBeforeNext });
    }
  };

  return {
    async spend(limit, who, times = 1) {
      const { isTooMuch, ms } = await count(limit, who, times);
      if (isTooMuch) throw tooMuch(limit, ms);
    },
    async charge(limit, who, times) {
      await count(limit, who, times);
    },
    async giveBack(limit, who) {
      await (await limiterOf(limit)).reward(who);
    },
    spendRead: readCounter(count),
  };
}

/** Adds to the response's headers how much of the limit the client has left. */
function report(limit: RequestLimit, counted: Counted): Counted {
  const { times, minutes } = REQUEST_LIMITS[limit];
  reportQuota({
    name: limit,
    limit: times,
    windowSeconds: minutes * 60,
    remaining: counted.remaining,
    resetSeconds: Math.max(1, Math.ceil(counted.ms / 1_000)),
  });
  return counted;
}

/** Loaded when something is first counted: the library loads a file for each kind of database, which no start should wait for. */
const load = () => import("rate-limiter-flexible");

function limitersIn(db: Db): (limit: RequestLimit) => Promise<RateLimiterDrizzle> {
  const limiters = new Map<RequestLimit, RateLimiterDrizzle>();
  return async (limit) => {
    const { RateLimiterDrizzle } = await load();
    const { times, minutes } = REQUEST_LIMITS[limit];
    const limiter =
      limiters.get(limit) ??
      new RateLimiterDrizzle({
        storeClient: db,
        schema: requestLimits,
        keyPrefix: limit,
        points: times,
        duration: minutes * 60,
        // The library's timer would outlive the database that it uses.
        clearExpiredByTimeout: false,
      });
    limiters.set(limit, limiter);
    return limiter;
  };
}

function tooMuch(limit: RequestLimit, ms: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(ms / 1_000));
  const message = TEXTS[limit](Math.ceil(retryAfterSeconds / 60));
  return new AppError({ status: 429, code: "TOO_MANY_REQUESTS", message, retryAfterSeconds });
}

/** How many reads of one user in one process are written to the database in one statement. */
const READ_BATCH = 50;
const MINUTE_MS = 60_000;
/** More users than are ever refused at once. One that is forgotten is refused again after its next batch. */
const MAX_REFUSED = 10_000;

/** A minute's reads are counted here, and in the database only once there are many: an ordinary dashboard causes no writes. */
function readCounter(count: Count): RequestLimits["spendRead"] {
  const reads = new Map<string, number>();
  const refused = new LRUCache<string, true>({ max: MAX_REFUSED, ttl: MINUTE_MS });
  let minuteEnds = 0;

  return async (userId) => {
    const now = Date.now();
    if (now >= minuteEnds) {
      reads.clear();
      minuteEnds = now + MINUTE_MS;
    }
    const refusedFor = refused.getRemainingTTL(userId);
    if (refusedFor > 0) {
      report("reads", { isTooMuch: true, remaining: 0, ms: refusedFor });
      throw tooMuch("reads", refusedFor);
    }
    const seen = (reads.get(userId) ?? 0) + 1;
    reads.set(userId, seen);
    if (seen % READ_BATCH !== 0) {
      const remaining = Math.max(0, REQUEST_LIMITS.reads.times - seen);
      report("reads", { isTooMuch: false, remaining, ms: minuteEnds - now });
      return;
    }
    const { isTooMuch, remaining, ms } = await count("reads", userId, READ_BATCH);
    if (remaining === 0) refused.set(userId, true, { ttl: Math.max(1, ms) });
    if (isTooMuch) throw tooMuch("reads", ms);
  };
}

/** Removes expired counts, at most once a minute, and skips those that another process is removing. */
function sweeperOf(db: Db): () => Promise<void> {
  let nextAt = 0;
  return async () => {
    if (Date.now() < nextAt) return;
    nextAt = Date.now() + MINUTE_MS;
    await db.execute(sql`delete from rate_limits where key in (
      select key from rate_limits where expire < now() limit 10000 for update skip locked)`);
  };
}
