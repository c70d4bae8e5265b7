import { expect, test } from "vitest";
import { IS_LONG } from "../test/is-long.ts";
import { ofToday, today } from "../test/of-today.ts";
import { attackAt } from "../test/kills/attacks.ts";
import { type Kill, killInTurn, type Outcome } from "../test/kills/kill-in-turn.ts";
import { killTable } from "../test/kills/kill-table.ts";
import { CRASH_POINTS, type CrashPoint } from "./platform/crash-points.ts";

/** On one database, one after another. */
const IN_TURN = 30;
const AT_ONCE = 3;

/** Where a site is published before the server dies: a hundred times dearer than a row. */
const isOfWorker = (point: CrashPoint) =>
  /^(?:deploy\.|take-down\.|version-restore\.|host-move\.|operation\.dispatched|mail\.|https\.|domain\.|remove\.(?:stopped|taken-down)|run\.fed)/.test(
    point,
  );

/** Until each point was met: a ninth of the points at which money moves, a thirty-sixth of the others, and the next day (UTC) other ones. */
const DAYS = 36;
const cheap = ofToday(
  CRASH_POINTS.filter((point) => !isOfWorker(point)),
  9,
);
const dear = ofToday(CRASH_POINTS.filter(isOfWorker), DAYS);
const POINTS = [...cheap, ...dear];
/** Each is a start of the server, a second of processor time: at every chosen point once, and in the long tier two thousand. */
const KILLS = IS_LONG ? 2_000 : POINTS.length;

/** A dear point to which several ways lead is met by another one in each of the next rounds of days. */
const ROUND = Math.floor(today / DAYS);

/** So many kills: at every point in turn, and three times as often at the cheap ones, which are the ones of the money. */
function everyPoint(count: number): Kill[] {
  const turns = [...cheap, ...dear, ...cheap, ...cheap];
  const nth = new Map<CrashPoint, number>(dear.map((point) => [point, ROUND]));
  const kills: Kill[] = [];
  while (kills.length < count) {
    for (const point of turns.slice(0, count - kills.length)) {
      const before = nth.get(point) ?? 0;
      nth.set(point, before + 1);
      kills.push({ point, attack: attackAt(point, before) });
    }
  }
  return kills;
}

/** Dealt out to databases. A dead worker's job is given out again after a while: those are killed first. */
function dealt(kills: Kill[]): Kill[][] {
  const databases = Math.ceil(kills.length / IN_TURN);
  return Array.from({ length: databases }, (_, at) =>
    kills
      .filter((_kill, index) => index % databases === at)
      .toSorted((one, other) =>
        other.attack.role === one.attack.role ? 0 : one.attack.role === "all" ? -1 : 1,
      ),
  );
}

async function killAll(turns: Kill[][]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let turn = turns.shift(); turn; turn = turns.shift())
      outcomes.push(...(await killInTurn(turn)));
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    console.log(killTable(outcomes));
  }
  return outcomes;
}

function expectNoneLost(outcomes: Outcome[]): void {
  const wrong = outcomes.filter(({ lost, double }) => lost.length + double.length > 0);
  expect(wrong).toEqual([]);
}

test.runIf(process.env["TEST_DATABASE"] === "postgres")(
  `${KILLS} servers killed, at the crash points of the day: nothing is lost, nothing is there twice`,
  { timeout: KILLS * 60_000 },
  async () => {
    const outcomes = await killAll(dealt(everyPoint(KILLS)));
    expectNoneLost(outcomes);
    expect(outcomes).toHaveLength(KILLS);
    expect(new Set(outcomes.map(({ point }) => point))).toEqual(new Set(POINTS));
  },
);

// Where a server takes seconds to start, one for each part of the way.
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
      await killInTurn(points.map((point) => ({ point, attack: attackAt(point, 1) }))),
    );
  },
);
