import { Agent, request } from "node:http";
import { creditBalance } from "@mainstreet/contract/credits";
import { array, assert, asyncProperty, integer } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { grantCredits } from "./grant-credits.ts";

const ROUNDS = IS_LONG ? 10_000 : 4;
const AT_ONCE = 80;
/** How many users run a round each at the same time. */
const USERS = 2;
/** How often a request is sent at most: a server that only refuses fails the test. */
const MAX_SENT = 20;

let product: Product;
let url: string;
let visitors: Visitor[];
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  // No worker, so nothing is deployed: these rounds test the credits, and deployments would only slow them down.
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "0" });
  url = await product.app.listen({ host: "127.0.0.1", port: 0 });
  visitors = await Promise.all(Array.from({ length: USERS }, () => product.signUp()));
});
afterAll(async () => {
  agent.destroy();
  await product.assertSound();
  await product.close();
});

let services = 0;

/**
 * Creates a site. Each service is new: no site has near-duplicates to be compared with. A request that has waited too long for the
 * user's row, as on a busy machine, gets 503 without an effect: it is sent again, as clients do.
 */
async function create(visitor: Visitor): Promise<{ status: number }> {
  services += 1;
  const site = { ...PLUMBING, serviceName: `Trade ${services}`, netlifyTokenId: "default" };
  let response = await send(visitor, site);
  for (let sent = 1; sent < MAX_SENT && response.status === 503; sent += 1)
    response = await send(visitor, site);
  return response;
}

function send({ token }: Visitor, site: object): Promise<{ status: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number }>();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const sent = request(`${url}/api/campaigns`, { method: "POST", agent, headers }, (response) => {
    response.resume().on("end", () => resolve({ status: response.statusCode ?? 0 }));
  });
  sent.on("error", reject).end(JSON.stringify(site));
  return promise;
}

/** Grants the user this many credits and requests more sites than the credits pay for. */
async function round(visitor: Visitor, credits: number): Promise<void> {
  const { email } = visitor.user;
  if (credits > 0) await grantCredits(product.db, { email, credits, reason: "Race" });
  const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => create(visitor)));
  expect({ 201: 0, 402: 0, ...countByStatus(responses) }).toEqual({
    201: credits,
    402: AT_ONCE - credits,
  });
  expect((await visitor.send(creditBalance, {})).response.credits).toBe(0);
}

const balances = array(integer({ min: 0, max: 8 }), { minLength: USERS, maxLength: USERS });

test(`${AT_ONCE} creations at once on a balance of k: exactly k are made, the rest get 402, never below zero [spec 1]`, async () => {
  await assert(
    asyncProperty(balances, async (credits) => {
      await Promise.all(visitors.map((visitor, at) => round(visitor, credits[at] ?? 0)));
    }),
    { numRuns: ROUNDS / USERS, endOnFailure: true },
  );
}, 3_600_000);
