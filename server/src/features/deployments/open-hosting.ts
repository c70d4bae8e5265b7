import { DEFAULT_S3_REGION } from "@mainstreet/contract/aws-credentials";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/database.ts";
import type { Hosting } from "../../providers/hosting.ts";
import { createNetlifyHosting } from "../../providers/netlify/netlify-hosting.ts";
import { createS3Hosting } from "../../providers/s3/s3-hosting.ts";
import { isS3Region } from "../../providers/s3/website-url.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { openAwsKeys } from "../credentials/aws-credentials.ts";
import { openToken } from "../credentials/netlify-tokens.ts";

/** The place a campaign deploys to, with its owner's account opened. Undefined when that account is gone. */
export async function openHosting(deps: Deps, campaign: CampaignRow): Promise<Hosting | undefined> {
  return campaign.deploymentType === "netlify"
    ? openNetlify(deps, campaign)
    : openS3(deps, campaign);
}

async function openNetlify(deps: Deps, campaign: CampaignRow): Promise<Hosting | undefined> {
  const token = await netlifyTokenOf(deps, campaign);
  if (token === undefined) return undefined;
  return createNetlifyHosting({
    apiUrl: deps.config.netlify.apiUrl,
    token,
    siteId: campaign.netlifySiteId ?? undefined,
    siteName: campaign.siteName,
    campaignTag: campaign.id,
  });
}

async function netlifyTokenOf(deps: Deps, campaign: CampaignRow): Promise<string | undefined> {
  const { userId, account, netlifyTokenId } = campaign;
  if (account === "default") return deps.config.netlify.defaultToken;
  if (netlifyTokenId === null) return undefined;
  return asTenant(deps.db, userId, (tx) => openToken(tx, deps, { userId, id: netlifyTokenId }));
}

async function openS3(deps: Deps, campaign: CampaignRow): Promise<Hosting | undefined> {
  const { userId, awsCredentialsId, awsBucketName } = campaign;
  if (awsCredentialsId === null || awsBucketName === null) return undefined;
  const keys = await asTenant(deps.db, userId, (tx) =>
    openAwsKeys(tx, deps, { userId, id: awsCredentialsId }),
  );
  if (!keys) return undefined;
  return createS3Hosting({
    ...keys,
    endpoint: deps.config.s3.endpoint,
    websiteSuffix: deps.config.s3.websiteSuffix,
    bucket: awsBucketName,
    region: isS3Region(campaign.awsBucketRegion) ? campaign.awsBucketRegion : DEFAULT_S3_REGION,
    prefix: campaign.sitePrefix,
  });
}
