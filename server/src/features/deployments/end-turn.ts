import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { paceTurns } from "./pace-tables.ts";
import type { Seen } from "../../hosting/rate-watch.ts";
import { handOutTurns, sendGranted } from "./hand-out-turns.ts";
import { costOf, DEPLOYS_OF, learn, type Pace } from "./pace.ts";
import { isTurnOf, lockPace, nextTurn } from "./pace-queries.ts";
import type { Turn } from "./take-turn.ts";
import { FAILURES_UNTIL_DOWN, tellOne, tellTimes } from "./tell-line.ts";

/** done: whatever came of it, the provider answered · limited: refused for a limit, so it waits on · down: no answer. */
export type TurnEnd = "done" | "limited" | "down";

const CLOSED_MS = 30_000;
const LONGEST_CLOSED_MS = 300_000;
/** At least so long after a refusal, doubling: should our clocks differ, the provider's time is not ours. */
const REFUSED_MS = 1_000;

/**
 * Ends a deployment's turn with its credential: what it saw of the limits is learned, and those who wait are let go as far as
 * that allows. Answers when to look at the others again.
 */
export async function endTurn(
  deps: Deps,
  turn: Turn,
  { seen, end }: { seen: Seen; end: TurnEnd },
): Promise<Date | null> {
  const { credential } = turn;
  const tells = typeof seen.deploy === "object" || typeof seen.request === "object";
  const isNews = turn.isHeld || turn.hadFailures || end !== "done" || tells;
  if (credential === null || !isNews) return null;
  return deps.db.transaction(async (tx) => {
    const { pace, now } = await lockPace(tx, credential);
    const learned = afterwards(learn(pace, seen, now), { turn, seen, end, now });
    if (end === "limited") await waitOn(tx, learned, turn);
    else await tx.delete(paceTurns).where(isTurnOf(turn.campaignId));
    const { granted, wakeAt } = await handOutTurns(tx, { pace: learned, now });
    await sendGranted(tx, deps, granted);
    if (end === "limited") await tellOne(tx, { pace: learned, now }, turn);
    if (isNewTo(pace, learned)) await tellTimes(tx, { pace: learned, now });
    return wakeAt;
  });
}

/** What the first of a window has seen, told before it has ended: the others need not wait for that. */
export async function tellEarly(deps: Deps, turn: Turn, seen: Seen): Promise<Date | null> {
  const { credential } = turn;
  if (credential === null) return null;
  return deps.db.transaction(async (tx) => {
    const { pace, now } = await lockPace(tx, credential);
    const learned = learn(pace, seen, now);
    const { granted, wakeAt } = await handOutTurns(tx, { pace: learned, now });
    await sendGranted(tx, deps, granted);
    if (isNewTo(pace, learned)) await tellTimes(tx, { pace: learned, now });
    return wakeAt;
  });
}

/** Whether those who wait were told by what is not true any more: another window, or a provider that is up again. */
function isNewTo(before: Pace, after: Pace): boolean {
  return (
    before.deployReset?.getTime() !== after.deployReset?.getTime() ||
    before.closedUntil?.getTime() !== after.closedUntil?.getTime() ||
    before.requestLimit !== after.requestLimit
  );
}

type Ended = { turn: Turn; seen: Seen; end: TurnEnd; now: Date };

function afterwards(pace: Pace, { turn, seen, end, now }: Ended): Pace {
  const probeUntil = turn.isProbe ? null : pace.probeUntil;
  const isAws = pace.credential.startsWith("aws:");
  // One that asked nothing, as it had no account any more, tells nothing. Of AWS no request is seen.
  if (end === "done" && seen.requests === 0 && !isAws) return { ...pace, probeUntil };
  if (end === "done") {
    const usual = Math.round((pace.requestsEach * 7 + seen.requests) / 8);
    return {
      ...pace,
      // AWS names no limits: an answer is all there is to know.
      isKnown: pace.isKnown || isAws,
      probeUntil,
      failures: 0,
      closedUntil: null,
      requestsEach: turn.isHeld && seen.requests > 0 ? usual : pace.requestsEach,
    };
  }
  // Those that were under way together find the same thing out: that counts once.
  if (pace.closedUntil !== null && pace.closedUntil > now) return { ...pace, probeUntil };
  // A provider that refuses for its limit is not down, however often it does.
  const most = end === "limited" ? FAILURES_UNTIL_DOWN - 1 : Infinity;
  const failures = Math.min(pace.failures + 1, most);
  const closed = { ...pace, probeUntil, failures };
  const after = (ms: number) => new Date(now.getTime() + Math.min(ms, LONGEST_CLOSED_MS));
  if (end === "limited") {
    const ours = after(REFUSED_MS * 2 ** (failures - 1));
    const { refusedUntil: theirs = ours } = seen;
    return { ...closed, closedUntil: theirs > ours ? theirs : ours };
  }
  const beyond = failures - FAILURES_UNTIL_DOWN;
  return beyond < 0 ? closed : { ...closed, closedUntil: after(CLOSED_MS * 2 ** beyond) };
}

/** Back into the line, where it was. */
async function waitOn(tx: Db, pace: Pace, turn: Turn): Promise<void> {
  const { userId, campaignId, isUrgent } = turn;
  const { credential } = pace;
  const place = await nextTurn(tx, { credential, userId, isUrgent });
  await tx
    .insert(paceTurns)
    .values({
      userId,
      campaignId,
      credential,
      isUrgent,
      turn: place,
      ...costOf(pace, DEPLOYS_OF.knownSite),
    })
    .onConflictDoUpdate({
      target: paceTurns.campaignId,
      set: { grantedAt: null, deploys: DEPLOYS_OF.knownSite },
    });
}
