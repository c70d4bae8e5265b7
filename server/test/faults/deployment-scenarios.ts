import { checkAccountHold } from "@mainstreet/contract/account-holds";
import { getCampaign, redeployCampaign } from "@mainstreet/contract/campaigns";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { restoreVersion } from "@mainstreet/contract/site-versions";
import { expect } from "vitest";
import { calmly, type Cell, isPlain, type Scenario } from "./cell.ts";
import {
  type CellAccount,
  changedSite,
  deployAtLast,
  deployInTrouble,
  make,
  NEW_PHONE,
  OLD_PHONE,
  otherNetlifyAccount,
  removeAtLast,
  settled,
} from "./site-scenarios.ts";

type Opens = (cell: Cell) => Promise<CellAccount>;

/** The fault hits a first deployment. */
export const firstDeployment =
  (open: Opens, skips = [0]): Scenario =>
  async (cell) => {
    const account = await open(cell);
    cell.arm(account.key, skips[cell.roll(skips.length)]);
    const id = await make(cell, account);
    await settled(cell, id);
    await deployAtLast(cell, id, OLD_PHONE);
  };

/** The fault hits a later deployment: the live site stays. */
export const laterDeployment =
  (open: Opens, skips = [0]): Scenario =>
  async (cell) => {
    const account = await open(cell);
    const id = await changedSite(cell, account);
    cell.arm(account.key, skips[cell.roll(skips.length)]);
    await deployInTrouble(cell, id);
    await deployAtLast(cell, id, NEW_PHONE);
  };

/** A live site is deployed again unchanged: the deployment only checks whether the site is still there. */
export const sameAgain =
  (open: Opens): Scenario =>
  async (cell) => {
    const account = await open(cell);
    const id = await make(cell, account);
    await deployAtLast(cell, id, OLD_PHONE);
    cell.arm(account.key);
    await deployInTrouble(cell, id);
    await deployAtLast(cell, id, OLD_PHONE);
  };

/** The fault hits the restore of a version. */
export const restored =
  (open: Opens): Scenario =>
  async (cell) => {
    const account = await open(cell);
    const id = await changedSite(cell, account);
    await calmly(() => cell.visitor.send(redeployCampaign, { params: { id } }));
    await deployAtLast(cell, id, NEW_PHONE);
    cell.arm(account.key);
    isPlain(cell, await cell.visitor.send(restoreVersion, { params: { id, number: "1" } }));
    await settled(cell, id);
    await deployAtLast(cell, id, OLD_PHONE);
  };

export const either =
  (...scenarios: Scenario[]): Scenario =>
  (cell) =>
    scenarios[cell.roll(scenarios.length)]?.(cell) ?? Promise.resolve();

export const removal =
  (open: Opens): Scenario =>
  async (cell) => {
    const account = await open(cell);
    const id = await make(cell, account);
    const { deploymentUrl } = await settled(cell, id);
    cell.arm(account.key);
    isPlain(cell, await cell.visitor.send(deleteCampaign, { params: { id }, query: {} }));
    await removeAtLast(cell, id, deploymentUrl);
  };

/**
 * The fault hits the former place of a site that has moved. The site is live at the new place all the same, and the redirect follows later.
 */
export const redirected =
  (open: Opens): Scenario =>
  async (cell) => {
    const { visitor, name } = cell;
    const account = await open(cell);
    const id = await make(cell, account);
    await deployAtLast(cell, id, OLD_PHONE);
    const { choice } = await otherNetlifyAccount(cell);
    cell.arm(account.key);
    const params = { id };
    const body = { deploymentType: "netlify" as const, ...choice };
    const moved = await calmly(() => visitor.send(redeployCampaign, { params, body }));
    expect([moved.status, moved.response.status], name).toEqual([200, "deployed"]);
    await expect.poll(() => cell.hits(), { timeout: 60_000, message: name }).toBeGreaterThan(0);
    cell.heal();
    const check = { params: { id: String(account.choice.netlifyTokenId) } };
    const read = async () => {
      // An account that was refused as a whole is on hold until its owner checks it.
      await calmly(() => visitor.send(checkAccountHold, check));
      await calmly(() => visitor.send(redeployCampaign, { params }));
      const { response } = await calmly(() => visitor.send(getCampaign, { params }));
      return response.formerSites.map(({ to }) => to);
    };
    const wanted = [moved.response.deploymentUrl];
    await expect.poll(read, { timeout: 90_000, interval: 2_000, message: name }).toEqual(wanted);
  };
