import { z } from "zod";
import { idParam, timestamp } from "./responses.ts";
import { businessId } from "./business-id.ts";
import { shapeOf } from "./content-names.ts";
import {
  deploymentChoice,
  deploymentSettings,
  deploymentType,
  presentedChoice,
  redeployOptions,
} from "./deployment.ts";
import { deploymentStatus } from "./deployment-status.ts";
import { endpoint } from "./endpoint.ts";
import { formerSite } from "./former-sites.ts";
import { BODY_BYTES, TIMEOUT_MS } from "./limits.ts";
import { relatedServices } from "./related-services.ts";
import { texts } from "./texts.ts";

/** Seeds the preview and the site (docs/architecture.md): same key, same site. */
export const siteKey = z
  .string()
  .regex(/^[a-z0-9]{10,26}$/, "The site key is 10 to 26 lower-case letters and digits");

export const design = z.object(shapeOf("edit", "design.", "saved"));
export type Design = z.output<typeof design>;
/** The site key chooses both. */
export const NO_DESIGN: Design = { theme: "", palette: "" };

export const createCampaignInput = deploymentChoice.extend({
  ...shapeOf("single", "", "created"),
  siteKey: siteKey.optional(),
  design: design.default(NO_DESIGN),
  /** The business of the site: blank fields are inherited from it. */
  businessId: businessId.optional(),
});
export type CreateCampaignInput = z.output<typeof createCampaignInput>;

const address = z.object(shapeOf("edit", "company.address.", "saved"));
const company = z.object(shapeOf("edit", "company.", "saved"));

/** The detail form: absent members keep their value. `deploymentUrl` and `lastDeployed` are accepted and ignored (decision D6). */
export const updateCampaignInput = z.object({
  main: z
    .object(shapeOf("edit", "main.", "saved"))
    .partial()
    .optional(),
  company: company.partial().extend({ address: address.partial().optional() }).optional(),
  content: z
    .object(shapeOf("edit", "content.", "saved"))
    .partial()
    .optional(),
  ...z.object(shapeOf("edit", "", "saved")).partial().shape,
  /** For a multi-location site: the complete list, which replaces the stored one. */
  relatedServices: relatedServices.optional(),
  design: design.partial().optional(),
  indexing: z.object(shapeOf("edit", "indexing.", "saved")).optional(),
  /**
   * The most credits that the caller agrees to pay: moving a site that was ever live costs one. 409 `COST_NOT_ACCEPTED` when it
   * costs more; absent, it is charged.
   */
  acceptCost: z.int().min(0).optional(),
  /**
   * The business that the campaign joins; with null it leaves its business and keeps the values that it has. A value that
   * differs from the business's becomes the campaign's own, a value that is equal to it is inherited again, and '' means
   * that nothing is shown.
   */
  businessId: businessId.optional(),
  deploymentUrl: z.unknown().optional(),
  lastDeployed: z.unknown().optional(),
});
export type UpdateCampaignInput = z.output<typeof updateCampaignInput>;

/** One finished or running deployment, newest first in `deployments`. */
const deploymentRow = z.object({
  id: z.string(),
  status: deploymentStatus,
  message: z.string(),
  filesSent: z.number(),
  startedAt: timestamp,
  finishedAt: timestamp.nullable(),
});

/** A campaign with both the groups of the detail and the flat fields of the list (spec §3). */
export const campaign = z.object({
  _id: z.string(),
  id: z.string(),
  siteKey: z.string(),
  name: z.string(),
  type: z.enum(["single", "multi-location"]),
  serviceName: z.string(),
  city: z.string(),
  state: z.string(),
  phone: z.string(),
  hasVerificationTag: z.boolean(),
  main: z.object(shapeOf("edit", "main.", "response")),
  company: z.object({
    ...shapeOf("edit", "company.", "response"),
    address: z.object(shapeOf("edit", "company.address.", "response")),
  }),
  content: z.object(shapeOf("edit", "content.", "response")),
  deployed: z.boolean(),
  deploymentUrl: z.string().nullable(),
  lastDeployed: timestamp.nullable(),
  deploymentType,
  ...presentedChoice,
  deploymentStatus,
  deploymentMessage: z.string(),
  nextAttemptAt: timestamp.nullable(),
  /** Chosen by the user, or else by the site key. */
  design,
  indexing: z.object({
    indexable: z.boolean(),
    reasons: z.array(z.string()),
    ...shapeOf("edit", "indexing.", "response"),
  }),
  /** The business from which it inherits its values, except for the fields in `own`. */
  businessId: z.string().nullable().default(null),
  /** Fields that the campaign owns although it has a business, by their path here: `{"main.phone": true}`. */
  own: z.record(z.string(), z.literal(true)).default({}),
  /** The saved values differ from those of the live site. False while nothing is live. */
  hasUnpublishedChanges: z.boolean(),
  /** Increased by every change of what the user may change, and by no deployment. 0 from a server that has no versions. */
  version: z.int().default(0),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Campaign = z.infer<typeof campaign>;

export const campaignDetail = campaign.extend({
  /** A complete version of the site is at its host, as far as we know: false once it is partly deleted or missing there. */
  isLive: z.boolean(),
  /** For a multi-location site: its locations in addition to the main location. */
  locations: z.array(z.object({ city: z.string(), state: z.string() })),
  relatedServices: z.array(z.object({ name: z.string(), description: z.string() })),
  ...shapeOf("edit", "", "response"),
  /** The trade whose words its page uses, chosen or matched by the service's name; null: the page has only the owner's words. */
  matchedTrade: z.object({ slug: z.string(), name: z.string() }).nullable().default(null),
  deployments: z.array(deploymentRow),
  /** Places that the site has left, and what is there now. */
  formerSites: z.array(formerSite).default([]),
});
export type CampaignDetail = z.infer<typeof campaignDetail>;

/** The redeploy response of spec §3; `status` distinguishes a finished deployment from one that is still queued after 85 s. */
export const redeployResponse = z.object({
  success: z.boolean(),
  status: deploymentStatus,
  message: z.string(),
  error: z.string().optional(),
  deploymentUrl: z.string().nullable(),
  lastDeployed: timestamp.nullable(),
  deploymentType,
  awsBucketName: z.string().nullable(),
  awsCredentialsId: z.string().nullable(),
});
export type RedeployResponse = z.infer<typeof redeployResponse>;

const params = idParam(texts.campaigns.invalidId);
const timeoutMs = TIMEOUT_MS.campaigns;

export const createCampaign = endpoint("POST", "/campaigns", {
  body: createCampaignInput,
  response: campaignDetail,
  timeoutMs,
  status: 201,
  spends: true,
});
export const getCampaign = endpoint("GET", "/campaigns/:id", {
  params,
  response: campaignDetail,
  timeoutMs,
});
export const updateCampaign = endpoint("PUT", "/campaigns/:id", {
  params,
  body: updateCampaignInput,
  response: campaignDetail,
  timeoutMs,
  bodyLimit: BODY_BYTES.idList,
  isHeavy: true,
});
export const updateDeploymentSettings = endpoint("PUT", "/campaigns/:id/deployment-settings", {
  params,
  body: deploymentSettings,
  response: campaignDetail,
  timeoutMs,
});
export const redeployCampaign = endpoint("POST", "/campaigns/:id/redeploy", {
  params,
  body: redeployOptions,
  response: redeployResponse,
  timeoutMs,
  spends: true,
});
