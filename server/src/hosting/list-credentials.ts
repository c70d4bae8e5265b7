import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import { eq } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { hosts } from "./registry.ts";
import { hostCredentials } from "./tables.ts";

/** The accounts of a user: for the id of each, its credential as `credentialKey` writes it. */
export async function listCredentialKeys(tx: Db, userId: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const type of DEPLOYMENT_TYPES) {
    const own = hosts[type].credentials;
    if (!own) continue;
    const rows = await tx.select({ id: own.id }).from(own.table).where(eq(own.userId, userId));
    for (const { id } of rows) found.set(String(id), `${type}:${String(id)}`);
  }
  const shared = await tx
    .select({ id: hostCredentials.id, type: hostCredentials.deploymentType })
    .from(hostCredentials)
    .where(eq(hostCredentials.userId, userId));
  for (const { id, type } of shared) found.set(id, `${type}:${id}`);
  return found;
}
