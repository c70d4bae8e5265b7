import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import { asTenant, type Db } from "./database.ts";

/** `at`: the row it locks. */
type Piece = {
  at: string;
  run: (tx: Db) => Promise<void>;
  done: () => void;
  alone: () => Promise<void>;
};
type Turns = { waiting: Piece[]; isAtWork: boolean };

/** Pieces in one transaction: few enough that nobody who wants one of their rows hardly waits. */
const MOST_TOGETHER = 16;

const turnsOf = new WeakMap<Db, Map<string, Turns>>();

/**
 * {@link asTenant} for small pieces of work of which many come at a time: what a user's pieces ask for while others of
 * theirs are at the database is done in one transaction, so that its begin, role and commit are shared. `at` is the id of
 * the row that `work` locks, if any: they are locked in the order of ids, as everywhere. When one piece throws, each runs
 * again by itself, so `work` must do nothing but ask the database.
 */
export async function asTenantTogether<T>(
  db: Db,
  { userId, at }: { userId: string; at: string },
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const inOwnScope = AsyncLocalStorage.snapshot();
  const result = Promise.withResolvers<T>();
  let value: { itself: T } | undefined;
  const piece: Piece = {
    at,
    async run(tx) {
      // Awaited but once: a query of Drizzle's asks the database each time it is.
      value = { itself: await inOwnScope(() => work(tx)) };
    },
    done: () => value && result.resolve(value.itself),
    async alone() {
      await inOwnScope(() => asTenant(db, userId, work)).then(result.resolve, result.reject);
    },
  };
  const users = turnsOf.get(db) ?? new Map<string, Turns>();
  turnsOf.set(db, users);
  const turns = users.get(userId) ?? { waiting: [], isAtWork: false };
  users.set(userId, turns);
  turns.waiting.push(piece);
  if (!turns.isAtWork) void workOff(db, { userId, users, turns });
  return result.promise;
}

type Waiting = { userId: string; users: Map<string, Turns>; turns: Turns };

async function workOff(db: Db, { userId, users, turns }: Waiting): Promise<void> {
  turns.isAtWork = true;
  // What came with the same answer from outside comes together.
  await setImmediate();
  while (turns.waiting.length > 0) {
    const pieces = turns.waiting.splice(0, MOST_TOGETHER);
    pieces.sort((one, other) => (one.at < other.at ? -1 : 1));
    await doTogether(db, userId, pieces);
  }
  users.delete(userId);
}

/** Never throws: what breaks is each piece's own. */
async function doTogether(db: Db, userId: string, pieces: Piece[]): Promise<void> {
  if (pieces.length > 1 && (await areDone(db, userId, pieces))) return;
  await Promise.all(pieces.map((piece) => piece.alone()));
}

async function areDone(db: Db, userId: string, pieces: Piece[]): Promise<boolean> {
  try {
    await asTenant(db, userId, async (tx) => {
      for (const piece of pieces) await piece.run(tx);
    });
  } catch {
    return false;
  }
  for (const piece of pieces) piece.done();
  return true;
}
