import { LIST_SORTS } from "@mainstreet/contract/campaign-lists";

/**
 * A read, and how many whole rows of a table its response is made of: a number; "shown", the rows of the campaigns that it shows; "of one
 * run", those of the one unfinished run of the user's two and of its queue; without `rows`, all that the user has.
 */
export type Read = {
  query?: string;
  rows?: number | "shown" | "of one run";
  /** A table of which all rows of the user may be read: a search reads each text. */
  whole?: string;
};

/** `$cursor`: where the first page in that order ended. */
const LIST = LIST_SORTS.map((sort): Read => ({
  query: `limit=50&sort=${sort}&cursor=$cursor`,
  rows: "shown",
}));
const NARROWED = [
  "q=winston",
  "q=plumbing+sal",
  "q=336-555-0142",
  "q=nothing+like+it",
  "city=Chicago",
  "state=WY",
  "deployed=false",
  "deploymentStatus=failed",
  "deploymentStatus=failed&deploymentType=aws&state=CA&q=roof",
  "hasVerificationTag=true",
  "deploymentType=aws",
  "type=multi-location",
  "deployed=false&state=CA&q=roof",
  // The request of a program that has read the list before.
  `updatedSince=${new Date(Date.now() - 7 * 86_400_000).toISOString()}`,
  "labels=$label",
  "businessId=none&createdFrom=2026-01-01",
  "has=email&hasNot=cta",
  "theme=workshop&trade=plumbing",
  "labels=$label&businessId=none&has=zip&q=roof",
];
const searched = (filter: string): Pick<Read, "whole"> =>
  /(?:^|&)q=/.test(filter) ? { whole: "campaign_search" } : {};
const narrowed = NARROWED.map((filter, at): Read => {
  const sort = LIST_SORTS[at % LIST_SORTS.length] ?? "";
  return { query: `limit=50&${filter}&sort=${sort}`, rows: "shown", ...searched(filter) };
});

/**
 * Every GET of the API as it is sent for big accounts: `$word` stands for what the user has. A text is the reason why a route is not
 * requested. A new route fails the test of the plans until it is listed here.
 */
