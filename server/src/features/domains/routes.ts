import { done } from "@mainstreet/contract/responses";
import * as api from "@mainstreet/contract/domains/domains";
import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { conflict, notFound } from "../../errors.ts";
import { hosts } from "../../hosting/registry.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { pagesOfRows, spendPages } from "../../platform/http/request-limits.ts";
import { route } from "../../platform/http/route.ts";
import { campaignName } from "../campaigns/present.ts";
import { type CampaignId, type CampaignRow, findCampaign } from "../campaigns/queries.ts";
import { addDomain, addDomains } from "./add-domains.ts";
import { checkRows, presentRows } from "./check-rows.ts";
import { listDomains, presentDomains } from "./list-domains.ts";
import { pollDomain } from "./poll-domains.ts";
import { findDomain } from "./queries.ts";
import { releaseDomain } from "./release-domain.ts";

/** Own domains: for one site below `/campaigns/{id}/domain`, for many below `/domains`. */
export function registerDomains(app: FastifyInstance, deps: Deps): void {
  const { db, limits } = deps;

  route(app, api.getDomain, ({ userId, params }) =>
    asTenant(db, userId, async (tx) => {
      const id = { userId, campaignId: params.id };
      const campaign = await campaignOf(tx, id);
      return { domain: (await shown(tx, id)) ?? null, notPossible: whyNotPossible(campaign) };
    }),
  );

  route(app, api.putDomain, async ({ userId, params, body }) => {
    const id = { userId, campaignId: params.id };
    await asTenant(db, userId, (tx) => campaignOf(tx, id));
    await limits.spend("domainChecks", userId);
    await addDomain(deps, { ...id, ...body });
    return checkNow(deps, id);
  });

  route(app, api.checkDomain, async ({ userId, params }) => {
    const id = { userId, campaignId: params.id };
    await asTenant(db, userId, (tx) => campaignOf(tx, id));
    await limits.spend("domainChecks", userId);
    return checkNow(deps, id);
  });

  route(app, api.deleteDomain, async ({ userId, params }) => {
    const id = { userId, campaignId: params.id };
    await asTenant(db, userId, (tx) => campaignOf(tx, id));
    await limits.spend("domainChecks", userId);
    const released = await releaseDomain(deps, { ...id, isDeletion: false });
    return { ...done, recordsToRemove: [], message: "", ...released };
  });

  registerMany(app, deps);
}

function registerMany(app: FastifyInstance, deps: Deps): void {
  const { db, limits } = deps;

  route(app, api.listDomains, ({ userId, query }) =>
    asTenant(db, userId, (tx) => listDomains(tx, { userId, ...query })),
  );

  route(app, api.checkDomainRows, async ({ userId, body }) => {
    await spendPages({ limits, userId }, pagesOfRows(body.rows.length));
    return presentRows(
      await asTenant(db, userId, (tx) => checkRows(tx, deps.config, { userId, ...body })),
    );
  });

  route(app, api.addDomains, async ({ userId, body }) => {
    await spendPages({ limits, userId }, pagesOfRows(body.rows.length));
    return presentRows(await addDomains(deps, { userId, ...body }));
  });
}

async function campaignOf(tx: Db, id: CampaignId): Promise<CampaignRow> {
  const campaign = await findCampaign(tx, id);
  if (!campaign) throw notFound(texts.campaigns.notFound);
  return campaign;
}

/** '' when a domain can be added. */
function whyNotPossible(campaign: CampaignRow): string {
  const { refusals } = domainTexts;
  const name = campaignName(campaign);
  if (!hosts[campaign.deploymentType].openDomains) return refusals.host_without_domains(name);
  return campaign.deployed ? "" : refusals.not_published(name);
}

async function shown(tx: Db, id: CampaignId): Promise<api.Domain | undefined> {
  const row = await findDomain(tx, id);
  if (!row) return undefined;
  const [presented] = await presentDomains(tx, id.userId, [row]);
  return presented;
}

/** Checks a domain once, unless another process is doing so. */
async function checkNow(deps: Deps, id: CampaignId): Promise<api.Domain> {
  const row = await asTenant(deps.db, id.userId, (tx) => findDomain(tx, id));
  if (!row) throw notFound(domainTexts.none);
  if (row.isRemoving) throw conflict("BUSY", domainTexts.isRemoving);
  await pollDomain(deps, row);
  const domain = await asTenant(deps.db, id.userId, (tx) => shown(tx, id));
  if (!domain) throw notFound(domainTexts.none);
  return domain;
}
