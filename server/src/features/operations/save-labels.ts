import type { FieldStates } from "@mainstreet/contract/operations";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { findLabels, findOrCreateLabels } from "../labels/save-label.ts";
import { labelsWithout } from "./change-labels.ts";

/** Labels that are added to a site and removed from it, by name. */
export type LabelsOfSite = { campaignId: string; added: string[]; removed: string[] };

/** The labels that a change adds and removes; empty where the labels stay. */
export function labelsToSave(
  campaignId: string,
  { before, after }: { before: FieldStates; after: FieldStates },
): LabelsOfSite[] {
  if (after.labels === undefined) return [];
  const [had, has] = [namesIn(before), namesIn(after)];
  return [{ campaignId, added: labelsWithout(has, had), removed: labelsWithout(had, has) }];
}

const unique = (names: string[]) => [...new Set(names)];

/** The names of the labels in a state. */
export const namesIn = ({ labels }: FieldStates): string[] =>
  Array.isArray(labels?.value) ? labels.value : [];

/**
 * Adds labels to sites, creating those that do not exist, and removes others. The campaigns are locked: labels are locked after all
 * campaigns, as everywhere, so that no deadlock arises. Throws 409 for one label too many.
 */
export async function saveLabels(
  tx: Db,
  userId: string,
  sites: readonly LabelsOfSite[],
): Promise<void> {
  if (sites.length === 0) return;
  const removed = await findLabels(tx, userId, unique(sites.flatMap((site) => site.removed)));
  const added = await findOrCreateLabels(tx, userId, unique(sites.flatMap((site) => site.added)));
  const idOf = new Map([...removed, ...added].map(({ id, name }) => [name.toLowerCase(), id]));
  const pairs = (names: (site: LabelsOfSite) => string[]) =>
    JSON.stringify(
      sites.flatMap((site) =>
        names(site).flatMap((name) => {
          const label = idOf.get(name.toLowerCase());
          return label === undefined ? [] : [{ label, campaign: site.campaignId }];
        }),
      ),
    );
  await tx.execute(sql`
    delete from campaign_labels l
    using jsonb_to_recordset(${pairs((site) => site.removed)}::jsonb) as v(label uuid, campaign uuid)
    where l.user_id = ${userId} and l.label_id = v.label and l.campaign_id = v.campaign`);
  await tx.execute(sql`
    insert into campaign_labels (user_id, label_id, campaign_id)
    select ${userId}::uuid, label, campaign
    from jsonb_to_recordset(${pairs((site) => site.added)}::jsonb) as v(label uuid, campaign uuid)
    on conflict do nothing`);
}
