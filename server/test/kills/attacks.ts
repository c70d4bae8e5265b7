import type { CrashPoint } from "../../src/platform/crash-points.ts";
import { PLUMBING } from "../harness.ts";
import type { ProductWorld } from "../product-world.ts";
import { control } from "../provider-controls.ts";
import { areAtRest, type Attack, campaignsOf, until } from "./attack.ts";
import type { ServerUser } from "./caller.ts";
import { DOMAIN_ATTACKS } from "./domain-attacks.ts";
import { HTTPS_ATTACKS } from "./https-attacks.ts";
import { LEAD_ATTACKS } from "./lead-attacks.ts";
import { OPERATION_ATTACKS } from "./operation-attacks.ts";
import { moveInRun, moveSite } from "./move-attacks.ts";
import { restoreInBucket, RESTORES } from "./restore-attacks.ts";
import { isTrashAtRest, TRASH_ATTACKS } from "./trash-attacks.ts";

const makeOne = (user: ServerUser) => user.post("/campaigns", PLUMBING);

const makeSite: Attack = {
  role: "api",
  strike: makeOne,
  mend: makeOne,
  isOver: areAtRest,
  entries: ["deduct 1"],
  live: 1,
  made: 1,
};

const deploySite: Attack = { ...makeSite, role: "all" };

const THREE_PLACES = {
  mainService: "Plumbing",
  mainLocation: { city: "Cary", state: "NC" },
  additionalLocations: [
    { city: "Apex", state: "NC" },
    { city: "Durham", state: "NC" },
  ],
};
const makeMany = (user: ServerUser) => user.post("/multi-location/create", THREE_PLACES);

const makeMultiLocation: Attack = {
  ...makeSite,
  strike: makeMany,
  mend: makeMany,
  entries: ["deduct 3"],
};

/** Makes a run of so many sites, no two of which are alike. */
function makeSites(user: ServerUser, total: number, more: object = {}) {
  const sites = Array.from({ length: total }, (_, index) => ({
    serviceName: `Trade ${index}`,
    city: "Cary",
    state: "NC",
  }));
  return user.post("/campaigns/bulk", { sites, ...more });
}

function runOf(total: number, role: Attack["role"]): Attack {
  const make = (user: ServerUser) => makeSites(user, total);
  return {
    role,
    strike: make,
    mend: make,
    isOver: async (user) => {
      const { runId } = await make(user);
      return (await user.get(`/creation-runs/${String(runId)}`))["status"] === "complete";
    },
    entries: [`deduct ${total}`],
    live: total,
    made: total,
  };
}

const makeRun = runOf(2, "api");
/** One site is live at once, the others are planned for later weeks. */
const makePlannedRun: Attack = {
  ...makeRun,
  strike: makePlanned,
  mend: makePlanned,
  isOver: async (user) => {
    const { runId } = await makePlanned(user);
    const { counts } = (await user.get(`/creation-runs/${String(runId)}`)) as {
      counts: { success: number };
    };
    return counts.success > 0;
  },
  entries: ["deduct 3"],
  live: 1,
  made: 1,
};

function makePlanned(user: ServerUser) {
  return makeSites(user, 3, { perWeek: 1 });
}

/** More sites than the dispatcher starts at a time. */
const feedRun = runOf(9, "all");

/** Paused, so that no dispatcher starts a site before the cancel comes. */
const cancelRun: Attack = {
  role: "api",
  prepare: async (user) => {
    const { runId } = await makeSites(user, 2);
    await user.post(`/creation-runs/${String(runId)}/pause`, {});
  },
  strike: cancel,
  mend: cancel,
  isOver: areAtRest,
  entries: ["deduct 2", "refund 2"],
  live: 0,
  made: 0,
};

async function cancel(user: ServerUser): Promise<unknown> {
  const { runId } = await makeSites(user, 2);
  return user.post(`/creation-runs/${String(runId)}/cancel`, {});
}

const buy = (user: ServerUser) =>
  user.post("/payments/create-order", { credits: 25, amount: 999, phone: "9999999999" });

async function pay(user: ServerUser, world: ProductWorld): Promise<void> {
  const { order_id } = await buy(user);
  await control(world.cashfree, "pay", { order_id, outcome: "SUCCESS" });
}

async function verify(user: ServerUser): Promise<unknown> {
  const { order_id } = await buy(user);
  return user.get(`/payments/verify?orderId=${String(order_id)}`);
}

const isPaid = async (user: ServerUser) =>
  ((await verify(user)) as { status: string }).status === "SUCCESS";

