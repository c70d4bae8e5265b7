import { z } from "zod";
import { idParam, timestamp } from "./responses.ts";
import {
  BLANK_BUSINESS,
  type BusinessContent,
  businessSchema,
  missingOfLicence,
} from "./business-content.ts";
import { deploymentType } from "./deployment.ts";
import { deploymentStatus } from "./deployment-status.ts";
import { endpoint } from "./endpoint.ts";
import { DEFAULT_HOST } from "./hosts/registry.ts";
import { BODY_BYTES, MAX_LENGTH, SELECTION_LIMIT, TIMEOUT_MS } from "./limits.ts";
import { textField } from "./text-field.ts";
import { businessTexts } from "./business-texts.ts";
import { texts } from "./texts.ts";
import { updatedSince } from "./updated-since.ts";

const { shape } = businessSchema;

/** The fields of a business in a request. All except the name may be absent: then they are blank. */
const givenBusiness = z.object({
  name: shape.name,
  phone: shape.phone.default(BLANK_BUSINESS.phone),
  email: shape.email.default(BLANK_BUSINESS.email),
  serviceAreaOnly: shape.serviceAreaOnly.default(BLANK_BUSINESS.serviceAreaOnly),
  street: shape.street.default(BLANK_BUSINESS.street),
  city: shape.city.default(BLANK_BUSINESS.city),
  state: shape.state.default(BLANK_BUSINESS.state),
  zip: shape.zip.default(BLANK_BUSINESS.zip),
  latitude: shape.latitude.default(BLANK_BUSINESS.latitude),
  longitude: shape.longitude.default(BLANK_BUSINESS.longitude),
  hours: shape.hours.default(BLANK_BUSINESS.hours),
  holidays: shape.holidays.default(BLANK_BUSINESS.holidays),
  licence: shape.licence.default(BLANK_BUSINESS.licence),
  insurance: shape.insurance.default(BLANK_BUSINESS.insurance),
  founded: shape.founded.default(BLANK_BUSINESS.founded),
  owner: shape.owner.default(BLANK_BUSINESS.owner),
  languages: shape.languages.default(BLANK_BUSINESS.languages),
  paymentKinds: shape.paymentKinds.default(BLANK_BUSINESS.paymentKinds),
  reviewProfiles: shape.reviewProfiles.default(BLANK_BUSINESS.reviewProfiles),
  logo: shape.logo.default(BLANK_BUSINESS.logo),
  about: shape.about.default(BLANK_BUSINESS.about),
  services: shape.services.default(BLANK_BUSINESS.services),
  leadForm: shape.leadForm.default(BLANK_BUSINESS.leadForm),
  consentWording: shape.consentWording.default(BLANK_BUSINESS.consentWording),
  consentSeller: shape.consentSeller.default(BLANK_BUSINESS.consentSeller),
  serviceArea: shape.serviceArea.default(BLANK_BUSINESS.serviceArea),
});

/** A rule for requests only: a response must be able to show what was stored before the rule existed. */
function refuseIncompleteLicence(
  { licence }: { licence?: BusinessContent["licence"] | undefined },
  context: z.RefinementCtx,
): void {
  for (const part of missingOfLicence(licence))
    context.addIssue({
      code: "custom",
      path: ["licence", part],
      message: businessTexts.licenceIncomplete,
    });
}

const siteCounts = {
  /** Its sites. */
  sites: z.number(),
  /** Those of them that are live. */
  liveSites: z.number(),
};

/** A business with its fields. */
const business = givenBusiness.extend({
  id: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...siteCounts,
  /** Live sites whose saved values, with the business's, differ from what is published. */
  unpublishedSites: z.number(),
});
export type Business = z.infer<typeof business>;

/** What a business has not stated although its pages could show it, the most useful first. */
export const BUSINESS_GAPS = [
  "phone",
  "services",
  "about",
  "hours",
  "address",
  "licence",
  "insurance",
  "reviewProfiles",
  "serviceArea",
  "logo",
] as const;
const businessGap = z.enum(BUSINESS_GAPS);
export type BusinessGap = z.infer<typeof businessGap>;

const listedBusiness = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  city: z.string(),
  state: z.string(),
  /** How many services the business has ticked. */
  services: z.number(),
  lacks: z.array(businessGap),
  ...siteCounts,
  updatedAt: timestamp,
});
export type ListedBusiness = z.infer<typeof listedBusiness>;

