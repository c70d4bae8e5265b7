import { checkRun as api, MEASURED_ROWS } from "@mainstreet/contract/check-run";
import type { CheckedRow, CheckedRun } from "@mainstreet/contract/check-run";
import { contentInBusiness } from "@mainstreet/contract/business-values";
import { sitesOf } from "@mainstreet/contract/creation-runs";
import { SINGLE_SITE_COST } from "@mainstreet/contract/credit-cost";
import { isReachable } from "@mainstreet/generator/content/contact";
import { UNREACHABLE, unknownPlace } from "@mainstreet/generator/content/indexing";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { invalidFields } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { mapInTurns } from "../../platform/in-turns.ts";
import { chargePages, pagesOfRows, spendPages } from "../../platform/http/request-limits.ts";
import { readBalance } from "../credits/append-entry.ts";
import { primaryZip, statesOfCity } from "../places/places.ts";
import { businessesOfRows } from "./businesses-of-rows.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { type Measured, measureRows, NONE_MEASURED } from "./measure-rows.ts";
import { readRow, type ReadRow } from "./read-row.ts";

const uncheckedRows = api.shapes.body.extend({ rows: sitesOf(z.unknown()) });

/**
 * What a run of these rows would make, row by row, as far as that is quickly known: no row is rendered when
 * there are more than {@link MEASURED_ROWS}. Changes nothing. Throws 400 only when there are no rows, or too many.
 */
export async function checkRun(
  { db, limits }: Pick<Deps, "db" | "limits">,
  userId: string,
  body: unknown,
): Promise<CheckedRun> {
  const parsed = uncheckedRows.safeParse(body);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  const { rows: given } = parsed.data;
  const isMeasured = given.length <= MEASURED_ROWS;
  const pages = isMeasured ? given.length : pagesOfRows(given.length);
  await spendPages({ limits, userId }, pages);
  const read = await readRows(db, userId, given);
  const duplicates = await findDuplicates(db, userId, read);
  const { measured, rendered } = isMeasured ? await measureRows(db, userId, read) : NONE_MEASURED;
  await chargePages({ limits, userId }, rendered - measured.length);
  const rows = await mapInTurns(read, (row, index) => ({
    ...shownPlace(row),
    ...(duplicates[index] ?? { campaign: null, sameAsRow: null }),
    ...(measured[index] ?? unmeasured(row)),
  }));
  const creditsAvailable = await asTenant(db, userId, (tx) => readBalance(tx, userId));
  return { rows, totals: { ...totalsOf(rows), creditsAvailable } };
}

/** A row that names no business of the user's has a wrong field. */
async function readRows(db: Db, userId: string, given: readonly unknown[]): Promise<ReadRow[]> {
  const read = await mapInTurns(given, readRow);
  const sites = read.map(({ site }) => site);
  const find = await asTenant(db, userId, (tx) => businessesOfRows(tx, userId, sites));
  return read.map((row) => {
    if (!row.site) return row;
    const { site, business, wrong } = find(row.site);
    if (wrong) return { ...row, site: undefined, fields: { [wrong.field]: wrong.message } };
    return { ...row, site, ...(business && { business }) };
  });
}

function shownPlace({ fields, place, city, zip }: ReadRow) {
  if (!place) return { fields, place: null, possibleStates: statesOfCity(city) };
  const { name, state } = place;
  return {
    fields,
    place: { city: name, state, zip: zip || primaryZip(place) },
    possibleStates: [],
  };
}

/** What the row alone says about its page. */
function unmeasured({ site, business, place, city }: ReadRow): Measured {
  const found = [
    ...(place ? [] : [unknownPlace(city)]),
    ...(site && !isReachable(business ? contentInBusiness(business.content, site) : site)
      ? [UNREACHABLE]
      : []),
  ];
  const problems = found.map(({ kind, reason }) => ({ kind, text: reason }));
  return { measured: null, indexable: problems.length === 0, problems };
}

function totalsOf(rows: readonly CheckedRow[]) {
  const valid = rows.filter(({ fields }) => Object.keys(fields).length === 0);
  return {
    rows: rows.length,
    valid: valid.length,
    duplicates: valid.filter(isDuplicate).length,
    unresolved: valid.filter(({ place }) => place === null).length,
    creditsNeeded: valid.length * SINGLE_SITE_COST,
  };
}

const isDuplicate = ({ campaign, sameAsRow }: CheckedRow) =>
  campaign !== null || sameAsRow !== null;