export const READS: Readonly<Record<string, readonly Read[] | string>> = {
  "/api/health": [{ rows: 0 }],
  "/api/config": [{ rows: 0 }],
  "/api/openapi.json": [{ rows: 0 }],
  "/api/auth/sessions": [{}],
  "/api/auth/second-factor": [{ rows: 0 }],
  "/api/auth/email": [{ rows: 1 }],
  "/api/auth/events": [{ query: "limit=50" }, { query: "limit=50&group=keys" }],
  "/api/auth/events/csv": [{}],
  "/api/site-archives/:token":
    "reads the sites of a user page by page by their key, in the background of a download",
  "/api/account/export/:token":
    "reads every table of a user page by page by its key, in the background of a download",
  "/api/account/erasure": [{ rows: 1 }],
  "/api/credits/balance": [{ rows: 1 }],
  "/api/credits/history": [{ rows: 1_000 }],
  "/api/credits/history/csv": [{}],
  "/api/netlify-tokens": [{}],
  "/api/cloudflare-tokens": [{}],
  "/api/account-holds": [{}],
  "/api/host-moves": "reads the newest twenty of an account, by the index of its ids",
  "/api/host-moves/:id": "reads one move and a page of its sites by their primary key",
  "/api/operations": "no seeded user has an operation; twenty are read by the index of their ids",
  "/api/operations/:id/file-problems": "reads one operation by its primary key",
  "/api/operations/:id": "reads one operation and counts its sites by their primary key",
  "/api/businesses/:id/lead-settings": "reads one business and its recipients by their keys",
  "/api/leads": [{}, { query: "state=new" }, { query: "campaignId=$campaign&from=2026-01-01" }],
  "/api/leads/:id": [{}],
  "/api/leads/export": [{}],
  "/api/broken-forms": "no seeded form is broken; those that are have an index of their own",
  "/api/lead-counts": [
    {},
    { query: "from=2026-01-01&timeZone=America/Denver" },
    { query: "campaignId=$campaign&from=2026-01-01" },
  ],
  "/api/operations/:id/sites": "reads a page of sites of one operation by their primary key",
  "/api/last-accounts": [{ rows: 200 }],
  "/api/account-readings": [{ rows: 5_000 }],
  "/api/aws-credentials": [{}],
  "/api/aws-credentials/:id/buckets/:bucketName/access":
    "reads one credential and the folders of one bucket, as the deployments do, and asks AWS",
  "/api/aws-credentials/:id/buckets": "reads one credential, as the deployments do, and asks AWS",
  "/api/bucket-https":
    "no seeded user has a bucket on https; its sites are counted by the index of buckets",
  "/api/pictures/:hash/:file":
    "reads one file of one picture by its primary key, and no seeded user has a picture",
  "/api/places": "reads no database",
  "/api/places/facts": "reads no database",
  "/api/service-summary": [{ rows: 12 }, { query: "type=single", rows: 12 }],
  "/api/dashboard-metrics": [{ rows: 12 }],
  "/api/campaigns": [...LIST, ...narrowed],
  // The request after a user has scrolled far down.
  "/api/campaigns/page": [
    ...LIST.map(({ query = "" }): Read => ({
      query: query.replace("&cursor=$cursor", "&offset=300"),
      rows: "shown",
    })),
    ...narrowed.map(({ query = "", ...read }) => ({ query: `offset=20&${query}`, ...read })),
  ],
  "/api/campaigns-by-service": [...LIST, ...narrowed].map(({ query = "", ...read }) => ({
    query: `service=plumbing&${query}`,
    ...read,
  })),
  "/api/businesses": [{}],
  "/api/businesses/suggestions": [{}],
  "/api/businesses/:id": [{}],
  "/api/businesses/:id/evidence": [{}],
  "/api/businesses/:id/links": [{}],
  "/api/evidence-link": "reads one link by the digest of its token, and no seeded user has one",
  "/api/domains": "no seeded user has a domain",
  "/api/campaigns/:id/domain": [{ rows: 1 }],
  "/api/campaigns/map": [{}],
  "/api/campaigns/selection/map": [
    {},
    ...NARROWED.map((query): Read => ({ query, rows: "shown", ...searched(query) })),
  ],
  "/api/labels": [{}],
  "/api/campaigns/:id/labels": [{ rows: 20 }],
  "/api/trash": [{}, { query: "q=roof" }],
  "/api/trash/:id": "no seeded user has anything in the trash; one is read by its primary key",
  "/api/views": [{}],
  "/api/view-links": [{}],
  "/api/campaigns/selection": [
    {},
    ...NARROWED.map((query): Read => ({ query, rows: "shown", ...searched(query) })),
  ],
  "/api/campaigns/:id": [{ rows: 20 }],
  "/api/campaigns/:id/versions": "reads twenty versions of one site by the index of its versions",
  "/api/campaigns/:id/versions/:number": "reads two versions of one site, and blobs by their key",
  "/api/campaigns/:id/overrides": [{ rows: 20 }],
  "/api/multi-location/progress/:progressId": [{ rows: 1 }],
  "/api/creation-runs": [
    { rows: "of one run" },
    { query: "limit=1&cursor=$cursor", rows: "of one run" },
  ],
  "/api/creation-runs/:id": [{}],
  "/api/creation-runs/:id/events": [{}],
  "/api/creation-runs/:id/failed-rows": [{}],
  "/api/payments/verify": [{ query: "orderId=$paidOrder", rows: 1 }],
  "/api/payments/status/:orderId": [{ rows: 1 }],
  "/api/payments/history/:userId": [{ rows: 1_000 }],
  "/api/payments/receipts/:orderId": [{ rows: 2 }],
  "/api/payments/receipts/:orderId/pdf": [{ rows: 2 }],
  "/api/payments/invoices/:orderId": [{ rows: 2 }],
  "/api/payments/invoices/:orderId/pdf": [{ rows: 2 }],
  "/api/payments/credit-notes/:orderId": [{ rows: 2 }],
  "/api/payments/credit-notes/:orderId/pdf": [{ rows: 2 }],
  "/api/billing-details": [{ rows: 1 }],
  "/api/payments/contact": [{}],
};
