import { deleteCampaign } from "@mainstreet/contract/removal";
import { type Cell, isPlain, type Scenario } from "./cell.ts";
import {
  type Account,
  changedSite,
  deployAtLast,
  deployInTrouble,
  make,
  NEW_PHONE,
  OLD_PHONE,
  removeAtLast,
  settled,
} from "./site-scenarios.ts";

type Opens = (cell: Cell) => Promise<Account>;

/** A first deployment meets the fault. */
export const firstDeployment =
  (open: Opens, skips = [0]): Scenario =>
  async (cell) => {
    const account = await open(cell);
    cell.arm(account.key, skips[cell.roll(skips.length)]);
    const id = await make(cell, account);
    await settled(cell, id);
    await deployAtLast(cell, id, OLD_PHONE);
  };

/** A later deployment meets it: the site that is live stays. */
export const laterDeployment =
  (open: Opens, skips = [0]): Scenario =>
  async (cell) => {
    const account = await open(cell);
    const id = await changedSite(cell, account);
    cell.arm(account.key, skips[cell.roll(skips.length)]);
    await deployInTrouble(cell, id);
    await deployAtLast(cell, id, NEW_PHONE);
  };

/** A live site is deployed again as it is: all there is to do is to look whether it is still there. */
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
