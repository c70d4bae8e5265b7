import { countOf } from "@mainstreet/contract/count";
import { texts } from "@mainstreet/contract/texts";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { currentTrace } from "../../platform/jobs/trace.ts";
import type { Db } from "../../platform/db/database.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { campaignName } from "../campaigns/present.ts";
import { campaigns } from "../campaigns/tables.ts";
import { markRunSitesDeleted } from "../campaigns/update-run-sites.ts";
import { deployments } from "../deployments/tables.ts";
import { hasUnfinishedDeployment } from "../deployments/stop-deployment.ts";
import { trashedSites } from "../trash/tables.ts";

/** `startsIn`: seconds until the sweep takes the sites down, unless that is done before. */
export type TrashInput = {
  userId: string;
  campaignIds: readonly string[];
  keepSite: boolean;
  startsIn: number;
};

const named = {
  id: campaigns.id,
  service: campaigns.service,
  city: campaigns.city,
  state: campaigns.state,
  deploymentStatus: campaigns.deploymentStatus,
  isOut: sql<boolean>`${campaigns.hostingState} is not null or ${campaigns.formerSites} <> '[]'`,
};

/**
 * Moves campaigns to the trash, in a transaction that can read the trash: their deployments are stopped and fenced out, and from the commit
 * on no list, count or action finds them. Returns the ids of those that were moved: the others are in the trash already, or are not the
 * user's.
 */
export async function trashCampaigns(tx: Db, input: TrashInput): Promise<string[]> {
  const { userId, keepSite } = input;
  const rows = await tx
    .select(named)
    .from(campaigns)
    .where(
      and(
        eq(campaigns.userId, userId),
        inArray(campaigns.id, [...input.campaignIds]),
        isNull(campaigns.trashedAt),
      ),
    )
    .orderBy(asc(campaigns.id))
    .for("update");
  const ids = rows.map(({ id }) => id);
  const [only] = rows;
  if (only === undefined) return [];
  await hide(tx, userId, ids);
  await stop(
    tx,
    userId,
    rows.filter(hasUnfinishedDeployment).map(({ id }) => id),
  );
  await markRunSitesDeleted(tx, userId, ids);
  const { requestId } = currentTrace();
  await tx.insert(trashedSites).values(
    rows.map(({ id: campaignId, isOut }) => {
      // A site that was never published cannot be left up: its credit is returned.
      const isLeft = keepSite && isOut;
      const dueAt = isLeft ? null : sql`now() + make_interval(secs => ${input.startsIn})`;
      const state = isLeft ? ("left" as const) : ("taking-down" as const);
      return { userId, campaignId, state, dueAt, requestId };
    }),
  );
  const subject = rows.length === 1 ? campaignName(only) : countOf(rows.length, "site");
  await recordEvent(tx, { userId, kind: "site-deleted", subject });
  return ids;
}

const are = (userId: string, ids: readonly string[]) =>
  and(eq(campaigns.userId, userId), inArray(campaigns.id, [...ids]));

async function hide(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  await tx
    .update(campaigns)
    .set({ trashedAt: sql`now()` })
    .where(are(userId, ids));
}

/** Does for many campaigns what `stopDeployment` does for one. */
async function stop(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(campaigns)
    .set({
      deploymentStatus: "failed",
      deploymentMessage: texts.removal.inTrash,
      deployAttempt: sql`${campaigns.deployAttempt} + case when ${campaigns.deploymentStatus} = 'deploying' then 1 else 0 end`,
      deployRetries: 0,
      deployAgain: false,
      deployAgainUrgent: false,
      nextAttemptAt: null,
    })
    .where(are(userId, ids));
  await tx
    .update(deployments)
    .set({ status: "failed", message: texts.removal.inTrash, finishedAt: sql`now()` })
    .where(
      and(
        eq(deployments.userId, userId),
        inArray(deployments.campaignId, [...ids]),
        eq(deployments.status, "deploying"),
      ),
    );
}
