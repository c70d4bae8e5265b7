import type { deleteTrashed as endpoint } from "@mainstreet/contract/trash";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { trashTexts as texts } from "@mainstreet/contract/trash-texts";
import { asc, eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db, seeingTrash } from "../../platform/db/database.ts";
import { isLeasedNow, lockTrashed, removeForGood } from "../removal/remove-for-good.ts";
import { trashedSites } from "./tables.ts";

type Deleted = ResponseOf<typeof endpoint>;

/** How many sites one transaction removes. */
const BATCH = 500;

/**
 * Removes sites of the trash for good, some or all; a site that is up stays up. Sites that are being taken down stay in the trash: what is
 * in flight at their host has to end first. Ids of other users' sites are ignored.
 */
export async function deleteNow(
  { db }: Deps,
  userId: string,
  campaignIds: readonly string[] | undefined,
): Promise<Deleted> {
  return seeingTrash(async () => {
    const ids = campaignIds ?? (await asTenant(db, userId, (tx) => allIds(tx, userId)));
    let [deleted, kept] = [0, 0];
    for (let at = 0; at < ids.length; at += BATCH) {
      const batch = ids.slice(at, at + BATCH);
      const end = await asTenant(db, userId, (tx) => deleteSome(tx, userId, batch));
      deleted += end.deleted;
      kept += end.kept;
    }
    crashPoint("trash.removed");
    const message = [texts.deleted(deleted), ...(kept > 0 ? [texts.kept(kept)] : [])].join(" ");
    return { deleted, kept, message };
  });
}

async function allIds(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: trashedSites.campaignId })
    .from(trashedSites)
    .where(eq(trashedSites.userId, userId))
    .orderBy(asc(trashedSites.campaignId));
  return rows.map(({ id }) => id);
}

async function deleteSome(tx: Db, userId: string, campaignIds: readonly string[]) {
  const found = await lockTrashed(tx, { userId, campaignIds });
  const some = found.filter(
    ({ trashed }) => trashed.state !== "taking-down" && !isLeasedNow(trashed),
  );
  await removeForGood(
    tx,
    userId,
    some.map(({ campaign }) => campaign),
  );
  return { deleted: some.length, kept: found.length - some.length };
}
