import { inArray } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { paceTurns } from "./pace-tables.ts";
import { type Cost, needsProbe, type Pace, roomOf } from "./pace.ts";
import {
  type InLine,
  lineOf,
  type LockedPace,
  savePace,
  takenBy,
  type TurnRow,
} from "./pace-queries.ts";

/** The first of a window ends long before this, or it was killed. */
const PROBE_MS = 30_000;
/** When nothing tells how long a limit will hold. */
const LOOK_AGAIN_MS = 5_000;

/** What has been let go, and when to look at those who wait again; undefined = nobody does. */
export type HandedOut = { granted: InLine[]; wakeAt: Date | null };

/**
 * Gives their turns to those who wait, in their order, as far as the provider's limits allow; strictly, so that nobody
 * who needs more is overtaken for ever. Saves the pace. Their jobs are the caller's task.
 */
export async function handOutTurns(tx: Db, { pace, now }: LockedPace): Promise<HandedOut> {
  const standing = { pace, taken: await takenBy(tx, pace.credential), now };
  const most = mostOf(standing);
  const line = await lineOf(tx, pace.credential, most + 1);
  const granted = line.slice(0, countOf(line.slice(0, most), standing));
  const ids = granted.map(({ campaignId }) => campaignId);
  if (ids.length > 0)
    await tx.update(paceTurns).set({ grantedAt: now }).where(inArray(paceTurns.campaignId, ids));
  const isProbe = granted.length > 0 && needsProbe(pace, now);
  const probeUntil = isProbe ? new Date(now.getTime() + PROBE_MS) : pace.probeUntil;
  const next = line[granted.length];
  const wakeAt = next ? wakeTime({ ...pace, probeUntil }, { next, now }) : null;
  await savePace(tx, { ...pace, probeUntil, wakeAt });
  return { granted, wakeAt };
}

type Standing = { pace: Pace; taken: Cost; now: Date };

/** Deployments that are let go in one transaction. */
const MOST_AT_ONCE = 100;

/** How many there may be room for, before it is known who they are. */
function mostOf({ pace, taken, now }: Standing): number {
  if (pace.closedUntil !== null && pace.closedUntil > now) return 0;
  const isProbing = pace.probeUntil !== null && pace.probeUntil > now;
  if (needsProbe(pace, now)) return isProbing ? 0 : 1;
  const room = roomOf(pace, taken, now);
  return Math.max(Math.min(room.deploys, room.requests, MOST_AT_ONCE), 0);
}

function countOf(line: TurnRow[], { pace, taken, now }: Standing): number {
  if (needsProbe(pace, now)) return line.length;
  const room = roomOf(pace, taken, now);
  let count = 0;
  for (const { deploys, requests } of line) {
    room.deploys -= deploys;
    room.requests -= requests;
    if (room.deploys < 0 || room.requests < 0) break;
    count += 1;
  }
  return count;
}

function wakeTime(pace: Pace, { next, now }: { next: TurnRow; now: Date }): Date {
  if (pace.closedUntil !== null && pace.closedUntil > now) return pace.closedUntil;
  if (needsProbe(pace, now)) return pace.probeUntil ?? now;
  const nothing = { deploys: 0, requests: 0 };
  const room = roomOf(pace, nothing, now);
  const ends = [
    room.deploys < next.deploys ? pace.deployReset : null,
    room.requests < next.requests ? pace.requestReset : null,
  ].filter((end) => end !== null && end > now);
  const last = Math.max(...ends.map((end) => end?.getTime() ?? 0));
  // With nothing short but for those under way, the end of one of them looks again.
  return ends.length > 0 ? new Date(last) : new Date(now.getTime() + LOOK_AGAIN_MS);
}

/** The jobs of those that have got their turn, but for one that is at hand already. */
export async function sendGranted(
  tx: Db,
  { jobs }: Pick<Deps, "jobs">,
  granted: InLine[],
): Promise<void> {
  const sent = granted.map(({ userId, campaignId, isUrgent, requestId }) => ({
    userId,
    campaignId,
    isUrgent,
    requestId: requestId ?? undefined,
  }));
  if (sent.length > 0) await jobs.sendDeploys(tx, sent);
}
