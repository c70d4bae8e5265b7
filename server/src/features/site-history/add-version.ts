import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { digestOf } from "../../hosting/digest.ts";
import type { HostingState, SiteFile } from "../../hosting/provider.ts";
import { pictures } from "../pictures/tables.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import type { GeneratedFacts } from "./generated-facts.ts";
import type { SiteValues } from "./site-values.ts";
import { siteVersions } from "./tables.ts";

/** What a deployment has published. */
export type PublishedVersion = {
  files: readonly SiteFile[];
  state: HostingState;
  address: string;
  source: string;
  values: SiteValues;
  generated: GeneratedFacts;
  restoredFrom: number | null;
};

const PHOTO = /^photos\/([0-9a-f]{64})-/;

/** The pictures whose files are among these paths, in a fixed order. */
const picturesIn = (paths: readonly string[]): string[] =>
  [...new Set(paths.flatMap((path) => PHOTO.exec(path)?.[1] ?? []))].toSorted();

/** Adds the version that a deployment has published. Its campaign is locked, so that numbers have no gap. */
export async function addVersion(
  tx: Db,
  claim: CampaignRow,
  { files, state, address, source, values, generated, restoredFrom }: PublishedVersion,
): Promise<void> {
  const { userId, id: campaignId, deploymentType, deployCause: cause } = claim;
  const hashes = files.map(({ path, content }) => [path, digestOf("sha256", content)] as const);
  const named = picturesIn(hashes.map(([path]) => path));
  await holdPictures(tx, userId, named);
  await tx.insert(siteVersions).values({
    id: newId(),
    userId,
    campaignId,
    number: sql`(select coalesce(max(number), 0) + 1 from site_versions
      where user_id = ${userId} and campaign_id = ${campaignId})`,
    cause: cause?.kind ?? null,
    causeId: cause?.id ?? null,
    actorId: cause?.actorId ?? null,
    restoredFrom,
    address,
    deploymentType,
    target: state.target,
    deployId: state.deployId ?? null,
    source,
    values,
    generated,
    manifest: Object.fromEntries(hashes),
    pictures: named,
  });
}

/**
 * The sweep of pictures locks a picture before it removes it: either it sees the version that names the picture, or the picture is deleted
 * already.
 */
async function holdPictures(tx: Db, userId: string, named: string[]): Promise<void> {
  if (named.length === 0) return;
  await tx
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(and(eq(pictures.userId, userId), inArray(pictures.hash, named)))
    .orderBy(pictures.hash)
    .for("key share");
}
