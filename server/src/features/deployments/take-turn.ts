import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import type { DeployJob } from "../../platform/jobs/jobs.ts";
import { paceTurns } from "./pace-tables.ts";
import { handOutTurns, sendGranted } from "./hand-out-turns.ts";
import { costOf, DEPLOYS_OF, needsProbe, type Pace } from "./pace.ts";
import { credentialOf, lockPace, nextTurn } from "./pace-queries.ts";
import { tellOne } from "./tell-line.ts";

/** A deployment that may go. `isHeld`: it is counted among those under way, until it ends its turn. */
export type Turn = {
  userId: string;
  campaignId: string;
  /** Null: there is no account to be paced with. */
  credential: string | null;
  isUrgent: boolean;
  isHeld: boolean;
  /** It went first in order to find out what is left, and the others wait for what it sees. */
  isProbe: boolean;
  /** What it sees first is enough for them: all the limits are known. */
  tellsEarly: boolean;
  /** The provider was found down lately. */
  hadFailures: boolean;
};

type Asked = {
  credential: string | null;
  is_new: boolean;
  /** Nothing to wait for is known. */
  is_open: boolean;
  is_granted: boolean;
  /** It waits, or has its turn, with an account that its campaign has left. */
  is_elsewhere: boolean;
  /** What it waited for is over: the campaign was stopped, or is live. */
  is_idle: boolean;
  is_probing: boolean;
  is_known: boolean;
  failures: number;
};

/** A deployment's turn with its credential, when it has come. Otherwise it waits in the line, its campaign says until when, and its job has ended. */
export async function takeTurn(
  deps: Deps,
  job: DeployJob,
): Promise<{ turn: Turn } | { wakeAt: Date | null }> {
  const asked = await readAsked(deps.db, job);
  const { userId, campaignId, isUrgent = false } = job;
  if (asked?.is_elsewhere) await leaveLine(deps.db, campaignId);
  const isProbe = asked?.is_granted === true && asked.is_probing;
  const turn: Turn = {
    userId,
    campaignId,
    isUrgent,
    credential: asked?.credential ?? null,
    isHeld: asked !== undefined && (asked.is_granted || asked.is_idle),
    isProbe,
    tellsEarly: isProbe && asked.is_known,
    hadFailures: (asked?.failures ?? 0) > 0,
  };
  const { credential } = turn;
  if (!asked || credential === null || turn.isHeld || asked.is_open) return { turn };
  return deps.db.transaction((tx) => joinLine(tx, deps, { asked, turn, credential }));
}

async function readAsked(db: Db, { userId, campaignId }: DeployJob): Promise<Asked | undefined> {
  const { rows } = await db.execute<Asked>(sql`
    select key.credential, c.netlify_site_id is null as is_new,
      case when c.deployment_type = 'aws' then p.closed_until is null
        else coalesce(p.is_known and p.deploy_limit is null and p.request_limit is null and p.closed_until is null, false) end as is_open,
      coalesce(t.credential = key.credential and t.granted_at is not null, false) as is_granted,
      t.campaign_id is not null and t.credential is distinct from key.credential as is_elsewhere,
      c.deployment_status not in ('queued', 'deploying') as is_idle,
      coalesce(p.probe_until > now(), false) as is_probing, coalesce(p.is_known, false) as is_known,
      coalesce(p.failures, 0) as failures
    from campaigns c cross join lateral (select ${credentialOf(sql`c`)} as credential) key
      left join paces p on p.credential = key.credential
      left join pace_turns t on t.campaign_id = c.id
    where c.user_id = ${userId} and c.id = ${campaignId}`);
  return rows[0];
}

/** Those behind it in the line of its former account go on at once, even if it was to go first. */
async function leaveLine(db: Db, campaignId: string): Promise<void> {
  await db.execute(sql`
    with gone as (delete from pace_turns where campaign_id = ${campaignId} returning credential, granted_at)
    update paces p set probe_until = null, wake_at = now() from gone
    where p.credential = gone.credential and gone.granted_at is not null`);
}

type Joining = { asked: Asked; turn: Turn; credential: string };

async function joinLine(
  tx: Db,
  deps: Deps,
  { asked, turn, credential }: Joining,
): Promise<{ turn: Turn } | { wakeAt: Date | null }> {
  const locked = await lockPace(tx, credential);
  const { campaignId } = turn;
  await standInLine(tx, locked.pace, { asked, turn });
  const { granted, wakeAt } = await handOutTurns(tx, locked);
  await sendGranted(
    tx,
    deps,
    granted.filter((other) => other.campaignId !== campaignId),
  );
  const isMine = granted.some((other) => other.campaignId === campaignId);
  if (!isMine) {
    await tellOne(tx, locked, turn);
    return { wakeAt };
  }
  const isProbe = needsProbe(locked.pace, locked.now);
  return { turn: { ...turn, isHeld: true, isProbe, tellsEarly: isProbe && locked.pace.isKnown } };
}

/** One that waits already keeps its place. */
async function standInLine(
  tx: Db,
  pace: Pace,
  { asked, turn }: Pick<Joining, "asked" | "turn">,
): Promise<void> {
  const { userId, campaignId, isUrgent } = turn;
  const { credential } = pace;
  const cost = costOf(pace, asked.is_new ? DEPLOYS_OF.newSite : DEPLOYS_OF.knownSite);
  const place = await nextTurn(tx, { credential, userId, isUrgent });
  await tx
    .insert(paceTurns)
    .values({ userId, campaignId, credential, isUrgent, turn: place, ...cost })
    .onConflictDoNothing();
}
