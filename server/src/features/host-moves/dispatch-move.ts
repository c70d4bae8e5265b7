import { MOVES_IN_FLIGHT } from "@mainstreet/contract/host-moves";
import { hostMoveTexts } from "@mainstreet/contract/host-move-texts";
import { texts } from "@mainstreet/contract/texts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { isSameAccount, missingAccount } from "../../hosting/accounts.ts";
import { accountColumns } from "../../hosting/hosting-columns.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { databaseFault } from "../../platform/db/database-fault.ts";
import { withTrace } from "../../platform/jobs/trace.ts";
import { campaigns } from "../campaigns/tables.ts";
import { PLACED, requestFormerUpdate } from "../deployments/update-former-sites.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { savePlace } from "../deployments/change-account.ts";
import {
  lockCampaigns,
  requestDeployment,
  requestDeployments,
} from "../deployments/request-deployment.ts";
import { endMoved } from "./end-moved.ts";
import { isMove, isSiteOfMove, type MoveId, type MoveRow, type MoveSiteRow } from "./queries.ts";
import { hostMoves, hostMoveSites } from "./tables.ts";

/** How many sites one transaction starts: so few that a deployment of one of them hardly has to wait. */
const BATCH = 8;
const SOON = sql`now() + interval '0.3 seconds'`;
/** The next check while nothing can be started. */
const LATER = sql`now() + interval '3 seconds'`;

/**
 * Ends the sites of a move whose deployment has ended, and starts the next ones, within the limit of sites in flight. No other process
 * does so at the same time: the row of the move is locked, and other processes skip it.
 */
export async function dispatchMove(deps: Deps, id: MoveId): Promise<void> {
  await asTenant(deps.db, id.userId, async (tx) => {
    const [move] = await tx
      .select()
      .from(hostMoves)
      .where(isMove(id))
      .for("no key update", { skipLocked: true });
    if (!move) return;
    const requestId = move.requestId ?? undefined;
    await withTrace(deps.log, { requestId }, () => dispatch(tx, deps, move));
  });
}

async function dispatch(tx: Db, deps: Deps, move: MoveRow): Promise<void> {
  const id = { userId: move.userId, moveId: move.id };
  await endMoved(tx, id);
  const moving = await countSites(tx, id, "moving");
  const capacity = Math.min(MOVES_IN_FLIGHT - moving, BATCH);
  const next = move.state === "running" && capacity > 0 ? await nextSites(tx, id, capacity) : [];
  for (const site of next) await startSite(tx, deps, { move, site });
  const waiting = await countSites(tx, id, "waiting");
  const left = moving + next.length + (move.state === "running" ? waiting : 0);
  if (left + waiting === 0) await requestRedirects(tx, deps, id);
  const dueAt = next.length > 0 ? SOON : LATER;
  await tx
    .update(hostMoves)
    .set({ dueAt: left > 0 ? dueAt : null })
    .where(isMove(id));
}

/** Requests the redirects that cost deploys: they had to wait until no site of the move was live at its previous account. */
async function requestRedirects(tx: Db, deps: Deps, { userId, moveId }: MoveId): Promise<void> {
  const moved = await tx
    .select(PLACED)
    .from(campaigns)
    .innerJoin(
      hostMoveSites,
      and(eq(hostMoveSites.userId, campaigns.userId), eq(hostMoveSites.campaignId, campaigns.id)),
    )
    .where(
      and(
        eq(campaigns.userId, userId),
        eq(hostMoveSites.moveId, moveId),
        eq(hostMoveSites.status, "done"),
      ),
    );
  for (const row of moved) await requestFormerUpdate(tx, deps, row);
}

function countSites(tx: Db, id: MoveId, status: MoveSiteRow["status"]): Promise<number> {
  return tx.$count(hostMoveSites, and(isSiteOfMove(id), eq(hostMoveSites.status, status)));
}

function nextSites(tx: Db, id: MoveId, count: number): Promise<MoveSiteRow[]> {
  return tx
    .select()
    .from(hostMoveSites)
    .where(and(isSiteOfMove(id), eq(hostMoveSites.status, "waiting")))
    .orderBy(asc(hostMoveSites.siteIndex))
    .limit(count);
}

type Starting = { move: MoveRow; site: MoveSiteRow };
type SiteChange = Pick<MoveSiteRow, "status"> & { message?: string };

/** Uses a savepoint for each site, so that a site that cannot move does not delay the others. */
async function startSite(tx: Db, deps: Deps, { move, site }: Starting): Promise<void> {
  const change = await tx
    .transaction((own) => moveSite(own, deps, { move, site }))
    .catch((error: unknown): SiteChange => {
      if (databaseFault(error)) throw error;
      if (error instanceof AppError) return { status: "failed", message: error.message };
      deps.log.error({ err: error, moveId: move.id, siteIndex: site.siteIndex }, "site not moved");
      return { status: "failed", message: texts.shell.unexpected };
    });
  const id = { userId: move.userId, moveId: move.id };
  await tx
    .update(hostMoveSites)
    .set({ message: "", ...change })
    .where(and(isSiteOfMove(id), eq(hostMoveSites.siteIndex, site.siteIndex)));
}

async function moveSite(tx: Db, deps: Deps, { move, site }: Starting): Promise<SiteChange> {
  const { userId, total } = move;
  const { campaignId } = site;
  const [before] = await lockCampaigns(tx, { userId, campaignIds: [campaignId] });
  if (!before) return { status: "deleted" };
  const account = accountColumns(move);
  if (missingAccount(account) !== undefined)
    return { status: "failed", message: hostMoveTexts.accountGone };
  if (isSameAccount(before, account) && isUp(before)) return { status: "done" };
  await savePlace(tx, before, { ...account, sitePrefix: before.sitePrefix });
  const cause = { kind: "move", id: move.id } as const;
  // For a single site somebody is waiting, so it is not queued as a bulk deployment.
  if (total === 1) await requestDeployment(tx, deps, { userId, campaignId, cause });
  else await requestDeployments(tx, deps, { userId, campaignIds: [campaignId], cause });
  return { status: "moving" };
}

const isUp = ({ deploymentStatus, hostingState }: CampaignRow) =>
  deploymentStatus === "deployed" && hostingState !== null;
