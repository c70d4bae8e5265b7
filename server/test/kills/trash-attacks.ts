import { PLUMBING } from "../harness.ts";
import { areAtRest, type Attack, until } from "./attack.ts";
import type { ServerUser } from "./caller.ts";

type Trash = { sites: { id: string; restoreCost: number }[]; states: Record<string, number> };

const trashOf = async (user: ServerUser) => (await user.get("/trash")) as unknown as Trash;

/** Whether nothing is being published or deleted, and nothing is still live. */
export async function isTrashAtRest(user: ServerUser): Promise<boolean> {
  const { states } = await trashOf(user);
  const isDown = (states["taking-down"] ?? 0) + (states["refused"] ?? 0) === 0;
  return isDown && (await areAtRest(user));
}

/** A site without an account is never live, and is refunded. */
const deleted = (choice: object) => async (user: ServerUser) => {
  const { id } = await user.post("/campaigns", { ...PLUMBING, ...choice });
  await until(() => areAtRest(user));
  await user.remove(`/campaigns/${String(id)}`);
};

/** With one Idempotency-Key: a committed response is returned again. */
async function restore(user: ServerUser): Promise<void> {
  const { sites } = await trashOf(user);
  const credits = sites.reduce((sum, { restoreCost }) => sum + restoreCost, 0);
  const campaignIds = sites.map(({ id }) => id);
  if (sites.length > 0) await user.post("/trash/restore", { campaignIds, credits });
}

const restoreLive: Attack = {
  role: "all",
  prepare: deleted({}),
  strike: restore,
  mend: restore,
  isOver: async (user) => (await isTrashAtRest(user)) && (await trashOf(user)).sites.length === 0,
  entries: ["deduct 1"],
  live: 1,
  made: 2,
};

const restoreRefunded: Attack = {
  ...restoreLive,
  role: "api",
  prepare: deleted({ deploymentType: "aws" }),
  entries: ["deduct 1", "refund 1", "deduct 1"],
  live: 0,
  made: 0,
};

const empty = (user: ServerUser) => user.post("/trash/delete", { all: true });

const emptyTrash: Attack = { ...restoreLive, strike: empty, mend: empty, live: 0, made: 1 };
const emptyRefunded: Attack = {
  ...restoreRefunded,
  strike: empty,
  mend: empty,
  entries: ["deduct 1", "refund 1"],
};

export const TRASH_ATTACKS: [RegExp, Attack[]][] = [
  [/^restore\./, [restoreRefunded, restoreLive]],
  [/^trash\.(?:before-)?removed$/, [emptyRefunded, emptyTrash]],
];
