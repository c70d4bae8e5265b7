import { z } from "zod";
import { timestamp } from "./responses.ts";
import { campaign } from "./campaigns.ts";
import { mapPoint } from "./dashboard.ts";
import { deploymentType } from "./deployment.ts";
import { deploymentStatus, NO_STATUSES, statusCounts } from "./deployment-status.ts";
import { endpoint } from "./endpoint.ts";
import { DEFAULT_HOST } from "./hosts/registry.ts";
import { filterTexts } from "./label-texts.ts";
import { LIST_LIMIT, MAX_LENGTH, TIMEOUT_MS } from "./limits.ts";
import { requiredText, textField } from "./text-field.ts";
import { UNKNOWN_TYPE } from "./deployment.ts";
import { shapeOf, SITE_FIELDS } from "./content-names.ts";
import { siteLabel } from "./label.ts";
import type { SiteField } from "./site-content.ts";
import { texts } from "./texts.ts";
import { isTradeSlug, NO_TRADE } from "./trade-names.ts";
import { updatedSince } from "./updated-since.ts";
import { stateCode } from "./us-states.ts";

// Everything in this file is read from a query string, where '' and absent mean the same (spec §5).

const textFilter = (label: string, max: number) =>
  textField(label, max)
    .optional()
    .transform((value) => value || undefined);

const flagFilter = (label: string) =>
  z
    .enum(["", "true", "false"], `${label} must be true or false`)
    .optional()
    .transform((value) => (value ? value === "true" : undefined));

/** `single` means single, any other value multi-location (docs/conventions.md); absent: both. */
const type = textFilter("Type", MAX_LENGTH.name).transform((value) => {
  if (value === undefined) return undefined;
  return value === "single" ? ("single" as const) : ("multi-location" as const);
});

export const LIST_SORTS = [
  "updated",
  "created",
  "city",
  "service",
  "name",
  "business",
  "state",
  "status",
] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Fields that each site has. */
const NEEDED: readonly SiteField[] = ["service", "city", "state"];
/** Fields that a site may lack: lists can be filtered by whether they are filled. */
export const OPTIONAL_FIELDS = SITE_FIELDS.filter((field) => !NEEDED.includes(field));

/** Optional fields that have a value on every site, since the site key chooses where the user has not. So no site lacks them. */
export const DESIGN_FIELDS: readonly SiteField[] = ["theme", "palette"];

/** The value of a filter for sites that have no business. */
export const NO_BUSINESS = "none";

const MOST_NAMES = 30;

/** Names separated by commas. */
const namesFilter = (label: string) =>
  textFilter(label, MAX_LENGTH.cursor).transform((value) =>
    value
      ?.split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "")
      .slice(0, MOST_NAMES),
  );

const fieldsFilter = (label: string) =>
  namesFilter(label)
    .refine(
      (names = []) => names.every((name) => OPTIONAL_FIELDS.some((field) => field === name)),
      filterTexts.unknownField,
    )
    .transform((names) => names?.flatMap((name) => OPTIONAL_FIELDS.filter((it) => it === name)));

const isId = (value: string) => z.uuid().safeParse(value).success;

/** PostgreSQL has no year 0. */
const FIRST_DAY = "0001-01-01";

const dayFilter = (label: string) =>
  textFilter(label, MAX_LENGTH.zip)
    .refine(
      (value) => value === undefined || z.iso.date().safeParse(value).success,
      filterTexts.invalidDate,
    )
    .refine((value) => value === undefined || value >= FIRST_DAY, filterTexts.dateTooEarly);

