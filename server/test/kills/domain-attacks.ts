import type { Domain } from "@mainstreet/contract/domains/domains";
import { PLUMBING } from "../harness.ts";
import { setRecords } from "../own-domains.ts";
import type { ProductWorld } from "../product-world.ts";
import { areAtRest, type Attack, campaignsOf, until } from "./attack.ts";
import type { ServerUser } from "./caller.ts";
import { isLeft, publishAtOwn } from "./move-attacks.ts";

async function publishOne(user: ServerUser): Promise<void> {
  await user.post("/campaigns", PLUMBING);
  await until(() => areAtRest(user));
}

async function pathOf(user: ServerUser): Promise<string> {
  const [site] = await campaignsOf(user);
  return `/campaigns/${site?.id}/domain`;
}

async function shown(user: ServerUser): Promise<Domain | null> {
  return (await user.get(await pathOf(user)))["domain"] as Domain | null;
}

/** Adds the domain, sets its records and checks it. After a kill in between, a worker goes on with it. */
async function addDomain(user: ServerUser, world: ProductWorld): Promise<void> {
  const path = await pathOf(user);
  await user.put(path, { domain: `${user.name}.com`, withRedirect: false });
  await check(user, world);
}

async function check(user: ServerUser, world: ProductWorld): Promise<void> {
  await setRecords(world, (await shown(user))?.records ?? []);
  await user.post(`${await pathOf(user)}/check`, {});
}

async function isLive(user: ServerUser, world: ProductWorld): Promise<boolean> {
  if ((await shown(user))?.state === "live") return areAtRest(user);
  await check(user, world);
  return false;
}

/** A live site gets a domain. */
const goLive: Attack = {
  role: "all",
  prepare: publishOne,
  strike: addDomain,
  mend: addDomain,
  isOver: isLive,
  entries: ["deduct 1"],
  live: 1,
  made: 1,
};

const removeDomain = async (user: ServerUser) => user.remove(await pathOf(user));

/** A live domain is removed. */
const leave: Attack = {
  ...goLive,
  prepare: async (user, world) => {
    await publishOne(user);
    await addDomain(user, world);
    await until(() => isLive(user, world));
  },
  strike: removeDomain,
  // Nobody has to press again: a worker goes on with it.
  mend: () => Promise.resolve(),
  isOver: async (user) => (await shown(user)) === null && areAtRest(user),
};

/** Moves the site to the operator's account at the same host; its domain follows. */
async function moveAway(user: ServerUser, world: ProductWorld): Promise<void> {
  const [site] = await campaignsOf(user);
  const to = { deploymentType: "netlify", netlifyTokenId: "default" };
  await user.put(`/campaigns/${site?.id}/deployment-settings`, to);
  const { hasUnpublishedChanges } = await user.get(`/campaigns/${site?.id}`);
  if (hasUnpublishedChanges) await user.post(`/campaigns/${site?.id}/redeploy`, {});
  await until(async () => areAtRest(user));
  await until(async () => {
    await user.post(`${await pathOf(user)}/check`, {});
    return ((await shown(user))?.records.length ?? 0) > 0;
  });
  await check(user, world);
}

/** A live domain moves with its site to another account of its host, which accepts the domain once the former account has released it. */
const moveWithSite: Attack = {
  ...goLive,
  prepare: async (user, world) => {
    await publishAtOwn(user);
    await addDomain(user, world);
    await until(() => isLive(user, world));
  },
  strike: moveAway,
  mend: moveAway,
  isOver: async (user, world) => {
    if (!(await isLive(user, world)) || (await shown(user))?.move) return false;
    return isLeft(user, world);
  },
  made: 2,
};

/** What leads to the crash points of domains. */
export const DOMAIN_ATTACKS: [RegExp, Attack[]][] = [
  [/^domain\.(?:before-hand-over|handed-over|former-unbound)$/, [moveWithSite]],
  [/^domain\.(?:address-left|unbound|released)$/, [leave]],
  [/^domain\./, [goLive]],
];
