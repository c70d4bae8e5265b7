import { readFile } from "node:fs/promises";
import type { DiskAccount, DiskAccountInput } from "@mainstreet/contract/hosts/disk/disk-accounts";
import { diskTexts } from "@mainstreet/contract/hosts/disk/disk-texts";
import { maskSecret } from "@mainstreet/contract/mask";
import { and, asc, eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { invalidField, notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { hostCredentials } from "../tables.ts";

type Row = typeof hostCredentials.$inferSelect;
export type OpenAccount = { folder: string; address: string; key: string };

const secretPlace = (userId: string, rowId: string) => ({
  table: "host_credentials",
  column: "sealed_secret",
  rowId,
  userId,
});

export const isOwned = (userId: string) =>
  and(eq(hostCredentials.userId, userId), eq(hostCredentials.deploymentType, "disk"));

function present({ id, name, secretMask: key, settings }: Row): DiskAccount {
  const { folder = "", address = "" } = settings;
  return { id, name, folder, address, key };
}

/** Throws 400 unless the folder contains the key. */
export async function assertKey({ folder, key }: Omit<OpenAccount, "address">): Promise<void> {
  const held = await readFile(`${folder}/key`, "utf8").catch(() => undefined);
  if (held !== key) throw invalidField("key", diskTexts.invalidKey);
}

export async function readDiskAccounts(tx: Db, userId: string): Promise<DiskAccount[]> {
  const rows = await tx
    .select()
    .from(hostCredentials)
    .where(isOwned(userId))
    .orderBy(asc(hostCredentials.createdAt));
  return rows.map(present);
}

export async function insertAccount(
  tx: Db,
  { sealer }: Deps,
  { userId, input }: { userId: string; input: DiskAccountInput },
): Promise<DiskAccount> {
  const { name, key, ...settings } = input;
  const id = newId();
  const sealedSecret = sealer.seal(key, secretPlace(userId, id));
  const values = { id, userId, name, settings, sealedSecret, secretMask: maskSecret(key) };
  const [row] = await tx
    .insert(hostCredentials)
    .values({ ...values, deploymentType: "disk" })
    .returning();
  if (!row) throw new Error("The inserted folder was not returned");
  return present(row);
}

export async function deleteAccount(tx: Db, userId: string, id: string): Promise<void> {
  const isMine = and(isOwned(userId), eq(hostCredentials.id, id));
  const [row] = await tx.delete(hostCredentials).where(isMine).returning();
  if (!row) throw notFound(diskTexts.notFound);
}

/** The account with its key decrypted; undefined when it was deleted. */
export async function openAccount(
  tx: Db,
  { sealer }: Deps,
  { userId, id }: { userId: string; id: string },
): Promise<OpenAccount | undefined> {
  const isMine = and(isOwned(userId), eq(hostCredentials.id, id));
  const [row] = await tx.select().from(hostCredentials).where(isMine);
  const { folder = "", address = "" } = row?.settings ?? {};
  return (
    row && { folder, address, key: sealer.open(row.sealedSecret, secretPlace(userId, row.id)) }
  );
}