const siteOfBusiness = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  /** Null: the place is unknown, so that no map shows the site. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  deploymentStatus,
  deployed: z.boolean(),
  deploymentUrl: z.string().nullable(),
  hasUnpublishedChanges: z.boolean(),
  /** Leads of the last 30 days, without junk; absent from responses of the previous version. */
  leads: z.number().optional(),
  /** Where the site is published; absent from responses of the previous version. */
  deploymentType: deploymentType.default(DEFAULT_HOST),
  /** What the site lacks, in the user's words: an account to publish it in, or why search engines are asked not to list it. */
  lacks: z.array(z.string()),
});
export type SiteOfBusiness = z.infer<typeof siteOfBusiness>;

const businessDetail = business.extend({
  /** Its newest sites, at most 10,000. */
  siteList: z.array(siteOfBusiness),
  lacks: z.array(businessGap),
});
export type BusinessDetail = z.infer<typeof businessDetail>;

/** Sites without a business that share a company name or a phone number. */
const suggestion = z.object({
  /** Identifies the suggestion in a request that dismisses it. */
  key: z.string(),
  name: z.string(),
  phone: z.string(),
  /** The existing business of that name; null: confirming creates one. */
  businessId: z.string().nullable(),
  campaignIds: z.array(z.string()),
  /** "Plumber in Winston-Salem, NC" of the first few. */
  examples: z.array(z.string()),
});
export type BusinessSuggestion = z.infer<typeof suggestion>;

const params = idParam(businessTexts.invalidId);
const timeoutMs = TIMEOUT_MS.campaigns;

export const listBusinesses = endpoint("GET", "/businesses", {
  query: z.object({ updatedSince }).optional(),
  response: z.object({
    businesses: z.array(listedBusiness),
    /** The business of the newest site; null: that site has none, or there is no site. */
    lastUsed: z.string().nullable(),
  }),
});
/** Accepts an Idempotency-Key. */
export const createBusiness = endpoint("POST", "/businesses", {
  body: givenBusiness.superRefine(refuseIncompleteLicence),
  response: business,
  status: 201,
});
export const getBusiness = endpoint("GET", "/businesses/:id", {
  params,
  response: businessDetail,
  timeoutMs,
});
/** Absent members keep their value. The sites inherit the new values; their live pages change with the next deployment. */
export const updateBusiness = endpoint("PUT", "/businesses/:id", {
  params,
  body: businessSchema.partial().superRefine(refuseIncompleteLicence),
  response: business,
  timeoutMs,
  isHeavy: true,
});
/** Its sites do not change: they own the values that they inherited from it. */
export const deleteBusiness = endpoint("DELETE", "/businesses/:id", {
  params,
  response: z.object({ success: z.literal(true), ...siteCounts }),
  timeoutMs,
  isHeavy: true,
});
/** Requests a deployment of each live site that has unpublished changes, for free. Accepts an Idempotency-Key. */
export const redeployBusiness = endpoint("POST", "/businesses/:id/redeploy", {
  params,
  response: z.object({
    requested: z.number(),
    /** Live sites with changes that have no account to be published in. */
    withoutAccount: z.number(),
  }),
  timeoutMs,
  status: 202,
  isHeavy: true,
  spends: true,
});
export const suggestBusinesses = endpoint("GET", "/businesses/suggestions", {
  response: z.object({
    suggestions: z.array(suggestion),
    /** How many further suggestions the user has dismissed. */
    dismissed: z.number(),
  }),
  timeoutMs,
});
/** The suggestion is not made again until `restoreSuggestions`. */
export const dismissSuggestion = endpoint("POST", "/businesses/suggestions/dismiss", {
  body: z.object({ key: textField("Key", MAX_LENGTH.name * 2) }),
  /** False: the suggestion does not exist. */
  response: z.object({ dismissed: z.boolean() }),
  timeoutMs,
});
/** Makes all dismissed suggestions again. */
export const restoreSuggestions = endpoint("DELETE", "/businesses/suggestions/dismissed", {
  response: z.object({ restored: z.number() }),
});
/**
 * Confirms a suggestion: the sites join the business. Unless `businessId` names one, it is created from the values that most
 * of the sites share. Sites that have a business are left out. Accepts an Idempotency-Key.
 */
export const groupCampaigns = endpoint("POST", "/businesses/suggestions", {
  body: z.object({
    businessId: z.uuid(businessTexts.invalidId).optional(),
    name: textField("Business name", MAX_LENGTH.name).optional(),
    campaignIds: z
      .array(z.uuid(texts.campaigns.invalidId), businessTexts.noSites)
      .min(1, businessTexts.noSites)
      .max(SELECTION_LIMIT, businessTexts.tooManySites(SELECTION_LIMIT)),
  }),
  response: business.extend({ joined: z.number() }),
  timeoutMs,
  bodyLimit: BODY_BYTES.idList,
  rows: {
    member: "campaignIds",
    most: SELECTION_LIMIT,
    tooMany: businessTexts.tooManySites(SELECTION_LIMIT),
  },
  status: 201,
  isHeavy: true,
});
