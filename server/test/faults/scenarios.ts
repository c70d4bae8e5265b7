import { setTimeout as sleep } from "node:timers/promises";
import { hash } from "node:crypto";
import { createOrder, paymentStatus, verifyPayment } from "@mainstreet/contract/payments";
import {
  addNetlifyToken,
  listNetlifyTokens,
  verifyNetlifyToken,
} from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { expect } from "vitest";
import { control } from "../provider-controls.ts";
import type { CallName } from "./calls.ts";
import { calmly, type Cell, isPlain, type Scenario } from "./cell.ts";
import {
  type CellAccount,
  bucketAccount,
  changedSite,
  changePhone,
  deployAtLast,
  deployInTrouble,
  make,
  netlifyAccount,
  OLD_PHONE,
  settled,
} from "./site-scenarios.ts";
import { CLOUDFRONT_SCENARIOS } from "./cloudfront-scenarios.ts";
import { CLOUDFLARE_SCENARIOS } from "./cloudflare-scenarios.ts";
import { DOMAIN_SCENARIOS } from "./domain-scenarios.ts";
import {
  either,
  firstDeployment,
  laterDeployment,
  redirected,
  removal,
  restored,
  sameAgain,
} from "./deployment-scenarios.ts";
import { refundInTrouble } from "./refund-scenarios.ts";
import { addKeys, closesBucket, listsBuckets, makesBucket } from "./bucket-scenarios.ts";

/** The site is made and the response lost: the server then finds it by its name. */
const lostSite: Scenario = async (cell) => {
  const account = await netlifyAccount(cell);
  lose(cell, account, "netlify: make site");
  cell.arm(account.key);
  const id = await make(cell, account);
  await settled(cell, id);
  await deployAtLast(cell, id, OLD_PHONE);
};

/** A deployment breaks off, and the next one has other content: the unfinished deploy of the first has to be cancelled. */
const leftDeploy: Scenario = async (cell) => {
  const account = await netlifyAccount(cell);
  const id = await changedSite(cell, account);
  const upload = breakUploads(cell, account);
  expect((await deployInTrouble(cell, id)).deploymentStatus, cell.name).toBe("failed");
  upload.times = 0;
  await changePhone(cell, id, OLD_PHONE);
  cell.arm(account.key);
  await deployInTrouble(cell, id);
  await deployAtLast(cell, id, OLD_PHONE);
};

function lose(cell: Cell, { key }: CellAccount, call: CallName): void {
  const trouble = { kind: "cut" } as const;
  cell.doors.netlify.armed.push({ call, key, trouble, skip: 0, times: 1, hits: 0 });
}

function breakUploads(cell: Cell, { key }: CellAccount) {
  const response = { status: 422, body: '{"message":"no"}' };
  const trouble = { kind: "canned", response } as const;
  const armed = { call: "netlify: upload" as const, key, trouble, skip: 0, times: 99, hits: 0 };
  cell.doors.netlify.armed.push(armed);
  return armed;
}

const addToken: Scenario = async (cell) => {
  const { visitor, id, name } = cell;
  const token = `nfp_fault${id}`;
  cell.arm(token);
  const tokens = async () =>
    (await visitor.send(listNetlifyTokens, {})).response.filter((one) => one.name === id).length;
  const isIn = isPlain(cell, await visitor.send(addNetlifyToken, { body: { name: id, token } }));
  expect(await tokens(), name).toBe(isIn ? 1 : 0);
  const verified = await visitor.send(verifyNetlifyToken, { body: { token } });
  // A token may be reported as wrong only where Netlify itself refused it.
  if (isPlain(cell, verified) && !verified.response.valid) expect(name).toContain("revoked");
  cell.heal();
  const again = await calmly(() => visitor.send(verifyNetlifyToken, { body: { token } }));
  expect(again.response.valid, `${name}: ${again.failure.message}`).toBe(true);
  if (isIn) return;
  const added = await calmly(() => visitor.send(addNetlifyToken, { body: { name: id, token } }));
  expect(added.status, name).toBe(201);
  expect(await tokens(), name).toBe(1);
};

const PACKAGE = { credits: 10, amount: 1, phone: "99999 99999" };

function placeOrder({ visitor, id }: Cell) {
  const headers = { "idempotency-key": id };
  return visitor.send(createOrder, { body: PACKAGE, headers });
}

async function payAndCollect(cell: Cell, orderId: string): Promise<void> {
  await control(cell.product.cashfree, "pay", { order_id: orderId, outcome: "SUCCESS" });
  await collect(cell, orderId);
}

async function collect({ visitor, name }: Cell, orderId: string): Promise<void> {
  for (;;) {
    const reply = await calmly(() => visitor.send(verifyPayment, { query: { orderId } }));
    const { response, failure } = reply;
    if (response.recheckAfter > 0) await sleep(1_000 * response.recheckAfter);
    else return expect(response.status, `${name}: ${failure.message}`).toBe("SUCCESS");
  }
}

