import { count } from "@mainstreet/contract/count";
import { choiceFieldsOf, type FormChoice } from "@mainstreet/contract/deployment";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import type { createRun } from "@mainstreet/contract/creation-runs";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { texts } from "@mainstreet/contract/texts";
import type { BulkValues } from "./bulk-form-rules.ts";
import { dripOf, perWeekOf } from "./bulk-form-rules.ts";
import type { BulkRow } from "./bulk-rows.ts";
import { siteKeyOf } from "./site-key.ts";

type RunInput = {
  rows: readonly BulkRow[];
  seed: string;
  choice: FormChoice;
  values: Pick<BulkValues, "dripPerDay" | "perWeek" | "design">;
  /** The business of rows that name no business. */
  business?: { businessId?: string };
};

/** The payload that creates a run from rows; all sites are published at one place. */
export function runOf(order: RunInput): RequestOf<typeof createRun>["body"] {
  const { rows, seed, choice, values, business: chosenBusiness } = order;
  const { deploymentType } = choice;
  const fieldsOfHost = choiceFieldsOf(deploymentType).map(
    (field) => [field, choice[field]] as const,
  );
  const place = { deploymentType, ...Object.fromEntries(fieldsOfHost) };
  const chosen = isChosen(values.design) && { design: values.design };
  const sites = rows.map((row) => {
    const { key, at: _, business, ...fields } = row;
    const named = business === "" ? chosenBusiness : { business };
    return { ...fields, ...named, siteKey: siteKeyOf(seed, key), ...chosen, ...place };
  });
  return { sites, dripPerDay: dripOf(values), perWeek: perWeekOf(values) };
}

/** An empty design is left out of the payload, since it would be repeated ten thousand times. */
export function isChosen({ theme, palette }: BulkValues["design"]): boolean {
  return theme + palette !== "";
}

/** The reason why a run was refused, in words; a wrong site is named by its row. */
export function runRefusalText(error: Error, rows: readonly BulkRow[]): string {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  for (const [path, text] of fields) {
    const row = rows[Number(/^sites\.(\d+)/.exec(path)?.[1])];
    if (row !== undefined) return `Row ${count(row.at)}: ${text}`;
  }
  return messageOf(error, texts.bulk.createFailed);
}
