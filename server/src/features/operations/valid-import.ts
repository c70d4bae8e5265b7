import {
  importedRow,
  type SiteImportInput,
  uncheckedImport,
} from "@mainstreet/contract/site-import";
import { invalidFields } from "../../errors.ts";
import { mapInTimeSlices } from "../../platform/time-slices.ts";

/**
 * The body of `POST /operations/import`, validated row by row in time slices, once `spend` has counted them. Throws 400 at
 * the first wrong row.
 */
export async function validImport(
  body: unknown,
  spend: (rows: number) => Promise<void>,
): Promise<SiteImportInput> {
  const file = uncheckedImport.safeParse(body);
  if (!file.success) throw invalidFields(file.error.issues);
  await spend(file.data.rows.length);
  const rows = await mapInTimeSlices(file.data.rows, (given, index) => {
    const row = importedRow.safeParse(given);
    if (row.success) return row.data;
    const issues = row.error.issues.map(({ path, message }) => ({
      path: ["rows", index, ...path],
      message,
    }));
    throw invalidFields(issues);
  });
  return { ...file.data, rows };
}
