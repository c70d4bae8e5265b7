import {
  type listBrokenForms as endpoint,
  MOST_BROKEN_FORMS,
} from "@mainstreet/contract/broken-forms";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "../campaigns/tables.ts";
import { leadForms } from "../leads/tables.ts";
import { formIncidents } from "./tables.ts";

type Wanted = { userId: string; campaignId: string | undefined };

/** Forms with an open incident that visitors are still offered, with the same labels as in the mail about them. */
export async function listBrokenForms(
  tx: Db,
  { userId, campaignId }: Wanted,
): Promise<ResponseOf<typeof endpoint>> {
  const isForm = and(
    eq(leadForms.userId, formIncidents.userId),
    eq(leadForms.token, formIncidents.token),
    eq(leadForms.isOffered, true),
  );
  // A site in the trash has no row here, since tenants do not see it.
  const isSite = and(
    eq(campaigns.userId, formIncidents.userId),
    eq(campaigns.id, formIncidents.campaignId),
  );
  const rows = await tx
    .select({
      campaignId: formIncidents.campaignId,
      label: leadForms.label,
      siteUrl: leadForms.siteUrl,
      fault: formIncidents.fault,
      since: formIncidents.beganAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(formIncidents)
    .innerJoin(leadForms, isForm)
    .innerJoin(campaigns, isSite)
    .where(
      and(
        eq(formIncidents.userId, userId),
        isNull(formIncidents.endedAt),
        campaignId === undefined ? undefined : eq(formIncidents.campaignId, campaignId),
      ),
    )
    .orderBy(desc(formIncidents.beganAt), desc(formIncidents.id))
    .limit(MOST_BROKEN_FORMS);
  const forms = rows.map(({ total: _total, since, ...form }) => ({
    ...form,
    since: since.toISOString(),
  }));
  return { forms, total: rows[0]?.total ?? 0 };
}
