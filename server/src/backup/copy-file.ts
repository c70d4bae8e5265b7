import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline as pipe } from "node:stream";
import { pipeline } from "node:stream/promises";
import { StringDecoder } from "node:string_decoder";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import type { Db } from "../platform/db/database.ts";
import { atOneMoment, type CopyHeader, readRows, type TakeRows } from "./read-copy.ts";
import type { Tallies } from "./tally.ts";

const header = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.string()),
});
const tallies = z.record(z.string(), z.object({ rows: z.number(), digest: z.string() }));

/** Names the last line. A file without one was cut off. */
const END = "end";
const ROWS_AT_ONCE = 500;

/**
 * Saves the database as it is at one moment in the file `path`, which only its owner can read: in gzip, one line for
 * each row, with the table's name before it. Secrets stay sealed in it, and the key to them is not in it. Throws when
 * there is such a file.
 */
export async function saveCopy(db: Db, path: string): Promise<Tallies> {
  const gzip = createGzip();
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  await once(file, "open");
  const written = pipeline(gzip, file);
  // A disk may fail while the database is being asked. Whoever waits for it is told then.
  written.catch(() => undefined);
  const write = async (line: string) => {
    if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, "drain"), written]);
  };
  try {
    const saved = await atOneMoment(db, async (tx, head) => {
      await write(JSON.stringify(head));
      return readRows(tx, async (table, rows) => {
        for (const row of rows) await write(`${table}\t${row}`);
      });
    });
    await write(`${END}\t${JSON.stringify(saved)}`);
    gzip.end();
    await written;
    return saved;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
}

/** Reads the file of {@link saveCopy}: gives out its header, then its rows. Throws when it was cut off or is none. */
export async function loadCopy(
  path: string,
  take: { header: (header: CopyHeader) => Promise<void>; rows: TakeRows },
): Promise<Tallies> {
  let batch: { table: string; rows: string[] } | undefined;
  const flush = async () => {
    if (batch) await take.rows(batch.table, batch.rows);
    batch = undefined;
  };
  let isFirst = true;
  for await (const line of linesOf(path)) {
    if (isFirst) {
      await take.header(header.parse(JSON.parse(line)));
      isFirst = false;
      continue;
    }
    const tab = line.indexOf("\t");
    const [table, row] = [line.slice(0, tab), line.slice(tab + 1)];
    if (batch && (batch.table !== table || batch.rows.length === ROWS_AT_ONCE)) await flush();
    if (table === END) return tallies.parse(JSON.parse(row));
    batch ??= { table, rows: [] };
    batch.rows.push(row);
  }
  throw new Error(`${path} is not a whole copy: its end is missing. Nothing was changed.`);
}

/** Parted at line feeds alone: a user's text in a row may hold what others, `readline` among them, take for the end of a line. */
async function* linesOf(path: string): AsyncGenerator<string> {
  // What fails, reading or unpacking, fails the loop.
  const unpacked = pipe(createReadStream(path), createGunzip(), () => undefined);
  const decoder = new StringDecoder("utf8");
  let rest = "";
  for await (const bytes of unpacked) {
    const lines = (rest + decoder.write(bytes)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
