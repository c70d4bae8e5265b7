import { z } from "zod";
import { idParam, timestamp } from "./answers.ts";
import {
  deploymentChoice,
  deploymentSettings,
  deploymentType,
  redeployOptions,
} from "./deployment.ts";
import { deploymentStatus } from "./deployment-status.ts";
import { endpoint } from "./endpoint.ts";
import { BODY_BYTES, MAX_LENGTH, TIMEOUT_MS } from "./limits.ts";
import { isPhone } from "./phone.ts";
import { relatedServices } from "./related-services.ts";
import { requiredText, textField } from "./text-field.ts";
import { texts } from "./texts.ts";
import { stateCode } from "./us-states.ts";

/** Decision D13: this text and an empty ZIP mean the same. */
export const ZIP_PLACEHOLDER = "Will be fetched from database";

const serviceName = requiredText(
  "Service name",
  MAX_LENGTH.serviceName,
  texts.campaigns.serviceNameRequired,
);
const city = requiredText("City", MAX_LENGTH.city, texts.campaigns.cityRequired);
const state = requiredText("State", MAX_LENGTH.state, texts.campaigns.stateRequired)
  .refine((value) => value === "" || stateCode(value) !== undefined, texts.campaigns.invalidState)
  .transform((value) => stateCode(value) ?? value);
const zip = textField("Zip code", Math.max(MAX_LENGTH.zip, ZIP_PLACEHOLDER.length))
  .transform((value) => (value === ZIP_PLACEHOLDER ? "" : value))
  .refine((value) => value === "" || /^\d{5}(-\d{4})?$/.test(value), texts.campaigns.invalidZip);
const phone = textField("Phone number", MAX_LENGTH.phone).refine(
  (value) => value === "" || isPhone(value),
  texts.campaigns.invalidPhone,
);
const email = textField("Email", MAX_LENGTH.email).refine(
  (value) => value === "" || z.email().safeParse(value).success,
  texts.auth.invalidEmail,
);
const latitude = z
  .number()
  .min(-90, "Latitude lies between -90 and 90")
  .max(90, "Latitude lies between -90 and 90");
const longitude = z
  .number()
  .min(-180, "Longitude lies between -180 and 180")
  .max(180, "Longitude lies between -180 and 180");

