import {
  AS_OF,
  dollars,
  type HostForecaster,
  PER_VISIT,
  type Publication,
  VISITS_A_MONTH,
} from "../forecast.ts";
import { msOfRequests } from "../request-time.ts";

/** How many files of a one-page site are written for a new site, and for a small change (`npm run bench -- hosts`). */
const WRITES = { newSite: 11, change: 2 };
/** How many requests to S3 a site needs: its writes, and the reads before them. */
const REQUESTS = { newSite: 12, change: 3 };

/** Prices of S3 and CloudFront in the US (docs/hosts.md §2, §6). */
const PRICES = { perWrite: 0.005 / 1_000, perRead: 0.0004 / 1_000, perRequest: 1 / 1_000_000 };
/** Of CloudFront, per month. */
const FREE_REQUESTS = 10_000_000;

const writesOf = ({ sites, isNew }: Publication) =>
  sites * (isNew ? WRITES.newSite : WRITES.change);

/** S3, with https by CloudFront: no limit on sites or deployments, and small prices for each write and visit. */
export const aws: HostForecaster = {
  terms: {
    name: "AWS S3",
    https: { isAlways: false, text: "With “Turn on https”" },
    limits:
      "None on sites or deployments. 1,000 written files cost $0.005. Turning https on takes 3 to 15 minutes, once a bucket; then 10 million requests and 1 TB a month are free.",
    whenUsedUp: "Nothing stops: AWS bills what is used.",
    brief: { limits: "None", whenUsedUp: "AWS bills the rest" },
    monthOfVisits: (sites) => {
      const visits = sites * VISITS_A_MONTH;
      const beyondFree = Math.max(visits * PER_VISIT.requests - FREE_REQUESTS, 0);
      return dollars(beyondFree * PRICES.perRequest + visits * PRICES.perRead);
    },
    afterMove: () =>
      "A bucket cannot redirect. A small page stays at each old address, leads visitors to the new one and names it to search engines.",
    suitsManySites: true,
  },
  forecast: (publication) => {
    const { sites, isNew } = publication;
    const requestsEach = isNew ? REQUESTS.newSite : REQUESTS.change;
    return {
      time: {
        ms: msOfRequests({ sites, requestsEach, isNew }),
        because: "as fast as the files are written",
      },
      price: {
        amount: dollars(writesOf(publication) * PRICES.perWrite),
        text: `AWS charges $0.005 for 1,000 files that are written (${AS_OF}).`,
        isAboveFreePlan: false,
      },
    };
  },
};
