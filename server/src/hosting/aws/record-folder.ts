import { and, eq, isNull, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { campaigns } from "../../features/campaigns/tables.ts";
import type { HostingState } from "../provider.ts";
import type { SiteFolders } from "./open-site-folder.ts";
import { listSiteFolders } from "./site-folders.ts";

type Site = {
  id: string;
  userId: string;
  bucket: string;
  folder: string;
  hostingState: HostingState | null;
};

/**
 * The folders of a user's sites in a bucket, from the rows of campaigns. A site whose folder is about to become readable is recorded as one
 * without files first, so that every process that writes the bucket's policy knows of it.
 */
export function recordedFolders(deps: Deps, site: Site): SiteFolders {
  const { id: campaignId, userId, bucket, folder } = site;
  const isHere = and(
    eq(campaigns.userId, userId),
    eq(campaigns.id, campaignId),
    eq(campaigns.awsBucketName, bucket),
    eq(campaigns.sitePrefix, folder),
  );
  const nothing: HostingState = { target: `${bucket}/${folder}`, manifest: {} };
  const write = (hostingState: HostingState | null, condition: typeof isHere) =>
    asTenant(deps.db, userId, async (tx) => {
      await tx.update(campaigns).set({ hostingState }).where(and(isHere, condition));
    });
  return {
    isUnpublished: site.hostingState === null,
    reserve: () => write(nothing, isNull(campaigns.hostingState)),
    release: () => write(null, sql`${campaigns.hostingState} -> 'manifest' = '{}'`),
    forget: () =>
      asTenant(deps.db, userId, async (tx) => {
        await tx.update(campaigns).set({ awsBucketRegion: null }).where(isHere);
      }),
    list: async () => (await listSiteFolders(deps, { userId, bucket })).map((one) => one.folder),
  };
}
