import type { takeDownTrashed as endpoint } from "@mainstreet/contract/trash";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { trashTexts as texts } from "@mainstreet/contract/trash-texts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { trashedSites } from "./tables.ts";

/**
 * Lets the sweep take sites down at once that are still up, because their host refused or their owner left them up. Throws 404 when none is
 * in the trash.
 */
export async function takeDownAgain(
  tx: Db,
  userId: string,
  campaignIds: readonly string[],
): Promise<ResponseOf<typeof endpoint>> {
  const areMeant = and(
    eq(trashedSites.userId, userId),
    inArray(trashedSites.campaignId, [...campaignIds]),
  );
  if ((await tx.$count(trashedSites, areMeant)) === 0) throw notFound(texts.notFound);
  const rows = await tx
    .update(trashedSites)
    .set({ state: "taking-down", reason: "", dueAt: sql`now()`, tries: 0 })
    .where(and(areMeant, inArray(trashedSites.state, ["left", "refused"])))
    .returning({ id: trashedSites.campaignId });
  return { sites: rows.length, message: texts.tryingAgain(rows.length) };
}
