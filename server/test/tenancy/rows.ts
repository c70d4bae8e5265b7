import { AWS_ROWS } from "./aws-rows.ts";
import { CLOUDFLARE_ROWS } from "./cloudflare-rows.ts";
import { DOMAIN_ROWS } from "./domain-rows.ts";
import { EVIDENCE_ROWS } from "./evidence-rows.ts";
import type { IdKind } from "./kinds.ts";
import { NETLIFY_ROWS } from "./netlify-rows.ts";
import { HISTORY_ROWS } from "./history-rows.ts";
import { HOST_MOVE_ROWS } from "./host-move-rows.ts";
import { OPERATION_ROWS } from "./operation-rows.ts";
import { SECOND_FACTOR_ROWS } from "./second-factor-rows.ts";
import { pictureFile } from "./picture-file.ts";
import { LEAD_ROWS } from "./lead-rows.ts";
import { LABEL_ROWS } from "./label-rows.ts";
import { SELLING_ROWS } from "./selling-rows.ts";
import { TRASH_ROWS } from "./trash-rows.ts";
import { RECOVERY_ROWS } from "./recovery-rows.ts";

export type { IdKind } from "./kinds.ts";
type Statuses = Partial<Record<IdKind, number>>;

/**
 * A request that succeeds. A text `$campaign` stands for an id of that kind and is a slot of the matrix; wherever an
 * endpoint takes an id, its row has one. `$key`, `$secret` and `$bucket` are the caller's own for every caller.
 */
export type Row = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** What is sent as it is, where the body is a file. */
  file?: Buffer;
  /** Works without a session. */
  isPublic?: true;
  /** Its status for everyone with a session, where success needs something that no row can hold. */
  status?: number;
  /** Success ends the session that sends the request. */
  endsSession?: true;
  /** Success deletes the thing: a new one is made for each request, of this kind where the row names several. */
  consumes?: true | IdKind;
  /** The status for an id that is not the caller's, where it differs from {@link REFUSED}. */
  refused?: Statuses;
  /** The status for what is no id of the kind, where it differs from {@link MALFORMED}. */
  malformed?: Statuses;
};

/** The status for an id that is not the caller's, 404 by default: never one that shows whether it exists. */
export const REFUSED: Statuses = {
  // Naming another user is refused before anything is read.
  user: 403,
  // A session id is only compared with that of the caller's own order.
  paymentSession: 400,
  // A name that nobody has is a list without campaigns.
  service: 200,
};
/** The status for what is no id of the kind, 400 by default. */
export const MALFORMED: Statuses = { user: 403 };

const OWN_HEADING = {
  texts: [{ key: "hero.heading", text: "Ours" }],
  hidden: [],
  order: [],
  questions: [],
  services: [],
};
const id = (kind: IdKind) => ({ params: { id: `$${kind}` } });
/** With this key, repeated pages of one city differ (GS-12); otherwise their scores would differ, and so would the responses. */
const site = { city: "Winston-Salem", state: "NC", phone: "336-555-0142", siteKey: "matrixsite01" };
const single = { ...site, serviceName: "Plumbing" };
const onCloudflare = { deploymentType: "cloudflare", cloudflareTokenId: "$cloudflareToken" };
const onNetlify = { deploymentType: "netlify", netlifyTokenId: "$netlifyToken" };
const onS3 = {
  deploymentType: "aws",
  awsCredentialsId: "$awsCredentials",
  awsBucketName: "$bucket",
};
const manyPages = {
  mainService: "Plumbing",
  mainLocation: { city: "Winston-Salem", state: "NC" },
  additionalLocations: [{ city: "Cary", state: "NC" }],
  siteKey: "matrixsite00",
  userId: "$user",
};
const script =
  '<meta name="google-site-verification" content="abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG" />';
const password = "correct horse";

