import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { type SealedColumn, sealedColumns } from "./credential-tables.ts";
import { checkCanary, followKey } from "../platform/secrets/secret-canary.ts";
import type { Sealer } from "../platform/secrets/secrets.ts";

export type Rotation = {
  /** How many secrets this run has sealed with the new key. */
  resealed: number;
  /** Secrets that neither key opens, as `table.column id`. While there is one, the former key is still needed. */
  unreadable: string[];
};

/** How many secrets one transaction seals. */
export const BATCH_SIZE = 200;

/**
 * Seals every secret that the sealer's other key sealed again with its present key (decision 131). Each batch is a transaction of its own,
 * and only secrets of the other key are read, so it may be killed and started again, while servers run that have both keys. `onBatch` gets
 * the number of secrets of each batch. Throws a sentence for the operator when the keys are not this database's.
 */
export async function rotateKey(
  db: Db,
  sealer: Sealer,
  onBatch: (resealed: number) => void,
): Promise<Rotation> {
  await checkCanary(db, sealer);
  const unreadable: string[] = [];
  let resealed = 0;
  for (const column of sealedColumns) {
    let after: string | undefined = FIRST_ID;
    while (after !== undefined) {
      const batch = await resealBatch(db, sealer, { column, after });
      unreadable.push(...batch.unreadable);
      resealed += batch.resealed;
      if (batch.resealed > 0) onBatch(resealed);
      after = batch.last;
    }
  }
  if (unreadable.length === 0) await db.transaction((tx) => followKey(tx, sealer));
  return { resealed, unreadable };
}

const FIRST_ID = "00000000-0000-0000-0000-000000000000";

type Sealed = { id: string; user_id: string; sealed: Uint8Array };
type Batch = {
  resealed: number;
  unreadable: string[];
  /** The id to continue after; undefined when there is nothing more. */
  last: string | undefined;
};

async function resealBatch(
  db: Db,
  sealer: Sealer,
  { column, after }: { column: SealedColumn; after: string },
): Promise<Batch> {
  const table = sql.identifier(column.table);
  const secret = sql.identifier(column.column);
  const { header } = sealer;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Sealed>(sql`
      select id, user_id, ${secret} as sealed from ${table}
      where id > ${after} and substring(${secret} from 1 for ${header.length}::int) <> ${header}
      order by id limit ${BATCH_SIZE} for update`);
    const unreadable: string[] = [];
    for (const row of rows) {
      const resealedSecret = reseal(sealer, column, row);
      if (resealedSecret)
        await tx.execute(
          sql`update ${table} set ${secret} = ${resealedSecret} where id = ${row.id}`,
        );
      else unreadable.push(`${column.table}.${column.column} ${row.id}`);
    }
    return { resealed: rows.length - unreadable.length, unreadable, last: rows.at(-1)?.id };
  });
}

/** Undefined when no key opens it. */
function reseal(sealer: Sealer, column: SealedColumn, row: Sealed): Buffer | undefined {
  const place = { ...column, rowId: row.id, userId: row.user_id };
  try {
    return sealer.seal(sealer.open(Buffer.from(row.sealed), place), place);
  } catch {
    return undefined;
  }
}
