import { expect, test } from "vitest";
import { IS_LONG } from "../test/is-long.ts";
import { ofToday, today } from "../test/of-today.ts";
import { attackAt } from "../test/kills/attacks.ts";
import { type Kill, killInSequence, type KillOutcome } from "../test/kills/kill-in-sequence.ts";
import { killTable } from "../test/kills/kill-table.ts";
import { CRASH_POINTS, type CrashPoint } from "./platform/crash-points.ts";

/** How many kills one database gets, one after another. */
const KILLS_PER_DATABASE = 30;
const AT_ONCE = 3;

/**
 * Points at which a site is published before the server is killed: they cost a hundred times as much as a point where only a row is
 * written.
 */
const isOfWorker = (point: CrashPoint) =>
  /^(?:deploy\.|take-down\.|version-restore\.|host-move\.|operation\.dispatched|mail\.|https\.|domain\.|remove\.(?:stopped|taken-down)|run\.fed)/.test(
    point,
  );

/**
 * After so many days each point was tested: a day (UTC) runs a ninth of the points at which money moves and a thirty-sixth of the others.
 */
const DAYS = 36;
const cheap = ofToday(
  CRASH_POINTS.filter((point) => !isOfWorker(point)),
  9,
);
const dear = ofToday(CRASH_POINTS.filter(isOfWorker), DAYS);
const POINTS = [...cheap, ...dear];
/** Each kill needs a start of the server, a second of processor time: one at every point of the day, and in the long tier two thousand. */
const KILLS = IS_LONG ? 2_000 : POINTS.length;

/** When several ways lead to an expensive point, each round of days takes another one. */
const ROUND = Math.floor(today / DAYS);

/** Returns `count` kills: the points one after another, and three times as often the cheap ones, at which money moves. */
function everyPoint(count: number): Kill[] {
  const points = [...cheap, ...dear, ...cheap, ...cheap];
  const nth = new Map<CrashPoint, number>(dear.map((point) => [point, ROUND]));
  const kills: Kill[] = [];
  while (kills.length < count) {
    for (const point of points.slice(0, count - kills.length)) {
      const before = nth.get(point) ?? 0;
      nth.set(point, before + 1);
      kills.push({ point, attack: attackAt(point, before) });
    }
  }
  return kills;
}

/** Distributes the kills to databases. The job of a killed worker is fetched again only after a while, so those kills come first. */
function inBatches(kills: Kill[]): Kill[][] {
  const databases = Math.ceil(kills.length / KILLS_PER_DATABASE);
  return Array.from({ length: databases }, (_, at) =>
    kills
      .filter((_kill, index) => index % databases === at)
      .toSorted((one, other) =>
        other.attack.role === one.attack.role ? 0 : one.attack.role === "all" ? -1 : 1,
      ),
  );
}

async function killAll(batches: Kill[][]): Promise<KillOutcome[]> {
  const outcomes: KillOutcome[] = [];
  const work = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift())
      outcomes.push(...(await killInSequence(batch)));
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    console.log(killTable(outcomes));
  }
  return outcomes;
}

function expectNoneLost(outcomes: KillOutcome[]): void {
  const wrong = outcomes.filter(({ lost, double }) => lost.length + double.length > 0);
  expect(wrong).toEqual([]);
}

test.runIf(process.env["TEST_DATABASE"] === "postgres")(
  `${KILLS} servers killed, at the crash points of the day: nothing is lost, nothing is there twice`,
  { timeout: KILLS * 60_000 },
  async () => {
    const outcomes = await killAll(inBatches(everyPoint(KILLS)));
    expectNoneLost(outcomes);
    expect(outcomes).toHaveLength(KILLS);
    expect(new Set(outcomes.map(({ point }) => point))).toEqual(new Set(POINTS));
  },
);

// A server on the embedded database takes seconds to start, so only one crash point of each part of the way is tested.
test.runIf(process.env["TEST_DATABASE"] === "pglite")(
  "on the embedded database a killed server loses nothing either",
  { timeout: 300_000 },
  async () => {
    const points = [
      "deploy.half-uploaded",
      "create.before-commit",
      "settle.before-commit",
      "remove.taken-down",
    ] as const;
    expectNoneLost(
      await killInSequence(points.map((point) => ({ point, attack: attackAt(point, 1) }))),
    );
  },
);