/** Every route of the API. A new one fails the matrix until it is listed here. */
export const ROWS: Readonly<Record<string, Row | readonly Row[]>> = {
  "GET /api/health": { isPublic: true },
  "GET /api/config": { isPublic: true },
  "GET /api/openapi.json": { isPublic: true },
  "POST /api/auth/signup": {
    body: { name: "Asha", email: "matrix@example.test", password },
    isPublic: true,
  },
  "POST /api/auth/login": { body: { email: "nobody@example.test", password }, isPublic: true },
  "POST /api/auth/logout": { endsSession: true },
  "POST /api/auth/change-password": { body: { currentPassword: password, newPassword: password } },
  "GET /api/auth/sessions": {},
  "DELETE /api/auth/sessions": { body: { currentPassword: password } },
  "DELETE /api/auth/sessions/:id": {
    ...id("session"),
    body: { currentPassword: password },
    consumes: true,
  },

  ...RECOVERY_ROWS,
  ...SECOND_FACTOR_ROWS,
  ...LABEL_ROWS,

  // A user who leaves: a copy of everything, and the deletion of the account.
  "POST /api/account/export": {},
  "GET /api/account/export/:token": { params: { token: "A".repeat(43) }, isPublic: true },
  "GET /api/account/erasure": {},
  "POST /api/account/erasure": { body: { confirmation: "$email", sites: "leave" } },
  "DELETE /api/account/erasure": {},

  "GET /api/credits/balance": {},
  "GET /api/credits/history": {},
  "GET /api/credits/history/csv": {},

  ...NETLIFY_ROWS,
  ...CLOUDFLARE_ROWS,

  ...AWS_ROWS,

  "POST /api/pictures": { file: pictureFile("matrix") },
  "GET /api/pictures/:hash/:file": {
    params: { hash: "$picture", file: "32.webp" },
    // The schema of the id is only a text, so the picture is searched for and not found.
    malformed: { picture: 404 },
  },

  "GET /api/places": { query: { q: "win" } },
  "GET /api/places/facts": { query: { city: "Cary", state: "NC" } },
  "POST /api/places/facts": { body: { places: [{ city: "Cary", state: "NC" }] } },
  "POST /api/places/check": { body: { places: [{ city: "Cary", state: "NC" }] } },
  "POST /api/places/outlines": { body: { places: [{ city: "Cary", state: "NC", zip: "" }] } },
  "GET /api/service-summary": {},
  "GET /api/dashboard-metrics": {},
  "GET /api/last-accounts": {},
  "GET /api/account-readings": {},
  "GET /api/campaigns/:id": id("campaign"),
  "POST /api/campaigns": [
    { body: { ...single, ...onNetlify, businessId: "$business" } },
    { body: { ...single, ...onS3 } },
    { body: { ...single, ...onCloudflare } },
    // A site at Netlify does not use AWS keys, so they are ignored.
    {
      body: { ...single, ...onNetlify, awsCredentialsId: "$awsCredentials" },
      refused: { awsCredentials: 201 },
    },
  ],
  "PUT /api/campaigns/:id": {
    ...id("campaign"),
    body: { content: { cta: "Call now" }, businessId: "$business" },
  },
  "PUT /api/campaigns/:id/deployment-settings": [
    { ...id("campaign"), body: onNetlify },
    { ...id("campaign"), body: onS3 },
    { ...id("campaign"), body: onCloudflare },
  ],
  "POST /api/campaigns/:id/redeploy": [
    id("campaign"),
    { ...id("campaign"), body: onNetlify },
    { ...id("campaign"), body: onS3 },
    { ...id("campaign"), body: onCloudflare },
  ],
  "POST /api/campaigns/redeploy-failed": [
    {},
    { query: { service: "$service" }, refused: { service: 202 } },
  ],
  "DELETE /api/campaigns/:id/former-sites/:formerId": {
    params: { id: "$campaign", formerId: "$formerSite" },
    query: { forget: "true" },
    consumes: "formerSite",
  },
  "DELETE /api/campaigns/:id": { ...id("campaign"), consumes: true },
  ...TRASH_ROWS,
  "POST /api/campaigns/bulk-update-script": {
    body: { campaignIds: ["$campaign", "$multiLocation"], searchConsoleScript: script },
    refused: { campaign: 200, multiLocation: 200 },
  },
  ...HOST_MOVE_ROWS,
  ...OPERATION_ROWS,
  ...HISTORY_ROWS,
  "POST /api/deploy-to-s3": {
    body: {
      credentialsId: "$awsCredentials",
      campaignId: "$campaign",
      bucketName: "$bucket",
    },
  },
  "POST /api/quality": {
    body: {
      campaignId: "$campaign",
      businessId: "$business",
      siteKey: "matrixsite00",
      service: "Plumbing",
    },
  },

  "GET /api/businesses": [{}, { query: { updatedSince: "2020-01-01T00:00:00Z" } }],
  "POST /api/businesses": { body: { name: "Ruiz Plumbing" } },
  "GET /api/businesses/suggestions": {},
  "POST /api/businesses/suggestions": [
    { body: { name: "Ruiz Plumbing", campaignIds: ["$multiLocation"] }, consumes: true },
    { body: { businessId: "$business", campaignIds: ["$multiLocation"] }, consumes: true },
  ],
  "POST /api/businesses/suggestions/dismiss": { body: { key: "name matrix plumbing" } },
  "DELETE /api/businesses/suggestions/dismissed": {},
  "GET /api/businesses/:id": id("business"),
  "PUT /api/businesses/:id": { ...id("business"), body: { phone: "336-555-0142" } },
  "DELETE /api/businesses/:id": { ...id("business"), consumes: true },
  "POST /api/businesses/:id/redeploy": id("business"),

  ...DOMAIN_ROWS,
  ...EVIDENCE_ROWS,

  "POST /api/multi-location/create": [
    { body: { ...manyPages, ...onNetlify, businessId: "$business" } },
    { body: { ...manyPages, ...onS3 } },
  ],
  "GET /api/campaigns/:id/overrides": id("campaign"),
  "PUT /api/campaigns/:id/overrides": {
    ...id("campaign"),
    body: { pages: { "": OWN_HEADING } },
  },
  "POST /api/campaigns/:id/locations": {
    ...id("multiLocation"),
    body: { locations: [{ city: "Greensboro", state: "NC" }] },
  },
  "DELETE /api/campaigns/:id/locations": {
    ...id("multiLocation"),
    query: { city: "Durham", state: "NC" },
  },
  "GET /api/multi-location/progress/:progressId": { params: { progressId: "$multiRun" } },

  "POST /api/campaigns/bulk": [
    { body: { sites: [{ ...single, ...onNetlify }] } },
    { body: { sites: [{ ...single, ...onS3 }] } },
    {
      body: { sites: [{ ...single, ...onNetlify, businessId: "$business" }] },
      // A row with a foreign business is an error of that row.
      refused: { business: 400 },
    },
  ],
  "POST /api/campaigns/bulk/check": {
    body: { rows: [{ ...single, ...onNetlify, businessId: "$business" }] },
    // Nothing is deployed, so the token is not checked; the error of a wrong row is part of the response.
    refused: { netlifyToken: 200, business: 200 },
    malformed: { netlifyToken: 200, business: 200 },
  },
  "GET /api/creation-runs": {},
  "GET /api/creation-runs/:id": id("run"),
  "GET /api/creation-runs/:id/events": id("run"),
  // The schema of the id is only a text, so the run is searched for and not found.
  "GET /api/creation-runs/:id/failed-rows": { ...id("run"), malformed: { run: 404 } },
  "POST /api/creation-runs/:id/pause": id("run"),
  "POST /api/creation-runs/:id/resume": id("run"),
  "POST /api/creation-runs/:id/start-now": id("run"),
  "POST /api/creation-runs/:id/retry": id("run"),
  "POST /api/creation-runs/:id/cancel": id("run"),

  "POST /api/payments/create-order": {
    body: { credits: 25, amount: 999, phone: "9999999999", userId: "$user" },
  },
  "GET /api/payments/verify": {
    query: { orderId: "$order", paymentSessionId: "$paymentSession" },
  },
  "GET /api/payments/status/:orderId": { params: { orderId: "$order" } },
  "GET /api/payments/history/:userId": { params: { userId: "$user" } },
  "GET /api/payments/receipts/:orderId": { params: { orderId: "$paidOrder" } },
  "GET /api/payments/receipts/:orderId/pdf": {
    params: { orderId: "$paidOrder" },
    // The schema of the id is only a text, so the order is searched for and not found.
    malformed: { paidOrder: 404 },
  },
  ...LEAD_ROWS,
  ...SELLING_ROWS,
  "GET /api/payments/contact": {},
  "POST /api/payments/webhook": { body: { type: "PAYMENT_SUCCESS_WEBHOOK" }, isPublic: true },
};
