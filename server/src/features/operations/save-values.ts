import { INHERITED_FIELDS } from "@mainstreet/contract/business-values";
import { OPERATION_FIELDS, type OperationField } from "@mainstreet/contract/operation-fields";
import type { FieldStates } from "@mainstreet/contract/operations";
import { sql } from "drizzle-orm";
import { missingAccount } from "../../hosting/accounts.ts";
import type { Db } from "../../platform/db/database.ts";
import { hasUnpublishedChanges } from "../campaigns/source-digest.ts";
import { campaigns } from "../campaigns/tables.ts";
import { parseVerification } from "../campaigns/verification.ts";
import type { SiteToChange } from "./site-rows.ts";

/** A site with the new states of its fields. */
export type NewStates = { row: SiteToChange; after: FieldStates };

const fieldsOf = (states: FieldStates): OperationField[] =>
  OPERATION_FIELDS.filter((field) => states[field] !== undefined);

type Column = Exclude<OperationField, "searchConsoleScript"> | "verificationTags" | "ownFields";

const columnOf = (field: OperationField): Column =>
  field === "searchConsoleScript" ? "verificationTags" : field;

/** The row of a site with the new states in its columns. */
export function rowAfter({ row, after }: NewStates): SiteToChange {
  const values = fieldsOf(after).map((field): unknown[] => {
    const value = after[field]?.value ?? null;
    return field === "searchConsoleScript"
      ? ["verificationTags", parseVerification(typeof value === "string" ? value : "", "value")]
      : [field, value];
  });
  const ownFields = INHERITED_FIELDS.filter(
    (field) => after[field]?.own ?? row.ownFields.includes(field),
  );
  return { ...row, ...Object.fromEntries(values), ownFields };
}

/** Saves the new states of locked sites, in one statement for all of them. */
export async function saveStates(
  tx: Db,
  userId: string,
  sites: readonly NewStates[],
): Promise<void> {
  const changed = sites.filter(({ after }) => fieldsOf(after).length > 0);
  if (changed.length === 0) return;
  const fields = new Set(changed.flatMap(({ after }) => fieldsOf(after)));
  const names: Column[] = [...[...fields].map(columnOf), "ownFields"];
  const columns = names.map((name) => ({ name, column: campaigns[name] }));
  // A field that stays unchanged at one of them is written with its present value, which is safe as the rows are locked.
  const values = changed.map((site) => {
    const row = rowAfter(site);
    return {
      id: row.id,
      ...Object.fromEntries(columns.map(({ name, column }) => [column.name, row[name]])),
    };
  });
  const sets = columns.map(
    ({ column: { name } }) => sql`${sql.identifier(name)} = v.${sql.identifier(name)}`,
  );
  const types = columns.map(
    ({ column }) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
  );
  await tx.execute(sql`
    update campaigns c set ${sql.join(sets, sql`, `)}, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(id uuid, ${sql.join(types, sql`, `)})
    where c.user_id = ${userId} and c.id = v.id`);
}

/**
 * Whether a site with new states has to be deployed. A deployment under way may have read the states before; a site that moves to another
 * account is published there, as in a move; labels are on no page.
 */
export function needsDeployment(site: NewStates): boolean {
  const { after } = site;
  if (after.account !== undefined) return true;
  if (fieldsOf(after).length === 0) return false;
  const row = rowAfter(site);
  return isUnderWay(row) || (hasUnpublishedChanges(row) && missingAccount(row) === undefined);
}

const isUnderWay = ({ deploymentStatus }: SiteToChange) =>
  deploymentStatus === "queued" || deploymentStatus === "deploying";

/** Whether its deployment publishes more than the new states: earlier saved changes that no deployment under way publishes. */
export function publishesEarlier(site: NewStates): boolean {
  const { row } = site;
  return needsDeployment(site) && !isUnderWay(row) && hasUnpublishedChanges(row);
}

/** Whether the site is live, differs from what is saved, and has no account to be published with. */
export function lacksAccount(site: NewStates): boolean {
  if (site.after.account !== undefined || fieldsOf(site.after).length === 0) return false;
  const row = rowAfter(site);
  return missingAccount(row) !== undefined && hasUnpublishedChanges(row);
}
