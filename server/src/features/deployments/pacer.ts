import { setTimeout as sleep } from "node:timers/promises";
import type { Deps } from "../../deps.ts";
import type { DeployJob } from "../../platform/jobs/jobs.ts";
import { createRateWatch, type RateWatch } from "../../hosting/rate-watch.ts";
import { endTurn, tellEarly, type TurnEnd } from "./end-turn.ts";
import { handOutTurns, sendGranted } from "./hand-out-turns.ts";
import { dueCredentials, lockPace } from "./pace-queries.ts";
import { takeTurn, type Turn } from "./take-turn.ts";

/** How often the database is asked whose time has come: another process may have put it there. */
const LOOK_EVERY_MS = 1_000;

/** A deployment under way, as its pace sees it. */
export type Going = { watch: RateWatch; end(how: TurnEnd): Promise<void> };

export type Pacer = {
  /** Undefined: it waits in the line of its credential, and will be given a job again. */
  start(job: DeployJob): Promise<Going | undefined>;
  stop(): void;
};

/** Lets deployments go as fast as their providers take them, credential by credential (decision 139). */
export function startPacer(deps: Deps): Pacer {
  const stopping = new AbortController();
  let alarm = new AbortController();
  let wakeAt = Number.POSITIVE_INFINITY;

  function wakeUp(at: Date | null): void {
    if (at === null || at.getTime() >= wakeAt) return;
    wakeAt = at.getTime();
    alarm.abort();
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm = new AbortController();
      const ms = Math.min(Math.max(wakeAt - Date.now(), 0) + 1, LOOK_EVERY_MS);
      const signal = AbortSignal.any([alarm.signal, stopping.signal]);
      await sleep(ms, undefined, { signal }).catch(() => undefined);
      if (alarm.signal.aborted || stopping.signal.aborted) continue;
      wakeAt = Number.POSITIVE_INFINITY;
      const next = await handOutDue(deps).catch((err: unknown) => {
        deps.log.error({ err }, "handing out turns failed");
        return [];
      });
      next.forEach(wakeUp);
    }
  }

  void run();
  return {
    async start(job) {
      const taken = await takeTurn(deps, job);
      if ("turn" in taken) return goingOf(deps, taken.turn, wakeUp);
      wakeUp(taken.wakeAt);
      return undefined;
    },
    stop: () => stopping.abort(),
  };
}

function goingOf(deps: Deps, turn: Turn, wakeUp: (at: Date | null) => void): Going {
  let early: Promise<void> | undefined;
  const watch = createRateWatch(() => {
    if (!turn.tellsEarly) return;
    early ??= tellEarly(deps, turn, watch.seen).then(wakeUp, (err: unknown) =>
      deps.log.warn({ err }, "limits not told early"),
    );
  });
  return {
    watch,
    async end(how) {
      await early;
      wakeUp(await endTurn(deps, turn, { seen: watch.seen, end: how }));
    },
  };
}

async function handOutDue(deps: Deps): Promise<(Date | null)[]> {
  const due = await dueCredentials(deps.db);
  return Promise.all(
    due.map((credential) =>
      deps.db.transaction(async (tx) => {
        const { granted, wakeAt } = await handOutTurns(tx, await lockPace(tx, credential));
        await sendGranted(tx, deps, granted);
        return wakeAt;
      }),
    ),
  );
}