/** The filters of spec §3 and others, the search and the order. `service` is a name or its slug. */
export const listFilters = z.object({
  service: textFilter("Service", MAX_LENGTH.serviceName),
  type,
  city: textFilter("City", MAX_LENGTH.city),
  state: textFilter("State", MAX_LENGTH.state).transform((value) => value && stateCodeOf(value)),
  deployed: flagFilter("Deployed"),
  /** The state of the newest deployment; a live site may have failed to deploy again. */
  deploymentStatus: z
    .enum(["", ...deploymentStatus.options], texts.campaignLists.invalidDeploymentStatus)
    .optional()
    .transform((value) => value || undefined),
  hasVerificationTag: flagFilter("Has verification tag"),
  deploymentType: z
    .enum(["", ...deploymentType.options], UNKNOWN_TYPE)
    .optional()
    .transform((value) => value || undefined),
  /** Campaigns whose `updatedAt` is this time or later. */
  updatedSince,
  /** Ids of labels, separated by commas: sites that have all of them. */
  labels: namesFilter("Labels").refine((ids = []) => ids.every(isId), filterTexts.invalidIds),
  businessId: textFilter("Business", MAX_LENGTH.slug).refine(
    (value) => value === undefined || value === NO_BUSINESS || isId(value),
    filterTexts.invalidBusiness,
  ),
  /** The slug of a theme. */
  theme: textFilter("Theme", MAX_LENGTH.slug),
  /** The trade whose words the page uses, chosen or matched by the name of the service, or `none`. */
  trade: textFilter("Trade", MAX_LENGTH.slug).refine(
    (value) => value === undefined || value === NO_TRADE || isTradeSlug(value),
    filterTexts.unknownTrade,
  ),
  /** Names of fields, separated by commas: `has` finds sites that have filled all of them, `hasNot` sites that have filled none. */
  has: fieldsFilter("Has"),
  hasNot: fieldsFilter("Has not"),
  /** Days in UTC; the range includes both. */
  createdFrom: dayFilter("Created from"),
  createdTo: dayFilter("Created to"),
  /**
   * Every word must occur in one of the fields of a site, in its URL or in the digits of its phone; a state may be written
   * as name or code.
   */
  q: textFilter("Search", MAX_LENGTH.search),
  sort: z
    .enum(["", ...LIST_SORTS], texts.campaignLists.invalidSort)
    .optional()
    // No change of a campaign moves it in this order, so a client that reads all pages misses none.
    .transform((value) => value || "created"),
  /** Absent: the usual direction of each order, times from the newest, names from A. */
  direction: z
    .enum(["", "asc", "desc"], filterTexts.invalidDirection)
    .optional()
    .transform((value) => value || undefined),
});
export type ListFilters = z.output<typeof listFilters>;

function stateCodeOf(value: string): string {
  return stateCode(value) ?? value;
}

const pagedFilters = listFilters.extend({
  limit: z
    .string()
    .regex(/^\d{0,4}$/, texts.campaignLists.invalidLimit)
    .optional()
    .transform((value) => (value ? Number(value) : LIST_LIMIT))
    .refine((value) => value >= 1 && value <= LIST_LIMIT, texts.campaignLists.invalidLimit),
  cursor: textFilter("Cursor", MAX_LENGTH.cursor),
});
export type ListQuery = z.output<typeof pagedFilters>;

const anyPage = pagedFilters.extend({
  /** How many campaigns to skip, from the beginning of the list or from the cursor's position. */
  offset: z
    .string()
    .regex(/^\d{0,7}$/, texts.campaignLists.invalidOffset)
    .optional()
    .transform((value) => Number(value ?? "")),
});
export type PageQuery = z.output<typeof anyPage>;

/**
 * A campaign in a list: both shapes of spec §3, without what only its own page shows. A campaign may have no date, as spec
 * §2 has a word for that.
 */
export const listedCampaign = campaign
  .omit({ siteKey: true, nextAttemptAt: true, indexing: true, hasUnpublishedChanges: true })
  .extend({
    /** The optional fields that are filled. */
    ...z.object(shapeOf("edit", "", "response")).partial().shape,
    createdAt: timestamp.optional(),
    updatedAt: timestamp.optional(),
    /** By name; absent from responses of the previous version. */
    labels: z.array(siteLabel).optional(),
    /** Leads of the last 30 days, without junk; absent from responses of the previous version. */
    leads: z.number().optional(),
  });
