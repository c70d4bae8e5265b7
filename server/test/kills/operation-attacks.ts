import { PLUMBING } from "../harness.ts";
import { areAtRest, type Attack, campaignsOf, until } from "./attack.ts";
import type { Caller } from "./caller.ts";

async function publish(user: Caller): Promise<void> {
  await user.post("/campaigns", PLUMBING);
  await until(() => areAtRest(user));
}

type Logged = { id: string; kind: string; status: string };

const logOf = async (user: Caller) => (await user.get("/operations"))["operations"] as Logged[];

const areComplete = async (user: Caller) =>
  (await logOf(user)).every(({ status }) => status === "complete");

async function ctaOf(user: Caller): Promise<unknown> {
  const [site] = await campaignsOf(user);
  const { content, hasUnpublishedChanges } = await user.get(`/campaigns/${site?.id ?? ""}`);
  return { content, hasUnpublishedChanges };
}

/** Under one key a path: what was committed is answered again. */
async function apply(user: Caller): Promise<void> {
  const campaignIds = (await campaignsOf(user)).map(({ id }) => id);
  const changes = [{ action: "set", field: "cta", value: "Call today" }];
  const { id } = await user.post("/operations", { campaignIds, changes });
  await user.post(`/operations/${String(id)}/apply`, {});
}

async function undo(user: Caller): Promise<void> {
  const applied = (await logOf(user)).find(({ kind }) => kind === "changes");
  await user.post(`/operations/${applied?.id ?? ""}/undo`, {});
}

/** Whether every operation has ended, there are so many of them, and the live site has the text. */
const hasEnded = (count: number, cta: string) => async (user: Caller) =>
  (await areComplete(user)) &&
  (await areAtRest(user)) &&
  (await logOf(user)).length === count &&
  JSON.stringify(await ctaOf(user)) ===
    JSON.stringify({ content: { cta }, hasUnpublishedChanges: false });

const shared = { role: "all", live: 1, made: 1 } as const;

/** A live site is changed by an operation. */
const applyOne: Attack = {
  ...shared,
  entries: ["deduct 1"],
  prepare: publish,
  strike: apply,
  mend: apply,
  isOver: hasEnded(1, "Call today"),
};

/** The operation is taken back. */
const undoOne: Attack = {
  ...shared,
  entries: ["deduct 1"],
  prepare: async (user) => {
    await publish(user);
    await apply(user);
    await until(hasEnded(1, "Call today").bind(undefined, user));
  },
  strike: undo,
  mend: undo,
  isOver: hasEnded(2, ""),
};

export const OPERATION_ATTACKS: [RegExp, Attack[]][] = [[/^operation\./, [applyOne, undoOne]]];
