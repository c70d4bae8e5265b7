import { DEFAULT_S3_REGION } from "@mainstreet/contract/hosts/aws/aws-credentials";
import type { Deps } from "../../deps.ts";
import type { FormerSite } from "../../hosting/former-site.ts";
import { asTenant } from "../../platform/db/database.ts";
import type { Hosting } from "../../hosting/provider.ts";
import { createNetlifyHosting } from "../../hosting/netlify/netlify-hosting.ts";
import type { RateWatch } from "../../hosting/rate-watch.ts";
import { createS3Hosting } from "../../hosting/aws/s3-hosting.ts";
import { isS3Region } from "../../hosting/aws/website-url.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { openAwsKeys } from "../../hosting/aws/aws-credentials.ts";
import { withAccountId } from "../../hosting/aws/learn-account-id.ts";
import { openToken } from "../../hosting/netlify/netlify-tokens.ts";
import { operatorsHosting } from "../../hosting/netlify/operators-hosting.ts";
import { recordedFolders } from "../../hosting/aws/record-folder.ts";

/** Where a site stands, and whose it is. `keepsPolicy`: the policy of its bucket is not changed. */
export type Placed = Pick<CampaignRow, "id" | "userId"> &
  Omit<FormerSite, "url" | "message"> & { keepsPolicy?: boolean };

/** The place a site stands at, with its owner's account opened. Undefined when that account is gone. */
export async function openHosting(
  deps: Deps,
  campaign: Placed,
  watch?: RateWatch,
): Promise<Hosting | undefined> {
  return campaign.deploymentType === "netlify"
    ? openNetlify(deps, campaign, watch)
    : openS3(deps, campaign);
}

async function openNetlify(
  deps: Deps,
  campaign: Placed,
  watch: RateWatch | undefined,
): Promise<Hosting | undefined> {
  const token = await netlifyTokenOf(deps, campaign);
  if (token === undefined) return undefined;
  const hosting = createNetlifyHosting({
    apiUrl: deps.config.netlify.apiUrl,
    silenceMs: deps.config.netlify.silenceMs,
    token,
    siteId: campaign.netlifySiteId ?? undefined,
    siteName: campaign.siteName,
    campaignTag: campaign.id,
    watch,
  });
  return campaign.account === "default" ? operatorsHosting(hosting, deps.log) : hosting;
}

async function netlifyTokenOf(deps: Deps, campaign: Placed): Promise<string | undefined> {
  const { userId, account, netlifyTokenId } = campaign;
  if (account === "default") return deps.config.netlify.defaultToken;
  if (netlifyTokenId === null) return undefined;
  return asTenant(deps.db, userId, (tx) => openToken(tx, deps, { userId, id: netlifyTokenId }));
}

async function openS3(deps: Deps, campaign: Placed): Promise<Hosting | undefined> {
  const { userId, awsCredentialsId, awsBucketName: bucket, awsBucketRegion } = campaign;
  if (awsCredentialsId === null || bucket === null) return undefined;
  const keys = await asTenant(deps.db, userId, (tx) =>
    openAwsKeys(tx, deps, { userId, id: awsCredentialsId }),
  );
  if (!keys) return undefined;
  const credentials = { userId, id: awsCredentialsId };
  const account = await withAccountId(deps, credentials, { ...keys, ...deps.config.s3 });
  const region = isS3Region(awsBucketRegion) ? awsBucketRegion : undefined;
  return createS3Hosting({
    ...account,
    bucket,
    region: region ?? DEFAULT_S3_REGION,
    prefix: campaign.sitePrefix,
    userId,
    ...(!campaign.keepsPolicy && {
      folders: recordedFolders(deps, { ...campaign, bucket, folder: campaign.sitePrefix }),
    }),
    // The region is saved once a deployment there has ended well.
    isKnownOpen: region !== undefined,
  });
}
