import { DESIGN_FIELDS, type ListFilters, NO_BUSINESS } from "@mainstreet/contract/campaign-lists";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import {
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  gte,
  inArray,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { campaignLabels } from "../labels/tables.ts";
import { campaignSearch } from "./search-table.ts";
import { textConditions } from "./search-words.ts";
import { campaigns } from "./tables.ts";

/** The scope of a list: a user's campaigns, or only those of one service or one kind. Filters narrow it further. */
export type ListScope = Partial<Pick<ListFilters, "service" | "type">> & { userId: string };

/** The condition of a scope, which every list query contains: it begins with the owner. */
export function inScope({ userId, service, type }: ListScope): SQL | undefined {
  return and(
    eq(campaigns.userId, userId),
    // A slug is its own slug, so this accepts a name or a slug.
    service === undefined ? undefined : eq(campaigns.serviceSlug, serviceSlug(service)),
    type === undefined ? undefined : eq(campaigns.kind, type),
  );
}

/**
 * Filters as they are evaluated: a trade with the slugs of the user's services that match it; a theme with the ids of the campaigns
 * that got it from their site key.
 */
export type ResolvedFilters = Omit<ListFilters, "sort" | "direction"> & {
  userId: string;
  tradeServices: readonly string[];
  themeCampaigns: readonly string[];
};

/** The filters without service and kind, which are part of the scope. */
type Narrowing = Omit<ResolvedFilters, "service" | "type">;

/** The filters and the search, as one condition within a scope. */
export function matchesFilters(filters: Narrowing): SQL {
  const found = foundIds(filters);
  const own = passesOwn(filters);
  return found === undefined ? own : sql`${own} and ${campaigns.id} in ${found}`;
}

/** The filters that the index `campaigns_in_service` covers, as a condition. */
export function passesOwn(filters: Narrowing): SQL {
  const { city, state, deployed, hasVerificationTag, deploymentStatus } = filters;
  const { deploymentType, updatedSince } = filters;
  const all = and(
    // Without any filter SQL would have no condition here.
    sql`true`,
    city === undefined ? undefined : eq(campaigns.city, city),
    state === undefined ? undefined : eq(campaigns.state, state),
    deployed === undefined ? undefined : eq(campaigns.deployed, deployed),
    hasVerificationTag === undefined
      ? undefined
      : eq(campaigns.hasVerificationTag, hasVerificationTag),
    deploymentStatus === undefined ? undefined : eq(campaigns.deploymentStatus, deploymentStatus),
    deploymentType === undefined ? undefined : eq(campaigns.deploymentType, deploymentType),
    updatedSince === undefined ? undefined : gte(campaigns.updatedAt, new Date(updatedSince)),
  );
  return all ?? sql`true`;
}

/**
 * A query for the ids that pass the other filters and the search, in parentheses; undefined without any of them. It reads
 * `campaign_search`, its rows only for a search (decision 315), and labels alone from their own index.
 */
export function foundIds({ userId, labels = [], ...filters }: Narrowing): SQL | undefined {
  const labelled = labels.map(
    (labelId) => sql`select ${campaignLabels.campaignId} from ${campaignLabels}
      where ${campaignLabels.userId} = ${userId} and ${campaignLabels.labelId} = ${labelId}`,
  );
  const withAll =
    labelled.length === 0 ? undefined : sql`(${sql.join(labelled, sql` intersect `)})`;
  const conditions = searchConditions(filters);
  if (conditions.length === 0) return withAll;
  return sql`(select ${campaignSearch.campaignId} from ${campaignSearch}
    where ${and(
      eq(campaignSearch.userId, userId),
      ...conditions,
      withAll && sql`${campaignSearch.campaignId} in ${withAll}`,
    )})`;
}

type SearchFilters = Omit<Narrowing, "userId" | "labels">;

function searchConditions(filters: SearchFilters): SQL[] {
  const { businessId, has = [], hasNot = [], createdFrom, createdTo, q } = filters;
  const needed = has.filter((field) => !DESIGN_FIELDS.includes(field));
  const conditions = [
    businessId === undefined ? undefined : isBusiness(businessId),
    isTheme(filters),
    isTrade(filters),
    needed.length === 0 ? undefined : arrayContains(campaignSearch.filled, needed),
    hasNot.length === 0 ? undefined : not(arrayOverlaps(campaignSearch.filled, hasNot)),
    hasNot.some((field) => DESIGN_FIELDS.includes(field)) ? sql`false` : undefined,
    createdFrom === undefined
      ? undefined
      : sql`${campaignSearch.createdAt} >= ${createdFrom}::timestamp at time zone 'UTC'`,
    createdTo === undefined
      ? undefined
      : sql`${campaignSearch.createdAt} < (${createdTo}::timestamp + interval '1 day') at time zone 'UTC'`,
    ...textConditions(q ?? ""),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

const isBusiness = (id: string) =>
  id === NO_BUSINESS ? isNull(campaignSearch.businessId) : eq(campaignSearch.businessId, id);

/** A chosen theme counts; without a choice, the theme that the site key chooses. */
function isTheme({ theme, themeCampaigns }: SearchFilters): SQL | undefined {
  if (theme === undefined) return undefined;
  const chosen = eq(campaignSearch.theme, theme);
  if (themeCampaigns.length === 0) return chosen;
  // One parameter for any number of ids.
  const ids = sql.param([...themeCampaigns]);
  return or(chosen, sql`${campaignSearch.campaignId} = any(${ids}::uuid[])`);
}

/** A chosen trade counts; without a choice, the trade that matches the name of the service. */
function isTrade({ trade, tradeServices }: SearchFilters): SQL | undefined {
  if (trade === undefined) return undefined;
  const chosen = eq(campaignSearch.trade, trade);
  if (tradeServices.length === 0) return chosen;
  return or(
    chosen,
    and(eq(campaignSearch.trade, ""), inArray(campaignSearch.serviceSlug, [...tradeServices])),
  );
}
