import { isDeepStrictEqual } from "node:util";
import type { ProductWorld } from "../product-world.ts";
import { areAtRest, type Attack, campaignsOf, until } from "./attack.ts";
import type { Caller } from "./caller.ts";
import { isLeft, ownToken, publishAtOwn } from "./move-attacks.ts";
import { PLUMBING } from "../harness.ts";

async function publish(user: Caller): Promise<void> {
  await user.post("/campaigns", PLUMBING);
  await until(() => areAtRest(user));
}

type Logged = { id: string; kind: string; status: string };

const logOf = async (user: Caller) => (await user.get("/operations"))["operations"] as Logged[];

const areComplete = async (user: Caller) =>
  (await logOf(user)).every(({ status }) => status === "complete");

type Listed = { labels?: { name: string }[] };

/** A text, the labels and the account of the site, which an operation changes together. */
async function stateOf(user: Caller): Promise<unknown> {
  const [site] = await campaignsOf(user);
  const read = await user.get(`/campaigns/${site?.id ?? ""}`);
  const { content, hasUnpublishedChanges, netlifyTokenId } = read;
  const { campaigns } = (await user.get("/campaigns")) as { campaigns: Listed[] };
  const labels = campaigns.flatMap((one) => one.labels ?? []).map(({ name }) => name);
  return { content, hasUnpublishedChanges, labels, isDefault: netlifyTokenId === "default" };
}

/** Under one key a path: what was committed is answered again. */
async function apply(user: Caller, netlifyTokenId: unknown): Promise<void> {
  const campaignIds = (await campaignsOf(user)).map(({ id }) => id);
  const changes = [
    { action: "set", field: "cta", value: "Call today" },
    { action: "add", field: "labels", value: ["Client"] },
    { action: "set", field: "account", value: { deploymentType: "netlify", netlifyTokenId } },
  ];
  const { id } = await user.post("/operations", { campaignIds, changes });
  await user.post(`/operations/${String(id)}/apply`, {});
}

async function applyToOwn(user: Caller): Promise<void> {
  const { id } = await user.post("/netlify-tokens", { name: "Mine", token: ownToken(user) });
  await apply(user, id);
}

async function undo(user: Caller): Promise<void> {
  const applied = (await logOf(user)).find(({ kind }) => kind === "changes");
  await user.post(`/operations/${applied?.id ?? ""}/undo`, {});
}

type End = { operations: number; isChanged: boolean; isDefault: boolean };

/** Whether every operation has ended, there are so many of them, and the live site has all that they changed, or nothing of it. */
const hasEnded =
  ({ operations, isChanged, isDefault }: End) =>
  async (user: Caller) =>
    (await areComplete(user)) &&
    (await areAtRest(user)) &&
    (await logOf(user)).length === operations &&
    isDeepStrictEqual(await stateOf(user), {
      content: { cta: isChanged ? "Call today" : "" },
      hasUnpublishedChanges: false,
      labels: isChanged ? ["Client"] : [],
      isDefault,
    });

const shared = { role: "all" as const, live: 1, entries: ["deduct 1"] };
const atDefault = hasEnded({ operations: 1, isChanged: true, isDefault: true });

/** A live site gets a text, a label and another account by an operation. */
const applyOne: Attack = {
  ...shared,
  made: 2,
  prepare: publishAtOwn,
  strike: (user) => apply(user, "default"),
  mend: (user) => apply(user, "default"),
  isOver: async (user: Caller, world: ProductWorld) =>
    (await atDefault(user)) && isLeft(user, world),
};

const atOwn = hasEnded({ operations: 1, isChanged: true, isDefault: false });

/** What it has left at the operator's account is deleted there. */
async function hasNoFormer(user: Caller): Promise<boolean> {
  const [site] = await campaignsOf(user);
  const { formerSites } = await user.get(`/campaigns/${site?.id ?? ""}`);
  return (formerSites as unknown[]).length === 0;
}

/** The operation is taken back. */
const undoOne: Attack = {
  ...shared,
  made: 3,
  prepare: async (user) => {
    await publish(user);
    await applyToOwn(user);
    await until(async () => (await atOwn(user)) && hasNoFormer(user));
  },
  strike: undo,
  mend: undo,
  isOver: hasEnded({ operations: 2, isChanged: false, isDefault: true }),
};

export const OPERATION_ATTACKS: [RegExp, Attack[]][] = [[/^operation\./, [applyOne, undoOne]]];
