import { parsePhoneLines } from "@mainstreet/contract/bulk-lines";
import { createRunInput } from "@mainstreet/contract/creation-runs";
import { MAX_RUN_SITES } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { z } from "zod";
import { bulkRowsOf, SHARED_MEMBERS } from "./bulk-rows.ts";
import type { Table } from "./bulk-rows.ts";
import { deploymentFields, EMPTY_DEPLOYMENT } from "./new-site-form.ts";

export const bulkValues = z.object({
  serviceName: z.string(),
  /** One per line, 'City, State' or 'City XX'. */
  cities: z.string(),
  /** One per line. */
  phones: z.string(),
  assignment: z.enum(["round-robin", "random"]),
  /** '' = as fast as possible. */
  dripPerDay: z.string(),
  /** '' = as fast as possible. A form that was stored before this choice existed lacks it. */
  perWeek: z.string().default(""),
  /**
   * Values for every row in which no field, column or edit has another value. A form that was stored before this member
   * existed lacks it.
   */
  shared: z.partialRecord(z.enum(SHARED_MEMBERS), z.string()).default({}),
  ...deploymentFields,
});

/** The bulk form as typed. */
export type BulkValues = z.infer<typeof bulkValues>;

export const EMPTY_BULK: BulkValues = {
  serviceName: "",
  cities: "",
  phones: "",
  assignment: "round-robin",
  dripPerDay: "",
  perWeek: "",
  shared: {},
  ...EMPTY_DEPLOYMENT,
};

/** The drip of the payload: undefined where none is wanted, NaN for a text that is not a number. */
export function dripOf({ dripPerDay }: Pick<BulkValues, "dripPerDay">): number | undefined {
  return dripPerDay.trim() === "" ? undefined : Number(dripPerDay);
}

/** The payload's number of sites per week: undefined where no limit is wanted. */
export function perWeekOf({ perWeek }: Pick<BulkValues, "perWeek">): number | undefined {
  return perWeek === "" ? undefined : Number(perWeek);
}

/**
 * The rules of the bulk form (spec §5). A file replaces the cities and the fields for which it has columns; the phone number
 * of a business replaces missing ones.
 */
export function bulkFormOf(table: Table | undefined, businessPhone = "") {
  return bulkValues.check(({ value, issues }) => {
    for (const [field, message] of problemsOf(value, table, businessPhone))
      issues.push({ code: "custom", input: value, path: [field], message });
  });
}

type Problem = readonly [field: keyof BulkValues, message: string];

function problemsOf(
  values: BulkValues,
  table: Table | undefined,
  businessPhone: string,
): Problem[] {
  const whole = { ...values, table, seed: "", changes: { removed: [], edits: {} } };
  const rows = bulkRowsOf({ ...whole, phones: "" });
  return [
    ...missingIn(values, {
      service: rows.some(({ serviceName }) => serviceName === "") || rows.length === 0,
      cities: table === undefined,
      phones: businessPhone === "" && rows.every(({ phone, business }) => phone + business === ""),
    }),
    ...cityProblems(values, rows),
    ...dripProblems(values),
  ];
}

const isBlank = (text: string) => text.trim() === "";

type Wanted = Record<"service" | "cities" | "phones", boolean>;

function missingIn({ serviceName, cities, phones }: BulkValues, wanted: Wanted): Problem[] {
  const { fillInAllFields } = texts.auth;
  const problems: Problem[] = [];
  if (wanted.service && isBlank(serviceName)) problems.push(["serviceName", fillInAllFields]);
  if (wanted.cities && isBlank(cities)) problems.push(["cities", fillInAllFields]);
  if (wanted.phones && isBlank(phones)) problems.push(["phones", fillInAllFields]);
  else if (wanted.phones && parsePhoneLines(phones).phones.length === 0)
    problems.push(["phones", texts.bulk.noPhones]);
  return problems;
}

/** Single rows without a city are fixed in the preview; a file without any city is refused. */
function cityProblems({ cities }: BulkValues, rows: readonly { city: string }[]): Problem[] {
  const isNone = rows.every(({ city }) => city === "");
  if (isNone && (cities.trim() !== "" || rows.length > 0))
    return [["cities", texts.creationRuns.noSites]];
  return rows.length > MAX_RUN_SITES ? [["cities", texts.creationRuns.tooMany]] : [];
}

function dripProblems(values: BulkValues): Problem[] {
  if (values.perWeek !== "" && values.dripPerDay.trim() !== "")
    return [["dripPerDay", texts.creationRuns.dayOrWeek]];
  const { error } = createRunInput.shape.dripPerDay.safeParse(dripOf(values));
  return error === undefined ? [] : [["dripPerDay", texts.creationRuns.invalidDrip]];
}
