import type { Campaign, CampaignDetail } from "@mainstreet/contract/campaigns";
import { DEFAULT_NETLIFY_ACCOUNT } from "@mainstreet/contract/deployment";
import type { CampaignRow, DeploymentRow } from "./queries.ts";
import { verificationMarkup } from "./verification.ts";

/** A campaign row as the API shows it: the detail's groups and the list's flat fields at once (spec §3). */
export function presentCampaign(row: CampaignRow): Campaign {
  return {
    _id: row.id,
    id: row.id,
    siteKey: row.siteKey,
    name: `${row.service} in ${row.city}, ${row.state}`,
    serviceName: row.service,
    city: row.city,
    state: row.state,
    phone: row.phone,
    hasVerificationTag: row.verificationTags.length > 0,
    main: presentMain(row),
    company: presentCompany(row),
    content: { cta: row.cta },
    ...presentDeployment(row),
    indexing: row.indexing,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentMain(row: CampaignRow): Campaign["main"] {
  return {
    service: row.service,
    city: row.city,
    state: row.state,
    zip: row.zip,
    phone: row.phone,
    email: row.email,
    metatitle: row.metaTitle,
    metadescription: row.metaDescription,
    searchConsoleScript: verificationMarkup(row.verificationTags),
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

function presentCompany(row: CampaignRow): Campaign["company"] {
  const address = {
    street: row.companyStreet,
    city: row.companyCity,
    state: row.companyState,
    zip: row.companyZip,
    latitude: row.companyLatitude,
    longitude: row.companyLongitude,
  };
  return { name: row.companyName, address };
}

function presentDeployment(row: CampaignRow) {
  return {
    deployed: row.deployed,
    deploymentUrl: row.deploymentUrl,
    lastDeployed: row.lastDeployed?.toISOString() ?? null,
    deploymentType: row.deploymentType,
    netlifyTokenId: row.account === "default" ? DEFAULT_NETLIFY_ACCOUNT : row.netlifyTokenId,
    awsCredentialsId: row.awsCredentialsId,
    awsBucketName: row.awsBucketName,
    deploymentStatus: row.deploymentStatus,
    deploymentMessage: row.deploymentMessage,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  };
}

/** The same with the campaign's deployments, newest first. */
export function presentDetail(row: CampaignRow, deployments: DeploymentRow[]): CampaignDetail {
  const history = deployments.map((deployment) => ({
    id: deployment.id,
    status: deployment.status,
    message: deployment.message,
    filesSent: deployment.filesSent,
    startedAt: deployment.startedAt.toISOString(),
    finishedAt: deployment.finishedAt?.toISOString() ?? null,
  }));
  return { ...presentCampaign(row), deployments: history };
}
