import { texts } from "@mainstreet/contract/texts";
import { and, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { paceTurns } from "./pace-tables.ts";
import { campaigns } from "../campaigns/tables.ts";
import { type CampaignId, isCampaign } from "../campaigns/queries.ts";
import { forecast, type Pace } from "./pace.ts";
import { isTurnOf, lineOf, type LockedPace, needUpTo, takenBy } from "./pace-queries.ts";

/** So many failures in a row, and the provider counts as down. */
export const FAILURES_UNTIL_DOWN = 5;

/** Says on a waiting campaign why it waits, and about when its turn will come. */
export async function tellOne(tx: Db, { pace, now }: LockedPace, id: CampaignId): Promise<void> {
  const [row] = await tx.select().from(paceTurns).where(isTurnOf(id.campaignId));
  if (!row) return;
  const need = await needUpTo(tx, row);
  const underWay = await takenBy(tx, pace.credential);
  await tx
    .update(campaigns)
    .set({
      deploymentStatus: "queued",
      deploymentMessage: reasonOf(pace, now),
      nextAttemptAt: forecast(pace, { need, each: row, underWay, now }),
      updatedAt: sql`now()`,
    })
    .where(and(isCampaign(id), inArray(campaigns.deploymentStatus, ["queued", "deploying"])));
}

function reasonOf(pace: Pace, now: Date): string {
  const provider = pace.credential.startsWith("aws:") ? "AWS" : "Netlify";
  const isClosed = pace.closedUntil !== null && pace.closedUntil > now;
  const isDown = isClosed && pace.failures >= FAILURES_UNTIL_DOWN;
  return isDown ? texts.pacing.down(provider) : texts.pacing.waiting(provider);
}

/** Those behind are told when they come nearer. */
const MOST_TOLD = 100;

/** Tells the first of the line anew when their turns will come, once more is known of the limits. */
export async function tellTimes(tx: Db, { pace, now }: LockedPace): Promise<void> {
  const line = await lineOf(tx, pace.credential, MOST_TOLD);
  if (line.length === 0) return;
  const underWay = await takenBy(tx, pace.credential);
  const need = { deploys: 0, requests: 0 };
  const times = line.map((row) => {
    need.deploys += row.deploys;
    need.requests += row.requests;
    const at = forecast(pace, { need, each: row, underWay, now });
    return { user_id: row.userId, id: row.campaignId, at };
  });
  await tx.execute(sql`
    update campaigns c set next_attempt_at = told.at
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as told(user_id uuid, id uuid, at timestamptz)
    where c.user_id = told.user_id and c.id = told.id and c.deployment_status = 'queued'`);
}
