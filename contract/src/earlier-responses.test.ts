import { expect, test } from "vitest";
import { listCampaigns, selectCampaigns } from "./campaign-lists.ts";
import { getRun, listRuns } from "./creation-runs.ts";
import { creditHistory } from "./credits.ts";
import { dashboardMetrics } from "./dashboard.ts";
import { getDomain } from "./domains/domains.ts";
import { NO_STATUSES } from "./deployment-status.ts";
import { checkHostMove } from "./host-moves.ts";
import { paymentHistory, paymentStatus, verifyPayment } from "./payments.ts";
import { changePassword } from "./sessions.ts";

const at = "2026-11-20T09:41:00.000Z";
const run = {
  id: "0190c0de-0000-7000-8000-000000000001",
  kind: "bulk",
  status: "complete",
  total: 1,
  completed: 1,
  counts: { pending: 0, processing: 0, success: 1, error: 0, cancelled: 0 },
  dripPerDay: null,
  createdAt: at,
  estimatedEndAt: null,
  nextStartAt: null,
};
const order = {
  orderId: "order_1",
  credits: 3,
  amount: 300,
  status: "PAID",
  paymentSessionId: null,
  receiptNumber: 1,
  paidAt: at,
  createdAt: at,
};
const verified = { status: "SUCCESS", message: "", orderId: "order_1", amount: 300, credits: 3 };
const metrics = {
  singlePageSites: 1,
  multiLocationSites: 0,
  cloudAccounts: 0,
  deployedSites: 1,
  recentActivity: [],
  run: null,
};
const list = { campaigns: [], total: 0, nextCursor: null, filters: { cities: [], states: [] } };
const domain = {
  id: run.id,
  campaignId: run.id,
  campaign: { name: "Plumbing in Boone", deploymentUrl: null },
  host: "joes.com",
  shownHost: "joes.com",
  alsoHost: null,
  state: "live",
  isRemoving: false,
  records: [],
  fault: null,
  checkedAt: at,
  nextCheckAt: at,
  certificateExpiresAt: null,
  createdAt: at,
};
const selected = { id: run.id, name: "Plumbing in Boone", deploymentUrl: null };

test.each([
  ["the runs", listRuns, { runs: [run] }, { nextCursor: null, runs: [{ isOwnAccount: false }] }],
  [
    "a run",
    getRun,
    { ...run, sites: [], nextCursor: "5" },
    { services: 0, counts: { deleted: 0 } },
  ],
  ["a verified order", verifyPayment, verified, { recheckAfter: 0 }],
  ["an order", paymentStatus, { ...verified, status: "PAID" }, { recheckAfter: 0 }],
  ["a password change", changePassword, { success: true }, { token: "" }],
  ["the orders", paymentHistory, [order], [{ phone: "" }]],
  ["the credits", creditHistory, { transactions: [] }, { nextCursor: null }],
  ["the dashboard", dashboardMetrics, metrics, { statuses: NO_STATUSES }],
  ["a list", listCampaigns, list, { statuses: NO_STATUSES }],
  ["a domain", getDomain, { domain, notPossible: "" }, { domain: { move: null } }],
  [
    "the check of a move",
    checkHostMove,
    { total: 1, alreadyThere: 0, byHost: { netlify: 1 } },
    { withDomain: 0 },
  ],
  ["a selection", selectCampaigns, { campaigns: [selected], total: 1 }, { campaigns: [selected] }],
])(
  "during an upgrade this version reads %s of the version before",
  (...[, endpoint, sent, read]) => {
    expect(endpoint.shapes.response.parse(sent)).toMatchObject(read);
  },
);
