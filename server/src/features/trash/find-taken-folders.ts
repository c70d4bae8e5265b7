import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import type { Deps } from "../../deps.ts";
import { hosts } from "../../hosting/registry.ts";
import { asTenant } from "../../platform/db/database.ts";
import { forEachConcurrently } from "../../platform/http-client/concurrency.ts";
import { campaigns } from "../campaigns/tables.ts";

/** How many are checked, so that a restore still responds soon; for the others, the deployment finds out. */
const MOST_CHECKED = 100;
const WIDTH = 8;

type Input = { userId: string; campaignIds: readonly string[] };

/** Those of the sites that were taken down whose folder holds foreign objects by now: their host would refuse to publish there. */
export async function findTakenFolders(
  deps: Deps,
  { userId, campaignIds }: Input,
): Promise<ReadonlySet<string>> {
  const types = DEPLOYMENT_TYPES.filter((type) => hosts[type].holdsOthers !== undefined);
  const rows = await asTenant(deps.db, userId, (tx) =>
    tx
      .select()
      .from(campaigns)
      .where(
        and(
          eq(campaigns.userId, userId),
          inArray(campaigns.id, [...campaignIds]),
          inArray(campaigns.deploymentType, types),
          isNotNull(campaigns.trashedAt),
          isNull(campaigns.hostingState),
        ),
      )
      .limit(MOST_CHECKED),
  );
  const taken = new Set<string>();
  await forEachConcurrently(rows, WIDTH, async (row) => {
    if (await hosts[row.deploymentType].holdsOthers?.(deps, row)) taken.add(row.id);
  });
  return taken;
}
