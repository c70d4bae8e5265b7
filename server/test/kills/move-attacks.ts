import { PLUMBING } from "../harness.ts";
import { areAtRest, type Attack, campaignsOf, until } from "./attack.ts";
import type { ProductWorld } from "../product-world.ts";
import type { ServerUser } from "./caller.ts";

export const ownToken = ({ name }: ServerUser) => `nfp_${name.replaceAll("-", "").padEnd(16, "0")}`;

/** A site live at an account of its owner's; its id. */
export async function publishAtOwn(user: ServerUser): Promise<unknown> {
  const token = await user.post("/netlify-tokens", { name: "Mine", token: ownToken(user) });
  const { id } = await user.post("/campaigns", { ...PLUMBING, netlifyTokenId: token["id"] });
  await until(() => areAtRest(user));
  return id;
}

/** The same site, for which the operator's account has then been chosen. */
async function chooseAnother(user: ServerUser): Promise<void> {
  const id = await publishAtOwn(user);
  await user.put(`/campaigns/${String(id)}/deployment-settings`, {
    deploymentType: "netlify",
    netlifyTokenId: "default",
  });
}

async function moveThere(user: ServerUser): Promise<void> {
  for (const { id } of await campaignsOf(user)) {
    const { hasUnpublishedChanges } = await user.get(`/campaigns/${id}`);
    // The queue repeats the redirect of the former site by itself.
    if (hasUnpublishedChanges) await user.post(`/campaigns/${id}/redeploy`, {});
  }
}

/** Once the former site redirects, its owner removes it. */
async function removeRedirects(user: ServerUser): Promise<void> {
  for (const { id } of await campaignsOf(user)) {
    const { formerSites } = await user.get(`/campaigns/${id}`);
    for (const former of formerSites as { id: string; status: string }[])
      if (former.status === "redirect")
        await user.remove(`/campaigns/${id}/former-sites/${former.id}`);
  }
}

/** Whether the site at its owner's account is deleted, and what was deployed is live. */
export async function isLeft(user: ServerUser, { netlify }: ProductWorld): Promise<boolean> {
  await removeRedirects(user);
  const headers = { authorization: `Bearer ${ownToken(user)}` };
  const sites = await (await fetch(`${netlify.url}/api/v1/sites`, { headers })).json();
  return Array.isArray(sites) && sites.length === 0 && areAtRest(user);
}

/** A live site moves by the settings of its campaign. */
export const moveSite: Attack = {
  role: "all",
  prepare: chooseAnother,
  strike: moveThere,
  mend: moveThere,
  isOver: isLeft,
  entries: ["deduct 1"],
  live: 1,
  made: 2,
};

async function startMove(user: ServerUser): Promise<void> {
  const campaignIds = (await campaignsOf(user)).map(({ id }) => id);
  const to = { deploymentType: "netlify", netlifyTokenId: "default" };
  await user.post("/host-moves", { to, campaignIds });
}

/** A live site moves in a run, which the next dispatcher continues after a kill. */
export const moveInRun: Attack = {
  ...moveSite,
  prepare: publishAtOwn,
  strike: startMove,
  mend: startMove,
};
