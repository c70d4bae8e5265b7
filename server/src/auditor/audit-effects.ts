import { createHash } from "node:crypto";
import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { campaigns } from "../features/campaigns/tables.ts";
import type { AuditFinding } from "./finding.ts";

/** Something that a provider accepted, from its own records. `owner` is the user whose credential was used. */
export type ProviderEffect = { owner: string; siteId?: string; bucket?: string; key?: string };

/** I6: whatever a provider accepted for a campaign was sent with its owner's credential. */
export async function auditEffects(db: Db, effects: ProviderEffect[]): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = [];
  for (const effect of effects) {
    const { siteId, bucket, key } = effect;
    // At Cloudflare the files of a campaign are under its id.
    const [, campaignId] = /^s\/([0-9a-f-]{36})\//.exec(key ?? "") ?? [];
    const isTouched = or(
      campaignId === undefined ? undefined : eq(campaigns.id, campaignId),
      siteId === undefined ? undefined : eq(campaigns.netlifySiteId, siteId),
      bucket === undefined || key === undefined
        ? undefined
        : and(
            eq(campaigns.awsBucketName, bucket),
            eq(campaigns.sitePrefix, key.split("/")[0] ?? ""),
          ),
    );
    const touched = isTouched ? await db.select().from(campaigns).where(isTouched) : [];
    for (const campaign of touched) {
      if (campaign.userId === effect.owner) continue;
      findings.push({
        invariant: "I6",
        message: `campaign ${campaign.id} was touched with a credential of ${effect.owner}`,
      });
    }
  }
  return findings;
}

/** Length in hexadecimal digits. */
const SHA1_LENGTH = 40;

/** Reads the published page as a visitor gets it; undefined when there is none. */
export type ReadLive = (url: string) => Promise<Buffer | undefined>;

/** I8: every live site serves, file by file, the one version that its campaign's record names. Only for finished campaigns. */
export async function auditLiveSites(db: Db, readLive: ReadLive): Promise<AuditFinding[]> {
  const live = await db
    .select()
    .from(campaigns)
    .where(
      and(
        isNotNull(campaigns.hostingState),
        eq(campaigns.deploymentStatus, "deployed"),
        // While a site moves, its domain shows the version of the place before.
        sql`${campaigns.ownDomain} ->> 'movingUrl' is null`,
      ),
    );
  const findings: AuditFinding[] = [];
  for (const { id, deploymentUrl, hostingState } of live) {
    for (const [path, recorded] of Object.entries(hostingState?.manifest ?? {})) {
      if (isServerSide(path)) continue;
      // In digests of S3 the version of the headers follows a dot.
      const [digest = ""] = recorded.split(".");
      const algorithm = digest.length === SHA1_LENGTH ? "sha1" : "sha256";
      const bytes = await readLive(`${deploymentUrl ?? ""}${path}`);
      const served = bytes && createHash(algorithm).update(bytes).digest("hex");
      if (served === digest) continue;
      findings.push({
        invariant: "I8",
        message: `${path} of campaign ${id} is not the version on record`,
      });
    }
  }
  return findings;
}

/** Files that the host reads and never serves. */
function isServerSide(path: string): boolean {
  return path === "_headers" || path === "_redirects";
}
