import type { ListFilters } from "@mainstreet/contract/campaign-lists";
import { isPhone, phoneDigits } from "@mainstreet/contract/phone";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { campaigns } from "./tables.ts";

/** What a list is of: a user's campaigns, perhaps of one service and one kind. Filters narrow it further. */
export type ListScope = Partial<Pick<ListFilters, "service" | "type">> & { userId: string };

/** The condition of a scope, which every list query carries: it begins with the owner. */
export function inScope({ userId, service, type }: ListScope): SQL | undefined {
  return and(
    eq(campaigns.userId, userId),
    // A slug is its own slug, so this takes either.
    service === undefined ? undefined : eq(campaigns.serviceSlug, serviceSlug(service)),
    type === undefined ? undefined : eq(campaigns.kind, type),
  );
}

type Narrowing = Omit<ListFilters, "service" | "type" | "sort">;

/** The filters of spec §3 and the search, as one condition within a scope. */
export function passes(filters: Narrowing): SQL {
  const { city, state, deployed, hasVerificationTag, deploymentStatus, deploymentType, q } =
    filters;
  const { updatedSince } = filters;
  const all = and(
    // Something is always there, so that the condition can stand where SQL wants one.
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
    ...wordsOf(q ?? "").map((word) => sql`${campaigns.searchText} like lower(${containing(word)})`),
  );
  return all ?? sql`true`;
}

/** What is searched for: each word by itself, a phone number in whatever form by its last ten digits. */
function wordsOf(q: string): string[] {
  const words = isPhone(q) ? [q] : q.split(/\s+/).filter((word) => word !== "");
  return words.map((word) => (isPhone(word) ? phoneDigits(word).slice(-10) : word));
}

/** A LIKE pattern for text that contains `word`, in which nothing is a wildcard. */
function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
