import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { restoreObstacle } from "../site-history/restore-obstacle.ts";
import { readVersionFiles } from "../site-history/version-files.ts";
import { findVersionRow } from "../site-history/versions.ts";
import type { Claim } from "./claim-deployment.ts";
import { photoFiles } from "./photo-files.ts";
import { type RenderedSite, siteFile } from "./render-site.ts";

/**
 * The files of the version that a deployment restores, and what its campaign should remember of them. Undefined when none was asked
 * for, and when its files would not be right any more: the site is generated then, from values that have come back.
 */
export async function restoredSite(
  deps: Deps,
  claim: Claim,
  address: string,
): Promise<RenderedSite | undefined> {
  const { userId, id: campaignId, restoreVersion: number } = claim;
  if (number === null) return undefined;
  const version = await asTenant(deps.db, userId, (tx) =>
    findVersionRow(tx, { userId, campaignId }, number),
  );
  if (!version || restoreObstacle(version, { ...claim, deploymentUrl: address })) return undefined;
  const kept = await readVersionFiles(deps.db, userId, version.manifest);
  if (!kept) return undefined;
  const files = kept.map(({ path, content }) => siteFile(path, content));
  const photos = await photoFiles(deps, userId, files);
  const named = new Set([...files, ...photos].map(({ path }) => path));
  if (Object.keys(version.manifest).some((path) => !named.has(path))) return undefined;
  const { generated, source, values, deployId } = version;
  const { keptPages, ...remember } = generated;
  return {
    files,
    changedPages: [],
    remember: { ...remember, ...(keptPages && { keptPages }) },
    restored: { number, source, values, deployId: deployId ?? undefined },
  };
}
