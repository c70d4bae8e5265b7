/**
 * What an emulator stores: typed collections of records, content-addressed blobs, and the truth log of accepted effects.
 *
 *   const sites = store.collection<Site>("sites");
 *   store.commit([sites.put(site.id, site), deploys.remove(old.id)], [{ at, credential, kind: "deploy", site: site.id }]);
 *
 * One `commit` is one line in an append-only log, so it happens wholly or not at all, and it is on disk when `commit` returns.
 * Records are values: never change one in place, put a new one. Without a directory everything is in memory.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openDiskBlobs, openMemoryBlobs, type BlobStore } from "./blob-store.ts";
import { openChangeLog, type ChangeLog } from "./change-log.ts";

/**
 * One accepted effect: `credential` as in the journal, `at` in ISO 8601; other fields name what was changed (site, bucket, path, digest …).
 */
export type Effect = {
  readonly at: string;
  readonly credential: string;
  readonly kind: string;
  readonly [detail: string]: string;
};

/** `[collection, key, value]`, or `[collection, key]` to remove. Made by a collection, applied by `commit`. */
export type Write = readonly [collection: string, key: string, value?: unknown];

export type Collection<T> = {
  readonly all: ReadonlyMap<string, T>;
  get(key: string): T | undefined;
  put(key: string, value: T): Write;
  remove(key: string): Write;
};

export type StateStore = {
  collection<T>(name: string): Collection<T>;
  /** Applies all writes and records all effects, at once and durably. */
  commit(writes: readonly Write[], effects?: readonly Effect[]): void;
  effects(): Effect[];
  readonly blobs: BlobStore;
  /** Deletes everything, effects and blobs included. */
  clear(): void;
  close(): void;
};

type Line = { readonly writes: readonly Write[]; readonly effects: readonly Effect[] };
type Records = Map<string, Map<string, unknown>>;

/** Opens the state stored in `directory` (made if missing), or a fresh state in memory. Throws when the log is damaged in its middle. */
export function openStateStore(directory: string | undefined): StateStore {
  const records: Records = new Map();
  const log = directory === undefined ? undefined : openLog(directory, records);
  const blobs =
    directory === undefined ? openMemoryBlobs() : openDiskBlobs(join(directory, "blobs"));
  let remembered: Effect[] = [];
  return {
    collection: (name) => collectionOf(records, name),
    commit(writes, effects = []) {
      if (log === undefined) remembered.push(...effects);
      else log.append(JSON.stringify({ writes, effects } satisfies Line));
      for (const write of writes) apply(records, write);
    },
    effects: () =>
      log === undefined ? [...remembered] : log.lines().flatMap((line) => parseLine(line).effects),
    blobs,
    clear() {
      log?.rewrite([]);
      for (const collection of records.values()) collection.clear();
      remembered = [];
      blobs.clear();
    },
    close: () => log?.close(),
  };
}

function openLog(directory: string, records: Records): ChangeLog {
  mkdirSync(directory, { recursive: true });
  const log = openChangeLog(join(directory, "log.jsonl"));
  const lines = log.lines();
  const effects: Effect[] = [];
  for (const text of lines) {
    const line = parseLine(text);
    effects.push(...line.effects);
    for (const write of line.writes) apply(records, write);
  }
  const compacted = [...compactLines(records, effects)];
  if (compacted.length < lines.length) log.rewrite(compacted);
  return log;
}

function* compactLines(records: Records, effects: readonly Effect[]): Generator<string> {
  const block = 1000;
  for (let start = 0; start < effects.length; start += block) {
    yield JSON.stringify({
      writes: [],
      effects: effects.slice(start, start + block),
    } satisfies Line);
  }
  for (const [name, collection] of records) {
    for (const [key, value] of collection) {
      yield JSON.stringify({ writes: [[name, key, value]], effects: [] } satisfies Line);
    }
  }
}

function parseLine(text: string): Line {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The emulator's log has a line that is not JSON: ${text.slice(0, 80)}`, {
      cause,
    });
  }
}

function recordsOf(records: Records, name: string): Map<string, unknown> {
  const existing = records.get(name);
  if (existing !== undefined) return existing;
  const created = new Map<string, unknown>();
  records.set(name, created);
  return created;
}

function apply(records: Records, [name, key, value]: Write): void {
  if (value === undefined) recordsOf(records, name).delete(key);
  else recordsOf(records, name).set(key, value);
}

function collectionOf<T>(records: Records, name: string): Collection<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the code that names a collection is the only one that writes to it
  const all = recordsOf(records, name) as Map<string, T>;
  return {
    all,
    get: (key) => all.get(key),
    put: (key, value) => [name, key, value],
    remove: (key) => [name, key],
  };
}