export type ListedCampaign = z.infer<typeof listedCampaign>;

const campaignList = z.object({
  campaigns: z.array(listedCampaign),
  /** The number of campaigns that pass the filters, on all pages. */
  total: z.number(),
  /** The cursor of the next page; null on the last one. */
  nextCursor: z.string().nullable(),
  /** The values that occur in the whole service (or all campaigns), without the other filters. */
  filters: z.object({ cities: z.array(z.string()), states: z.array(z.string()) }),
  /** Campaigns in each deployment status that pass all other filters. */
  statuses: statusCounts.default(NO_STATUSES),
  /** The name of the requested service as typed: "HVAC" cannot be derived from its slug. */
  service: z.string().optional(),
});
export type CampaignList = z.infer<typeof campaignList>;

const campaignPage = z.object({
  campaigns: z.array(listedCampaign),
  /** The cursor of the page before this one; null on the first one. */
  previousCursor: z.string().nullable(),
  /** The cursor of the page after this one; null on the last one. */
  nextCursor: z.string().nullable(),
});
export type CampaignListPage = z.infer<typeof campaignPage>;

const serviceCount = z.object({ name: z.string(), slug: z.string(), count: z.number() });
export type ServiceCount = z.infer<typeof serviceCount>;

const selectedCampaign = z.object({
  id: z.string(),
  name: z.string(),
  /** Company and street address, which distinguish two sites of one service in one city. */
  company: z
    .object({ name: z.string(), address: z.object({ street: z.string() }) })
    .default({ name: "", address: { street: "" } }),
  deploymentUrl: z.string().nullable(),
  /** Where the site is published; absent from responses of the previous version. */
  deploymentType: deploymentType.default(DEFAULT_HOST),
});

const timeoutMs = TIMEOUT_MS.campaigns;

export const serviceSummary = endpoint("GET", "/service-summary", {
  query: z.object({ type }),
  response: z.array(serviceCount),
  timeoutMs,
});
export const listCampaigns = endpoint("GET", "/campaigns", {
  query: pagedFilters,
  response: campaignList,
  timeoutMs,
});
export const listCampaignsByService = endpoint("GET", "/campaigns-by-service", {
  query: pagedFilters.extend({
    service: requiredText("Service", MAX_LENGTH.serviceName, texts.campaigns.serviceNameRequired),
  }),
  response: campaignList,
  timeoutMs,
});
/** A page at any place of a list, without its counts: a client that scrolls far needs neither the rows before it nor the counts again. */
export const listPage = endpoint("GET", "/campaigns/page", {
  query: anyPage,
  response: campaignPage,
  timeoutMs,
});
/** What Select All and Copy URLs act on (decision D15): the filter's campaigns, the first 10,000 in the list's order. */
export const selectCampaigns = endpoint("GET", "/campaigns/selection", {
  query: listFilters,
  response: z.object({
    campaigns: z.array(selectedCampaign),
    total: z.number(),
    /**
     * Represents these campaigns where a filter is sent: if the filter finds other campaigns, the request is refused. Blank
     * from the previous version.
     */
    digest: z.string().default(""),
  }),
  timeoutMs,
});
/** The campaigns of a filter as points of a map, newest first (docs/conventions.md). */
export const mapSelection = endpoint("GET", "/campaigns/selection/map", {
  query: listFilters.omit({ sort: true, direction: true }),
  response: z.object({ campaigns: z.array(mapPoint) }),
  timeoutMs,
});
/**
 * Requests a deployment of every failed campaign that passes the filters, loaded or not (decision D15), for free and in one
 * transaction: the first 10,000. `remaining` is the number of those that are left. Accepts an Idempotency-Key.
 */
export const redeployFailed = endpoint("POST", "/campaigns/redeploy-failed", {
  query: listFilters.omit({ deploymentStatus: true, sort: true, direction: true }),
  response: z.object({ requested: z.number(), remaining: z.number() }),
  timeoutMs,
  status: 202,
});
