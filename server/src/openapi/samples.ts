import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { forEachChoiceField } from "@mainstreet/contract/deployment";
import { BLANK_CONTENT, editGroups, groupOf } from "@mainstreet/contract/content-names";
import type { CreationRun } from "@mainstreet/contract/creation-runs";
import type { SiteContent } from "@mainstreet/contract/site-content";

// Data that the examples of several operations share: one user with one site.

export const BUSINESS_ID = "0199a1b2-0000-7000-8000-000000000006";
export const EVIDENCE_ID = "0199a1b2-0000-7000-8000-000000000007";
export const USER_ID = "0199a1b2-0000-7000-8000-000000000001";
export const CAMPAIGN_ID = "0199a1b2-0000-7000-8000-000000000002";
export const TOKEN_ID = "0199a1b2-0000-7000-8000-000000000003";
export const CREDENTIALS_ID = "0199a1b2-0000-7000-8000-000000000004";
export const LEAD_ID = "0199a1b2-0000-7000-8000-000000000037";
export const LABEL_ID = "0199a1b2-0000-7000-8000-000000000021";
export const VIEW_ID = "0199a1b2-0000-7000-8000-000000000022";
export const VIEW_LINK_ID = "0199a1b2-0000-7000-8000-000000000023";
export const RUN_ID = "0199a1b2-0000-7000-8000-000000000005";
export const OPERATION_ID = "0199a1b2-0000-7000-8000-000000000008";
export const ORDER_ID = "crd_0123456789abcdef0123456789abcdef";
export const AT = "2026-11-20T09:30:00.000Z";

export const sampleUser = { id: USER_ID, _id: USER_ID, name: "Ana Ruiz", email: "ana@example.com" };

const place = { city: "Winston-Salem", state: "NC", phone: "3365550142" };
const content: SiteContent = {
  ...BLANK_CONTENT,
  ...place,
  service: "Plumber",
  zip: "27101",
  companyName: "Ruiz Plumbing",
};

export const sampleCampaign: ListedCampaign = {
  _id: CAMPAIGN_ID,
  id: CAMPAIGN_ID,
  name: "Plumber in Winston-Salem, NC",
  type: "single",
  serviceName: "Plumber",
  ...place,
  hasVerificationTag: false,
  ...editGroups(content),
  deployed: true,
  deploymentUrl: "https://plumber-winston-salem-k3v9.netlify.app",
  lastDeployed: AT,
  deploymentType: "netlify",
  ...forEachChoiceField(() => null),
  netlifyTokenId: TOKEN_ID,
  deploymentStatus: "deployed",
  deploymentMessage: "",
  design: { theme: "workshop", palette: "slate" },
  businessId: null,
  own: {},
  version: 3,
  createdAt: AT,
  updatedAt: AT,
};

export const sampleCampaignDetail: CampaignDetail = {
  ...sampleCampaign,
  siteKey: "k3v9x2m7q4",
  createdAt: AT,
  updatedAt: AT,
  nextAttemptAt: null,
  indexing: { indexable: true, reasons: [], override: false },
  hasUnpublishedChanges: false,
  isLive: true,
  locations: [],
  relatedServices: [],
  ...groupOf("edit", "", content),
  matchedTrade: { slug: "plumbing", name: "Plumbing" },
  deployments: [],
  formerSites: [],
};

export const sampleDeployment = {
  success: true,
  status: "deployed" as const,
  message: "Campaign redeployed successfully!",
  deploymentUrl: sampleCampaign.deploymentUrl,
  lastDeployed: AT,
  deploymentType: "netlify" as const,
  awsBucketName: null,
  awsCredentialsId: null,
};

export const sampleRun: CreationRun = {
  id: RUN_ID,
  kind: "bulk",
  service: "Plumber",
  services: 1,
  status: "running",
  total: 2,
  completed: 1,
  counts: { pending: 0, processing: 1, success: 1, error: 0, cancelled: 0, deleted: 0 },
  dripPerDay: null,
  perWeek: null,
  isOwnAccount: true,
  createdAt: AT,
  estimatedEndAt: null,
  nextStartAt: null,
  hold: null,
};
