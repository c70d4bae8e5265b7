import type { OperationSubject } from "@mainstreet/contract/operation-fields";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { NamedBusiness } from "../businesses/queries.ts";
import { domains } from "../domains/tables.ts";
import { hostMoveSites } from "../host-moves/tables.ts";
import { campaignLabels, labels } from "../labels/tables.ts";
import { sortedLabels } from "./change-labels.ts";
import type { SiteToChange } from "./site-rows.ts";

/** A site with everything that a change of it depends on. */
export type SiteFacts = {
  row: SiteToChange;
  business: NamedBusiness | undefined;
  labels: readonly string[];
  /** The name of its own domain. */
  domain: string | undefined;
  /** A move to another account has not finished with it. */
  isMoving: boolean;
};

/** The fields and other subjects that changes are about. */
export const subjectsOf = (
  changes: readonly { field: OperationSubject }[],
): ReadonlySet<OperationSubject> => new Set(changes.map(({ field }) => field));

type Facts = Pick<SiteFacts, "labels" | "domain" | "isMoving">;
type Reading = {
  userId: string;
  campaignIds: readonly string[];
  subjects: ReadonlySet<OperationSubject>;
};

/** Reads what changes of these subjects depend on. */
export async function readFacts(tx: Db, reading: Reading): Promise<(id: string) => Facts> {
  const { subjects } = reading;
  const names = subjects.has("labels") ? await readLabels(tx, reading) : undefined;
  const isAccount = subjects.has("account");
  const hosts = isAccount ? await readDomains(tx, reading) : undefined;
  const moving = isAccount ? await readMoving(tx, reading) : undefined;
  return (id) => ({
    labels: sortedLabels(names?.get(id) ?? []),
    domain: hosts?.get(id),
    isMoving: moving?.has(id) ?? false,
  });
}

async function readLabels(
  tx: Db,
  { userId, campaignIds }: Reading,
): Promise<Map<string, string[]>> {
  const { campaignId, labelId } = campaignLabels;
  const rows = await tx
    .select({ campaignId, name: labels.name })
    .from(campaignLabels)
    .innerJoin(labels, and(eq(labels.userId, campaignLabels.userId), eq(labels.id, labelId)))
    .where(and(eq(campaignLabels.userId, userId), inArray(campaignId, [...campaignIds])))
    .orderBy(asc(campaignId));
  const byCampaign = Map.groupBy(rows, (row) => row.campaignId);
  return new Map([...byCampaign].map(([id, group]) => [id, group.map(({ name }) => name)]));
}

async function readDomains(tx: Db, { userId, campaignIds }: Reading): Promise<Map<string, string>> {
  const { campaignId, host } = domains;
  const rows = await tx
    .select({ campaignId, host })
    .from(domains)
    .where(and(eq(domains.userId, userId), inArray(campaignId, [...campaignIds])));
  return new Map(rows.map((row) => [row.campaignId, row.host]));
}

async function readMoving(tx: Db, { userId, campaignIds }: Reading): Promise<Set<string>> {
  const { campaignId, status } = hostMoveSites;
  const rows = await tx
    .select({ campaignId })
    .from(hostMoveSites)
    .where(
      and(
        eq(hostMoveSites.userId, userId),
        sql`${status} in ('waiting', 'moving')`,
        inArray(campaignId, [...campaignIds]),
      ),
    );
  return new Set(rows.map((row) => row.campaignId));
}
