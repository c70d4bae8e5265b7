import { eq, inArray } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { installation } from "./installation-table.ts";
import type { Sealer, SecretPlace } from "./secrets.ts";

const CANARY = "secret-key-canary";
/** A second canary while the key is being changed: one for each of the two keys. */
const SECOND_CANARY = "secret-key-canary-next";

const placeOf = (name: string): SecretPlace => ({
  table: "installation",
  column: "value",
  rowId: name,
  userId: "",
});

const WRONG_KEY =
  "SECRET_KEY is not the key that this database's secrets were sealed with. Start with the right key.";
const HALF_THE_KEYS =
  "The secret key is being changed. Until `npm run operator -- rotate-key` is done, start with both keys: SECRET_KEY and SECRET_KEY_OTHER.";

/**
 * Proves at start that the given keys open every stored secret, and stores a canary sealed with the sealing key: without that key no later
 * process starts. Throws a sentence for the operator when a key is missing.
 */
export async function checkCanary(db: Db, sealer: Sealer): Promise<void> {
  await storeCanary(db, sealer, CANARY);
  const stored = await openCanaries(db, sealer);
  if (stored.some((value) => isSealedBy(sealer, value))) return;
  await storeCanary(db, sealer, SECOND_CANARY);
  await openCanaries(db, sealer);
}

/** Called when no secret of another key is left: from now on the key that seals is the only one. */
export async function followKey(tx: Db, sealer: Sealer): Promise<void> {
  const value = sealer.seal("canary", placeOf(CANARY));
  await tx.update(installation).set({ value }).where(eq(installation.name, CANARY));
  await tx.delete(installation).where(eq(installation.name, SECOND_CANARY));
}

async function storeCanary(db: Db, sealer: Sealer, name: string): Promise<void> {
  const value = sealer.seal("canary", placeOf(name));
  await db.insert(installation).values({ name, value }).onConflictDoNothing();
}

async function openCanaries(db: Db, sealer: Sealer): Promise<Buffer[]> {
  const rows = await db
    .select()
    .from(installation)
    .where(inArray(installation.name, [CANARY, SECOND_CANARY]));
  for (const { name, value } of rows) {
    try {
      sealer.open(value, placeOf(name));
    } catch (cause) {
      throw new Error(rows.length > 1 ? HALF_THE_KEYS : WRONG_KEY, { cause });
    }
  }
  return rows.map(({ value }) => value);
}

const isSealedBy = ({ header }: Sealer, value: Buffer) =>
  value.subarray(0, header.length).equals(header);
