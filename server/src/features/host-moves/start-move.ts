import type { ResponseOf } from "@mainstreet/contract/endpoint";
import * as api from "@mainstreet/contract/host-moves";
import type { HostMoveInput } from "@mainstreet/contract/host-moves";
import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import { hostMoveTexts } from "@mainstreet/contract/host-move-texts";
import type { Deps } from "../../deps.ts";
import { conflict, invalidField } from "../../errors.ts";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import { hosts } from "../../hosting/registry.ts";
import { campaignName } from "../campaigns/present.ts";
import { domains } from "../domains/tables.ts";
import { dispatchMove } from "./dispatch-move.ts";
import type { MoveId } from "./queries.ts";
import { type SelectedSite, type SelectedSites, selectSites } from "./select-sites.ts";
import { hostMoves, hostMoveSites } from "./tables.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { countOf } from "@mainstreet/contract/count";

type StartRequest = {
  userId: string;
  input: HostMoveInput;
  idempotency: Idempotency | undefined;
};
type Started = ResponseOf<typeof api.startHostMove>;

/** How many moves a user may have in progress: a worker checks each move several times a minute. */
const MOST_MOVES = 50;
/** How many rows one statement inserts. */
const BATCH = 500;

/**
 * Starts a move of sites: the move and its sites are stored in one transaction, once per `Idempotency-Key`; the dispatcher moves them.
 * Throws 400 when none of them can move, 409 for one site whose domain the new host cannot have, and as {@link selectSites}.
 */
export async function startMove(deps: Deps, request: StartRequest): Promise<Started> {
  const { userId, idempotency } = request;
  const { response } = api.startHostMove.shapes;
  const started = await asTenant(deps.db, userId, (tx) =>
    runOnce(tx, { userId, idempotency, response, work: () => insertMove(tx, deps, request) }),
  );
  crashPoint("host-move.committed");
  // A user who moves a single site is watching its page, so its deployment is queued at once.
  if (started.total === 1) await dispatchNow(deps, { userId, moveId: started.id });
  return started;
}

/** After a failure the dispatcher tries again. */
async function dispatchNow(deps: Deps, id: MoveId): Promise<void> {
  await dispatchMove(deps, id).catch((err: unknown) => {
    deps.log.warn({ err, moveId: id.moveId }, "dispatching a move failed");
  });
}

async function insertMove(
  tx: Db,
  { config }: Deps,
  { userId, input }: StartRequest,
): Promise<Started> {
  const selected = await selectSites(tx, { userId, config }, input);
  const { account, sites } = selected;
  if (sites.length === 0)
    throw invalidField(input.from ? "from" : "campaignIds", hostMoveTexts.nothingToMove);
  await assertDomainMoves(tx, userId, selected);
  const isUnfinished = and(eq(hostMoves.userId, userId), isNotNull(hostMoves.dueAt));
  if ((await tx.$count(hostMoves, isUnfinished)) >= MOST_MOVES)
    throw conflict("TOO_MANY_MOVES", hostMoveTexts.tooManyMoves);
  const id = newId();
  const total = sites.length;
  const { requestId } = currentTrace();
  await recordEvent(tx, { userId, kind: "move-started", subject: countOf(total, "site") });
  await tx.insert(hostMoves).values({ id, userId, state: "running", total, requestId, ...account });
  const rows = sites.map((site, siteIndex) => ({
    moveId: id,
    userId,
    siteIndex,
    campaignId: site.id,
    name: campaignName(site),
    fromUrl: site.deploymentUrl,
  }));
  for (let at = 0; at < rows.length; at += BATCH)
    await tx.insert(hostMoveSites).values(rows.slice(at, at + BATCH));
  return { id, total };
}

/** What {@link startMove} would do with the same input. */
export async function checkMove(
  { db, config }: Deps,
  { userId, input }: Pick<StartRequest, "userId" | "input">,
): Promise<ResponseOf<typeof api.checkHostMove>> {
  const { selected, withDomain } = await asTenant(db, userId, async (tx) => {
    const found = await selectSites(tx, { userId, config }, input);
    return { selected: found, withDomain: await countDomains(tx, userId, found.sites) };
  });
  const byHost: Record<string, number> = {};
  for (const { deploymentType } of selected.sites)
    byHost[deploymentType] = (byHost[deploymentType] ?? 0) + 1;
  const { sites, alreadyThere } = selected;
  return { total: sites.length, alreadyThere, byHost, withDomain };
}

function countDomains(tx: Db, userId: string, sites: readonly SelectedSite[]): Promise<number> {
  if (sites.length === 0) return Promise.resolve(0);
  const ids = sites.map(({ id }) => id);
  return tx.$count(domains, and(eq(domains.userId, userId), inArray(domains.campaignId, ids)));
}

/** For a single site the reason is returned at once; in a move of many sites it is stored with the site. Throws 409. */
async function assertDomainMoves(tx: Db, userId: string, selected: SelectedSites): Promise<void> {
  const { account, sites } = selected;
  const [site] = sites;
  if (site === undefined || sites.length > 1 || hosts[account.deploymentType].openDomains) return;
  const [domain] = await tx
    .select({ host: domains.host })
    .from(domains)
    .where(and(eq(domains.userId, userId), eq(domains.campaignId, site.id)));
  const refusal = domain && domainTexts.needsOtherHost(domain.host, account.deploymentType);
  if (refusal !== undefined) throw conflict("HAS_DOMAIN", refusal);
}
