import type { Deps } from "../../deps.ts";
import type { RenderedFile } from "../../hosting/provider.ts";
import { asTenant } from "../../platform/db/database.ts";
import { changedPages } from "../index-notices/changed-pages.ts";
import { restoreObstacle } from "../site-history/restore-obstacle.ts";
import { readVersionFiles } from "../site-history/version-files.ts";
import { findVersionRow } from "../site-history/versions.ts";
import type { Claim } from "./claim-deployment.ts";
import { photoFiles } from "./photo-files.ts";
import { type Address, type RenderedSite, siteFile } from "./render-site.ts";

/** The tag that the generator writes into pages that search engines must not list. */
const UNLISTED = '<meta name="robots" content="noindex">';

/**
 * The files of the version that a deployment restores, and what its campaign must store about them. Undefined when no version was
 * requested, or when its files would no longer be correct: then the site is generated from the restored values.
 */
export async function restoredSite(
  deps: Deps,
  claim: Claim,
  {
    siteUrl,
    indexNowKey,
    formVersion,
  }: Pick<Address, "siteUrl" | "indexNowKey"> & {
    formVersion: string;
  },
): Promise<RenderedSite | undefined> {
  const { userId, id: campaignId, restoreVersion: number } = claim;
  if (number === null) return undefined;
  const version = await asTenant(deps.db, userId, (tx) =>
    findVersionRow(tx, { userId, campaignId }, number),
  );
  if (!version || restoreObstacle(version, { ...claim, deploymentUrl: siteUrl, formVersion }))
    return undefined;
  const kept = await readVersionFiles(deps.db, userId, version.manifest);
  if (!kept) return undefined;
  const files = kept.map(({ path, content }) => siteFile(path, content));
  const photos = await photoFiles(deps, userId, files);
  const named = new Set([...files, ...photos].map(({ path }) => path));
  if (Object.keys(version.manifest).some((path) => !named.has(path))) return undefined;
  const { generated, source, values, deployId } = version;
  const { keptPages, ...remember } = generated;
  const rendered = { ...generated, siteUrl, pages: pagesIn(files) };
  // Without the present key file, stored files cannot prove who sends a notice.
  const isProven = named.has(`${indexNowKey}.txt`);
  return {
    files,
    changedPages: isProven ? changedPages(claim, rendered) : [],
    remember: { ...remember, ...(keptPages && { keptPages }) },
    restored: { number, source, values, deployId: deployId ?? undefined },
  };
}

/** Folders of the stored pages, and whether search engines may list them. */
const pagesIn = (files: readonly RenderedFile[]) =>
  files
    .filter(({ path }) => /(^|\/)index\.html$/.test(path))
    .map(({ path, content }) => ({
      path: path.slice(0, -"index.html".length),
      indexing: { indexable: !content.includes(UNLISTED) },
    }));