/** The order that `placeOrder` makes: its id is derived from the user and the key (`features/payments/start-purchase.ts`). */
function orderOf({ visitor, id }: Cell): string {
  return `crd_${hash("sha256", `${visitor.user.id}\n${id}`).slice(0, 32)}`;
}

const buys: Scenario = async (cell) => {
  cell.arm(orderOf(cell));
  isPlain(cell, await placeOrder(cell));
  cell.heal();
  const { status, response, failure } = await calmly(() => placeOrder(cell));
  expect(status, `${cell.name}: ${failure.message}`).toBe(200);
  expect(response.order_id).toBe(orderOf(cell));
  await payAndCollect(cell, response.order_id);
};

/** Both requests of a buyer who returns from paying: neither reports a payment as paid or failed before that is known. */
const collects =
  (outcome: "SUCCESS" | "FAILED"): Scenario =>
  async (cell) => {
    const { visitor, product } = cell;
    const placed = await calmly(() => placeOrder(cell));
    expect(placed.status, `${cell.name}: ${placed.failure.message}`).toBe(200);
    const orderId = placed.response.order_id;
    await control(product.cashfree, "pay", { order_id: orderId, outcome });
    cell.arm(orderId);
    isPlain(cell, await visitor.send(paymentStatus, { params: { orderId } }));
    isPlain(cell, await visitor.send(verifyPayment, { query: { orderId } }));
    cell.heal();
    if (outcome === "FAILED") await payAndCollect(cell, orderId);
    else await collect(cell, orderId);
  };

const refunds =
  (isFirstLost: boolean): Scenario =>
  async (cell) => {
    const placed = await calmly(() => placeOrder(cell));
    expect(placed.status, `${cell.name}: ${placed.failure.message}`).toBe(200);
    const key = placed.response.order_id;
    await payAndCollect(cell, key);
    const trouble = { kind: "cut" } as const;
    // The refund is made and its response lost: the server then reads it by its id.
    const lost = {
      call: "cashfree: make refund",
      key,
      trouble,
      skip: 0,
      times: 1,
      hits: 0,
    } as const;
    if (isFirstLost) cell.doors.cashfree.armed.push({ ...lost });
    await refundInTrouble(cell, key);
  };

/** For each call, the scenario in which its faults occur. */
export const SCENARIOS: Record<CallName, Scenario> = {
  "netlify: who am I": addToken,
  "netlify: make site": firstDeployment(netlifyAccount),
  "netlify: find site": lostSite,
  "netlify: read site": laterDeployment(netlifyAccount),
  "netlify: start deploy": either(
    redirected(netlifyAccount),
    laterDeployment(netlifyAccount),
    firstDeployment(netlifyAccount),
  ),
  "netlify: list deploys": leftDeploy,
  "netlify: watch deploy": either(firstDeployment(netlifyAccount), laterDeployment(netlifyAccount)),
  "netlify: upload": either(
    firstDeployment(netlifyAccount, [0, 1]),
    laterDeployment(netlifyAccount),
  ),
  "netlify: cancel deploy": leftDeploy,
  "netlify: restore deploy": restored(netlifyAccount),
  "netlify: delete site": removal(netlifyAccount),
  "s3: check bucket": either(firstDeployment(bucketAccount), laterDeployment(bucketAccount)),
  "s3: check front page": sameAgain(bucketAccount),
  "s3: upload": either(
    firstDeployment(bucketAccount, [0, 5]),
    laterDeployment(bucketAccount),
    redirected(bucketAccount),
  ),
  "s3: delete files": removal(bucketAccount),
  "sts: name account": addKeys,
  "s3: list buckets": either(addKeys, listsBuckets),
  "s3: make bucket": makesBucket,
  "s3: read access block": makesBucket,
  "s3: set access block": makesBucket,
  "s3: read policy": makesBucket,
  "s3: set policy": makesBucket,
  "s3: read policy status": firstDeployment(bucketAccount),
  "s3: read website": either(makesBucket, firstDeployment(bucketAccount)),
  "s3: set website": makesBucket,
  "s3: put error page": makesBucket,
  "s3: list objects": makesBucket,
  "s3: delete policy": closesBucket,
  ...CLOUDFLARE_SCENARIOS,
  ...CLOUDFRONT_SCENARIOS,
  ...DOMAIN_SCENARIOS,
  "cashfree: make order": buys,
  "cashfree: read order": collects("SUCCESS"),
  "cashfree: list payments": collects("FAILED"),
  "cashfree: make refund": refunds(false),
  "cashfree: read refund": refunds(true),
};
