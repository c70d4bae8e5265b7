import { isDeepStrictEqual } from "node:util";
import type { ProductWorld } from "../product-world.ts";
import { areAtRest, type Attack, campaignsOf, until } from "./attack.ts";
import type { ServerUser } from "./caller.ts";
import { isLeft, ownToken } from "./move-attacks.ts";

/** More than one site, so that an operation could be half done. */
async function publishTwo(user: ServerUser, account: object = {}): Promise<void> {
  const cities = ["Winston-Salem", "Durham"];
  const sites = cities.map((city) => ({ serviceName: "Plumbing", city, state: "NC", ...account }));
  const { runId } = await user.post("/campaigns/bulk", { sites });
  const run = () => user.get(`/creation-runs/${String(runId)}`);
  await until(async () => (await run())["status"] === "complete");
}

const addOwn = (user: ServerUser) =>
  user.post("/netlify-tokens", { name: "Mine", token: ownToken(user) });

type Logged = { id: string; kind: string; status: string };

const logOf = async (user: ServerUser) => (await user.get("/operations"))["operations"] as Logged[];

const areComplete = async (user: ServerUser) =>
  (await logOf(user)).every(({ status }) => status === "complete");

type Listed = { id: string; labels?: { name: string }[] };

/** A text, the labels and the account of each site, which an operation changes together. */
async function statesOf(user: ServerUser): Promise<unknown[]> {
  const { campaigns } = (await user.get("/campaigns")) as { campaigns: Listed[] };
  const states = campaigns.map(async ({ id, labels = [] }) => {
    const read = await user.get(`/campaigns/${id}`);
    const { content, hasUnpublishedChanges, netlifyTokenId } = read;
    const names = labels.map(({ name }) => name);
    const isDefault = netlifyTokenId === "default";
    return { content, hasUnpublishedChanges, labels: names, isDefault };
  });
  return Promise.all(states);
}

/** One Idempotency-Key for each path: a committed response is returned again. */
async function apply(user: ServerUser, netlifyTokenId: unknown): Promise<void> {
  const campaignIds = (await campaignsOf(user)).map(({ id }) => id);
  const changes = [
    { action: "set", field: "cta", value: "Call today" },
    { action: "add", field: "labels", value: ["Client"] },
    { action: "set", field: "account", value: { deploymentType: "netlify", netlifyTokenId } },
  ];
  const { id } = await user.post("/operations", { campaignIds, changes });
  await user.post(`/operations/${String(id)}/apply`, {});
}

async function applyToOwn(user: ServerUser): Promise<void> {
  await apply(user, (await addOwn(user))["id"]);
}

async function undo(user: ServerUser): Promise<void> {
  const applied = (await logOf(user)).find(({ kind }) => kind === "changes");
  await user.post(`/operations/${applied?.id ?? ""}/undo`, {});
}

type End = { operations: number; isChanged: boolean; isDefault: boolean };

/** Whether there are that many operations, all of them ended, and each live site has all of their changes or none. */
const hasEnded =
  ({ operations, isChanged, isDefault }: End) =>
  async (user: ServerUser) =>
    (await areComplete(user)) &&
    (await areAtRest(user)) &&
    (await logOf(user)).length === operations &&
    isDeepStrictEqual(
      await statesOf(user),
      Array.from({ length: 2 }, () => ({
        content: { cta: isChanged ? "Call today" : "" },
        hasUnpublishedChanges: false,
        labels: isChanged ? ["Client"] : [],
        isDefault,
      })),
    );

const shared = { role: "all" as const, live: 2, entries: ["deduct 2"] };
const atDefault = hasEnded({ operations: 1, isChanged: true, isDefault: true });

/** Live sites get a text, a label and another account by an operation. */
const applyOne: Attack = {
  ...shared,
  made: 4,
  prepare: async (user) => publishTwo(user, { netlifyTokenId: (await addOwn(user))["id"] }),
  strike: (user) => apply(user, "default"),
  mend: (user) => apply(user, "default"),
  isOver: async (user: ServerUser, world: ProductWorld) =>
    (await atDefault(user)) && isLeft(user, world),
};

const atOwn = hasEnded({ operations: 1, isChanged: true, isDefault: false });

/** Whether nothing is left of the sites at the operator's account. */
async function haveNoFormer(user: ServerUser): Promise<boolean> {
  const sites = await Promise.all(
    (await campaignsOf(user)).map(({ id }) => user.get(`/campaigns/${id}`)),
  );
  return sites.every(({ formerSites }) => (formerSites as unknown[]).length === 0);
}

/** The operation is undone. */
const undoOne: Attack = {
  ...shared,
  made: 6,
  prepare: async (user) => {
    await publishTwo(user);
    await applyToOwn(user);
    await until(async () => (await atOwn(user)) && haveNoFormer(user));
  },
  strike: undo,
  mend: undo,
  isOver: hasEnded({ operations: 2, isChanged: false, isDefault: true }),
};

export const OPERATION_ATTACKS: [RegExp, Attack[]][] = [[/^operation\./, [applyOne, undoOne]]];
