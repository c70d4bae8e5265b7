import {
  AS_OF,
  dollars,
  type HostForecaster,
  PER_VISIT,
  type Publication,
  VISITS_A_MONTH,
} from "../forecast.ts";
import { msOfRequests } from "../request-time.ts";

/**
 * How many files are written, those of a one-page site and the two copies of its record, for a new site and for a small
 * change (`npm run bench -- hosts`).
 */
const WRITES = { newSite: 13, change: 4 };
/** How many requests to R2 a site needs: its writes, and the reads before them. */
const REQUESTS = { newSite: 16, change: 5 };

const MILLION = 1_000_000;
/** Prices of R2, per month; use is rounded up to the next million (docs/hosts.md §1.3). */
const R2 = {
  freeWrites: MILLION,
  perMillionWrites: 4.5,
  freeReads: 10 * MILLION,
  perMillionReads: 0.36,
};
/** Prices of Workers (docs/hosts.md §1.4). */
const WORKERS = {
  freeADay: 100_000,
  plan: 5,
  inPlan: 10 * MILLION,
  perMillion: 0.3,
};
const READS_PER_REQUEST = 2;
const DAYS_A_MONTH = 30;

const millionsBeyond = (n: number, free: number) => Math.ceil(Math.max(n - free, 0) / MILLION);

const writesOf = ({ sites, isNew }: Publication) =>
  sites * (isNew ? WRITES.newSite : WRITES.change);

/** Cloudflare: one Worker and one bucket for all sites, so their number limits nothing. */
export const cloudflare: HostForecaster = {
  terms: {
    name: "Cloudflare",
    https: { isAlways: true, text: "Yes" },
    limits:
      "None on sites or deployments. A month has a million written files for free, a day 100,000 requests of visitors.",
    whenUsedUp:
      "Visitors see an error page until midnight UTC, unless the account is on the paid plan: $5 a month, without that limit.",
    brief: { limits: "100,000 requests a day", whenUsedUp: "An error page, or $5 a month" },
    monthOfVisits: (sites) => {
      const requests = sites * VISITS_A_MONTH * PER_VISIT.requests;
      const reads = millionsBeyond(requests * READS_PER_REQUEST, R2.freeReads) * R2.perMillionReads;
      if (requests / DAYS_A_MONTH <= WORKERS.freeADay) return dollars(reads);
      const beyond = Math.max(requests - WORKERS.inPlan, 0) / MILLION;
      return dollars(WORKERS.plan + beyond * WORKERS.perMillion + reads);
    },
    afterMove: () =>
      "Each old address at Cloudflare redirects every page to the new one for good, for the price of one written file.",
    suitsManySites: true,
  },
  forecast: (publication) => {
    const { sites, isNew } = publication;
    const requestsEach = isNew ? REQUESTS.newSite : REQUESTS.change;
    const writes = writesOf(publication);
    return {
      time: {
        ms: msOfRequests({ sites, requestsEach, isNew }),
        because: "as fast as the files are written",
      },
      price: {
        amount: dollars(millionsBeyond(writes, R2.freeWrites) * R2.perMillionWrites),
        text: `The first million files written in a month are free (${AS_OF}).`,
        isAboveFreePlan: writes > R2.freeWrites,
      },
    };
  },
};
