import type { UpdateCampaignInput } from "@mainstreet/contract/campaigns";
import { MOVE_COST } from "@mainstreet/contract/credit-cost";
import { texts } from "@mainstreet/contract/texts";
import { and, eq, gt, inArray } from "drizzle-orm";
import { AppError, conflict } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import type { PaidFor, SiteSubject } from "../campaigns/paid-for.ts";
import { deployments } from "../deployments/tables.ts";
import { campaignName } from "../campaigns/present.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { appendEntry, readBalance } from "../credits/append-entry.ts";
import { comparePlaces } from "../places/same-place.ts";
import { isSameService } from "./same-service.ts";

/** `acceptCost`: the most that the caller agreed to pay. */
type Edit = Pick<UpdateCampaignInput, "main" | "acceptCost">;
type Move = Pick<CampaignRow, "cost" | "paidFor">;

/**
 * How an edit of service or place changes a campaign's cost (decision 166). A campaign that was ever live is charged when it moves to a
 * service or place that was not paid for. `row` is locked. Throws 402 when the balance is too low, and 409 when the caller did not
 * agree to the cost or while the first deployment runs.
 */
export async function chargeMove(tx: Db, row: CampaignRow, edit: Edit): Promise<Move> {
  const unchanged = { cost: row.cost, paidFor: row.paidFor };
  const now = subjectOf(row);
  const next = { ...now, ...definedOf(edit.main ?? {}) };
  if (JSON.stringify(next) === JSON.stringify(now)) return unchanged;
  if (!row.deployed) {
    if (row.deploymentStatus === "deploying" && compare(now, next) === "other")
      throw conflict("GOING_LIVE", texts.moves.goingLive);
    return unchanged;
  }
  const paid: PaidFor = row.paidFor ?? now;
  const { before, ...subject } = paid;
  const change = compare(subject, next);
  if (change === "same") return { ...unchanged, paidFor: paid };
  if (change === "corrected") return { ...unchanged, paidFor: { ...paid, ...next } };
  // If the campaign is back at `before`, every deployment that went live since was about `before` too.
  const isBack = before !== undefined && compare(before, now) !== "other";
  const isLive = isBack || (before && !(await wasLiveSince(tx, row, before.since)));
  const live = isLive ? before : undefined;
  if (live && compare(live, next) !== "other") return { ...unchanged, paidFor: paid };
  await charge(tx, row, { next, acceptCost: edit.acceptCost });
  // A running deployment may have read the row before or after this edit; it counts as a deployment of the new page.
  const since = row.deployAttempt - (row.deploymentStatus === "deploying" ? 1 : 0);
  const paidFor = { ...next, before: isBack ? { ...now, since } : (live ?? { ...subject, since }) };
  return { cost: row.cost + MOVE_COST, paidFor };
}

const subjectOf = ({ service, city, state, zip }: SiteSubject): SiteSubject => ({
  service,
  city,
  state,
  zip,
});

function definedOf(main: NonNullable<Edit["main"]>): Partial<SiteSubject> {
  const { service, city, state, zip } = main;
  return {
    ...(service !== undefined && { service }),
    ...(city !== undefined && { city }),
    ...(state !== undefined && { state }),
    ...(zip !== undefined && { zip }),
  };
}

function compare(paid: SiteSubject, next: SiteSubject): ReturnType<typeof comparePlaces> {
  return isSameService(paid.service, next.service) ? comparePlaces(paid, next) : "other";
}

/** Whether a deployment after `since` went live, or is about to. */
async function wasLiveSince(
  tx: Db,
  { userId, id }: Pick<CampaignRow, "userId" | "id">,
  since: number,
): Promise<boolean> {
  const [later] = await tx
    .select({ attempt: deployments.attempt })
    .from(deployments)
    .where(
      and(
        eq(deployments.userId, userId),
        eq(deployments.campaignId, id),
        gt(deployments.attempt, since),
        inArray(deployments.status, ["deployed", "deploying"]),
      ),
    )
    .limit(1);
  return later !== undefined;
}

type Charged = { next: SiteSubject; acceptCost: number | undefined };

async function charge(tx: Db, row: CampaignRow, { next, acceptCost }: Charged): Promise<void> {
  const { userId, id: campaignId } = row;
  if (acceptCost !== undefined && acceptCost < MOVE_COST)
    throw new AppError({
      status: 409,
      code: "COST_NOT_ACCEPTED",
      message: texts.moves.costs(campaignName(next), MOVE_COST),
      required: MOVE_COST,
      available: await readBalance(tx, userId),
    });
  await appendEntry(tx, {
    userId,
    type: "deduct",
    amount: -MOVE_COST,
    description: texts.moves.charged(campaignName(row), campaignName(next)),
    businessKey: `charge-move:${campaignId}:${newId()}`,
    campaignId,
  });
}