/** Killed before the response to its order; the buyer pays after it. */
async function payAfterAll(user: ServerUser, world: ProductWorld): Promise<unknown> {
  await pay(user, world);
  return verify(user);
}

const order: Attack = {
  role: "api",
  strike: buy,
  mend: payAfterAll,
  isOver: isPaid,
  entries: ["add 25"],
  live: 0,
  made: 0,
};

const settle: Attack = { ...order, prepare: pay, strike: verify, mend: verify };

const makeNowhere = (user: ServerUser) =>
  user.post("/campaigns", { ...PLUMBING, deploymentType: "aws" });

const addressOf = ({ name }: ServerUser) => `${name}@example.test`;
const forget = (user: ServerUser) => user.post("/auth/forgot-password", { email: addressOf(user) });

/** Killed after the mail server took a message: it is sent again under the same Message-ID, and the later ones once. */
const sendMail: Attack = {
  role: "all",
  strike: forget,
  mend: forget,
  isOver: async (user, { mailbox }) => {
    const mails = await mailbox.read(addressOf(user));
    // One to confirm the address, and two for a new password.
    return new Set(mails.map(({ messageId }) => messageId)).size === 3;
  },
  entries: [],
  live: 0,
  made: 0,
};

const removeNowhere = async (user: ServerUser) =>
  user.remove(`/campaigns/${String((await makeNowhere(user))["id"])}`);

/** Deletes a site that never went live because it had no account. */
const removeNeverLive: Attack = {
  role: "api",
  prepare: makeNowhere,
  strike: removeNowhere,
  mend: removeNowhere,
  isOver: isTrashAtRest,
  entries: ["deduct 1", "refund 1"],
  live: 0,
  made: 0,
};

const removeOne = async (user: ServerUser) =>
  user.remove(`/campaigns/${String((await makeOne(user))["id"])}`);

async function publishOne(user: ServerUser): Promise<void> {
  await makeOne(user);
  await until(() => areAtRest(user));
}

const removeLive: Attack = {
  role: "all",
  prepare: publishOne,
  strike: removeOne,
  mend: removeOne,
  isOver: isTrashAtRest,
  entries: ["deduct 1"],
  live: 0,
  made: 1,
};

async function changeService(user: ServerUser): Promise<void> {
  for (const { id } of await campaignsOf(user))
    await user.put(`/campaigns/${id}`, { main: { service: "Roofing" } });
}

/** A live site is given another service, for a credit. */
const changeLive: Attack = {
  role: "all",
  prepare: publishOne,
  strike: changeService,
  mend: changeService,
  isOver: areAtRest,
  entries: ["deduct 1", "deduct 1"],
  live: 1,
  made: 1,
};

const MONEY_MOVES = [makeSite, settle, makeRun, removeNeverLive, cancelRun, changeLive];

/** The attacks that lead to each crash point; the more kills at a point, the more of its attacks are tried. */
const ATTACKS: [RegExp, Attack[]][] = [
  [/^once\./, [makeSite, makeRun]],
  [/^ledger\./, MONEY_MOVES],
  [/^create\./, [makeSite, makeMultiLocation]],
  [/^run\.fed$/, [feedRun]],
  [/^run\..*refund/, [cancelRun]],
  [/^run\./, [makeRun, makePlannedRun]],
  [/^order\./, [order]],
  [/^mail\./, [sendMail]],
  [/^settle\./, [settle]],
  [/^move\./, [changeLive]],
  [
    /^(?:remove|trash)\.(?:stopped|taken-down|before-commit|committed)$/,
    [removeNeverLive, removeLive],
  ],
  ...TRASH_ATTACKS,
  // Not `restore`: Netlify has the files of a restored version already, so none is sent.
  [/^deploy\.half-uploaded$/, [restoreInBucket, deploySite]],
  [/^deploy\./, [deploySite, ...RESTORES]],
  [/^version-restore\./, RESTORES],
  [/^take-down\./, [moveSite, moveInRun]],
  [/^host-move\./, [moveInRun]],
  ...OPERATION_ATTACKS,
  ...HTTPS_ATTACKS,
  ...DOMAIN_ATTACKS,
  ...LEAD_ATTACKS,
];

/** The attack for the n-th kill at a point, from 0. */
export function attackAt(point: CrashPoint, nth: number): Attack {
  const fitting = ATTACKS.find(([pattern]) => pattern.test(point))?.[1] ?? [];
  const attack = fitting[nth % fitting.length];
  if (!attack) throw new Error(`Nothing leads to ${point}`);
  return attack;
}
