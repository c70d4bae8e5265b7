import * as cloudflare from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken, tokenIdOf } from "@mainstreet/emulators/cloudflare/tokens";
import { expect } from "vitest";
import { calmly, type Cell, isPlain, type Scenario } from "./cell.ts";
import {
  either,
  firstDeployment,
  laterDeployment,
  redirected,
  removal,
  sameAgain,
} from "./deployment-scenarios.ts";
import { type CellAccount, deployAtLast, make, OLD_PHONE } from "./site-scenarios.ts";

/** A token of an account of the cell's own, with the account's domain or without. */
export function tokenInputOf({ id }: Cell, hasZone = true) {
  const token = `cfut_${id.slice(0, 12)}${"0".repeat(30)}`;
  const zone = hasZone ? firstZoneOf(accountIdOfToken(token)).name : "";
  return { name: id, token, zone };
}

export async function cloudflareAccount(cell: Cell): Promise<CellAccount> {
  const body = tokenInputOf(cell);
  const add = () => cell.visitor.send(cloudflare.addCloudflareToken, { body });
  const { status, response, failure } = await calmly(add);
  expect(status, failure.message).toBe(201);
  const choice = { deploymentType: "cloudflare" as const, cloudflareTokenId: response.id };
  return { key: tokenIdOf(body.token), choice };
}

const account = cloudflareAccount;

/** An account whose faults are for requests to its sites. */
const visited = async (cell: Cell): Promise<CellAccount> => ({
  ...(await account(cell)),
  key: tokenInputOf(cell).zone,
});

/** A token is added, which sets its account up. What a fault leaves half-done is finished by the next attempt. */
const addsToken =
  (hasZone: boolean): Scenario =>
  async (cell) => {
    const { visitor, id, name } = cell;
    const body = tokenInputOf(cell, hasZone);
    const add = () => visitor.send(cloudflare.addCloudflareToken, { body });
    const kept = async () =>
      (await visitor.send(cloudflare.listCloudflareTokens, {})).response.filter(
        (one) => one.name === id,
      ).length;
    cell.arm(tokenIdOf(body.token));
    const isIn = isPlain(cell, await add());
    expect(await kept(), name).toBe(isIn ? 1 : 0);
    cell.heal();
    if (!isIn) expect((await calmly(add)).status, name).toBe(201);
    const { token } = body;
    const verify = () => visitor.send(cloudflare.verifyCloudflareToken, { body: { token } });
    expect((await calmly(verify)).response, name).toEqual({ valid: true, problem: null });
    expect(await kept(), name).toBe(1);
  };

/** A token is disconnected. What a fault leaves half-done is finished by the next attempt, and nothing of the token stays. */
const disconnects: Scenario = async (cell) => {
  const { visitor, name } = cell;
  const body = tokenInputOf(cell);
  const { response } = await calmly(() => visitor.send(cloudflare.addCloudflareToken, { body }));
  const params = { id: response.id };
  const disconnect = () => visitor.send(cloudflare.disconnectCloudflareToken, { params });
  cell.arm(tokenIdOf(body.token));
  const isDone = isPlain(cell, await disconnect());
  cell.heal();
  if (!isDone) expect((await calmly(disconnect)).status, name).toBe(200);
  // Nothing left over keeps another token of the account from being added.
  const again = await calmly(() => visitor.send(cloudflare.addCloudflareToken, { body }));
  expect(again.status, name).toBe(201);
};

/** An address does not respond yet: the deployment waits until it does, then goes on. */
const comesUp: Scenario = async (cell) => {
  const { key, choice } = await visited(cell);
  cell.arm(key);
  const id = await make(cell, { key, choice });
  await expect.poll(() => cell.hits(), { timeout: 60_000, message: cell.name }).toBeGreaterThan(0);
  await deployAtLast(cell, id, OLD_PHONE);
};

/** The scenarios of the calls to Cloudflare. */
export const CLOUDFLARE_SCENARIOS = {
  "cloudflare: verify token": addsToken(true),
  "cloudflare: list accounts": addsToken(true),
  "cloudflare: list buckets": addsToken(true),
  "cloudflare: make bucket": addsToken(true),
  "cloudflare: upload script": addsToken(true),
  "cloudflare: read subdomain": addsToken(false),
  "cloudflare: serve at workers.dev": addsToken(false),
  "cloudflare: find zone": addsToken(true),
  "cloudflare: list routes": addsToken(true),
  "cloudflare: list records": addsToken(true),
  "cloudflare: make route": addsToken(true),
  "cloudflare: make record": addsToken(true),
  "cloudflare: delete bucket": disconnects,
  "cloudflare: delete script": disconnects,
  "cloudflare: delete route": disconnects,
  "cloudflare: delete record": disconnects,
  "r2: read record": firstDeployment(account),
  "r2: check record": sameAgain(account),
  "r2: list files": either(firstDeployment(account), removal(account)),
  "r2: check history": either(firstDeployment(account), laterDeployment(account)),
  "r2: upload": either(firstDeployment(account, [0, 5]), laterDeployment(account, [0, 1])),
  "r2: switch": either(firstDeployment(account), laterDeployment(account), redirected(account)),
  "r2: delete": removal(account),
  "cloudflare: visit site": comesUp,
} satisfies Record<string, Scenario>;