/** One line a day, or whatever the firm writes. */
const openingHours = textField("Opening hours", MAX_LENGTH.openingHours);
/** A page elsewhere that collects the firm's reviews (GS-6): only linked. */
const reviewProfileUrl = textField("Review page", MAX_LENGTH.url).refine(
  (value) => value === "" || /^https:\/\/[a-z0-9.-]+(?:[/?#]|$)/i.test(value),
  texts.campaigns.invalidReviewProfile,
);

/** Seeds the preview and the site (docs/architecture.md): same key, same site. */
export const siteKey = z
  .string()
  .regex(/^[a-z0-9]{10,26}$/, "The site key is 10 to 26 lower-case letters and digits");

/** The name of a theme or a palette; '' leaves the choice to the site key. */
const designName = (label: string) =>
  z.string(`${label} must be text`).regex(/^[a-z-]{0,40}$/, texts.campaigns.unknownDesign);
export const design = z.object({ theme: designName("Theme"), palette: designName("Palette") });
export type Design = z.output<typeof design>;

export const createCampaignInput = deploymentChoice.extend({
  serviceName,
  city,
  state,
  zip: zip.default(""),
  phone: phone.default(""),
  openingHours: openingHours.default(""),
  reviewProfileUrl: reviewProfileUrl.default(""),
  siteKey: siteKey.optional(),
  design: design.default({ theme: "", palette: "" }),
});
export type CreateCampaignInput = z.output<typeof createCampaignInput>;

const address = z.object({
  street: textField("Street", MAX_LENGTH.street),
  city: textField("City", MAX_LENGTH.city),
  state: textField("State", MAX_LENGTH.state),
  zip: textField("Zip code", MAX_LENGTH.zip),
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
});

const main = z.object({
  service: serviceName,
  city,
  state,
  zip,
  phone,
  email,
  metatitle: textField("Meta title", MAX_LENGTH.metaTitle),
  metadescription: textField("Meta description", MAX_LENGTH.metaDescription),
  searchConsoleScript: z
    .string()
    .trim()
    .max(MAX_LENGTH.verificationScript, texts.verificationScript.tooLong),
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
});
const company = z.object({ name: textField("Company name", MAX_LENGTH.name), address });
const content = z.object({ cta: textField("CTA text", MAX_LENGTH.cta) });

/** The detail form: what is absent stays. `deploymentUrl` and `lastDeployed` are accepted and ignored (decision D6). */
export const updateCampaignInput = z.object({
  main: main.partial().optional(),
  company: company.partial().extend({ address: address.partial().optional() }).optional(),
  content: content.partial().optional(),
  openingHours: openingHours.optional(),
  reviewProfileUrl: reviewProfileUrl.optional(),
  /** Of a multi-location site: all of them, in the place of those before. */
  relatedServices: relatedServices.optional(),
  design: design.partial().optional(),
  /** `override`: search engines may list the page whatever we think of it (GS-12). */
  indexing: z.object({ override: z.boolean() }).optional(),
  /**
   * The most credits that the caller agrees to pay: moving a site that was ever live costs one. 409 `COST_NOT_ACCEPTED` when it
   * costs more; absent, it is charged.
   */
  acceptCost: z.int().min(0).optional(),
  deploymentUrl: z.unknown().optional(),
  lastDeployed: z.unknown().optional(),
});
export type UpdateCampaignInput = z.output<typeof updateCampaignInput>;

const answerAddress = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** One finished or running deployment, newest first in `deployments`. */
const deploymentRow = z.object({
  id: z.string(),
  status: deploymentStatus,
  message: z.string(),
  filesSent: z.number(),
  startedAt: timestamp,
  finishedAt: timestamp.nullable(),
});

/** A campaign in both shapes of spec §3: the detail's groups and the list's flat fields. */
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
  main: z.object({
    service: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    phone: z.string(),
    email: z.string(),
    metatitle: z.string(),
    metadescription: z.string(),
    searchConsoleScript: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
  company: z.object({ name: z.string(), address: answerAddress }),
  content: z.object({ cta: z.string() }),
  deployed: z.boolean(),
  deploymentUrl: z.string().nullable(),
  lastDeployed: timestamp.nullable(),
  deploymentType,
  netlifyTokenId: z.string().nullable(),
  awsCredentialsId: z.string().nullable(),
  awsBucketName: z.string().nullable(),
  deploymentStatus,
  deploymentMessage: z.string(),
  nextAttemptAt: timestamp.nullable(),
  /** As chosen, or else as the site key chose. */
  design,
  indexing: z.object({
    indexable: z.boolean(),
    reasons: z.array(z.string()),
    override: z.boolean(),
  }),
  /** What is saved differs from what is live. False as long as nothing is. */
  hasUnpublishedChanges: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Campaign = z.infer<typeof campaign>;

export const campaignDetail = campaign.extend({
  /** A version of it is up, as far as anyone knows: none that is half deleted, or gone at its provider. */
  isLive: z.boolean(),
  /** Of a multi-location site, beside its main location and service. */
  locations: z.array(z.object({ city: z.string(), state: z.string() })),
  relatedServices: z.array(z.object({ name: z.string(), description: z.string() })),
  openingHours: z.string(),
  reviewProfileUrl: z.string(),
  deployments: z.array(deploymentRow),
});
export type CampaignDetail = z.infer<typeof campaignDetail>;

/** The redeploy answer of spec §3; `status` tells a finished deployment from one still queued after 85 s. */
export const redeployAnswer = z.object({
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
export type RedeployAnswer = z.infer<typeof redeployAnswer>;

const params = idParam(texts.campaigns.invalidId);
const timeoutMs = TIMEOUT_MS.campaigns;

export const createCampaign = endpoint("POST", "/campaigns", {
  body: createCampaignInput,
  answer: campaignDetail,
  timeoutMs,
  status: 201,
  spends: true,
});
export const getCampaign = endpoint("GET", "/campaigns/:id", {
  params,
  answer: campaignDetail,
  timeoutMs,
});
export const updateCampaign = endpoint("PUT", "/campaigns/:id", {
  params,
  body: updateCampaignInput,
  answer: campaignDetail,
  timeoutMs,
  bodyLimit: BODY_BYTES.idList,
  isHeavy: true,
});
export const updateDeploymentSettings = endpoint("PUT", "/campaigns/:id/deployment-settings", {
  params,
  body: deploymentSettings,
  answer: campaignDetail,
  timeoutMs,
});
export const redeployCampaign = endpoint("POST", "/campaigns/:id/redeploy", {
  params,
  body: redeployOptions,
  answer: redeployAnswer,
  timeoutMs,
  spends: true,
});
