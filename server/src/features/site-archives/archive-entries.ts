import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { restAfterTimeSlices } from "../../platform/time-slices.ts";
import type { ZipEntry } from "../../platform/write-zip.ts";
import { isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { cachedPicture } from "../pictures/cached-picture.ts";
import { type FileHashes, siteVersions } from "../site-history/tables.ts";
import { isPhoto, readVersionFiles, type VersionFile } from "../site-history/version-files.ts";
import type { ArchiveLink } from "./archive-links.ts";

const PAGE = 200;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const MISSING = "The files of this site are not kept. They are from its next deployment on.\n";

/** The name of the file that a browser saves: a single site's name, and the number of its version if one was chosen. */
export async function archiveName({ db }: Deps, link: ArchiveLink): Promise<string> {
  const { userId, campaignIds, version } = link;
  const [id, ...others] = campaignIds ?? [];
  if (id === undefined || others.length > 0) return "mainstreet-sites.zip";
  const [site] = await asTenant(db, userId, (tx) =>
    tx
      .select({ siteName: campaigns.siteName })
      .from(campaigns)
      .where(isCampaign({ userId, campaignId: id })),
  );
  const name = site?.siteName.replace(/[^\w-]/g, "") || "mainstreet-site";
  return version === null ? `${name}.zip` : `${name}-version-${version}.zip`;
}

/** The published files of sites, one after another: a site is read only when the one before it has been sent. */
export async function* archiveEntries(deps: Deps, link: ArchiveLink): AsyncGenerator<ZipEntry> {
  const rest = restAfterTimeSlices();
  const isSingle = link.campaignIds?.length === 1;
  for await (const { id, siteName } of sitesOf(deps, link)) {
    const since = performance.now();
    const folder = isSingle ? "" : `${siteName}-${id.slice(-6)}/`;
    const files = await readFiles(deps, link, id);
    await rest(performance.now() - since);
    const missing = { path: "MISSING.txt", content: Buffer.from(MISSING) };
    for (const { path, content } of files ?? [missing]) yield { name: folder + path, content };
  }
}

async function* sitesOf({ db }: Deps, { userId, campaignIds }: ArchiveLink) {
  const { id, siteName } = campaigns;
  let last = FIRST_ID;
  for (;;) {
    const rows = await asTenant(db, userId, (tx) =>
      tx
        .select({ id, siteName })
        .from(campaigns)
        .where(
          and(
            eq(campaigns.userId, userId),
            eq(campaigns.deployed, true),
            gt(id, last),
            campaignIds === null ? undefined : inArray(id, campaignIds),
          ),
        )
        .orderBy(asc(id))
        .limit(PAGE),
    );
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/** The files of one site; undefined when some are no longer stored. */
async function readFiles(
  deps: Deps,
  { userId, version }: ArchiveLink,
  campaignId: string,
): Promise<VersionFile[] | undefined> {
  const { manifest, number } = siteVersions;
  const [row] = await asTenant(deps.db, userId, (tx) =>
    tx
      .select({ manifest })
      .from(siteVersions)
      .where(
        and(
          eq(siteVersions.userId, userId),
          eq(siteVersions.campaignId, campaignId),
          version === null ? undefined : eq(number, version),
        ),
      )
      .orderBy(desc(number))
      .limit(1),
  );
  const files = row && (await readVersionFiles(deps.db, userId, row.manifest));
  const photos = files && (await readPhotos(deps, userId, row.manifest));
  return photos && [...files, ...photos];
}

/** As `photoPath` of the generator names them. */
const PHOTO = /^photos\/([0-9a-f]{64})-(\d+\.\w+)$/;

async function readPhotos(
  { db, config }: Deps,
  userId: string,
  manifest: FileHashes,
): Promise<VersionFile[] | undefined> {
  const photos: VersionFile[] = [];
  for (const path of Object.keys(manifest).filter(isPhoto)) {
    const [, hash = "", name = ""] = PHOTO.exec(path) ?? [];
    const content = (await cachedPicture({ db, config, userId, hash })).get(name);
    if (!content) return undefined;
    photos.push({ path, content });
  }
  return photos;
}
