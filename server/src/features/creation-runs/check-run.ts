import { checkRun as api, MEASURED_ROWS } from "@mainstreet/contract/check-run";
import type { CheckedRow, CheckedRun } from "@mainstreet/contract/check-run";
import { contentInBusiness } from "@mainstreet/contract/business-values";
import { sitesOf } from "@mainstreet/contract/creation-runs";
import { SINGLE_SITE_COST } from "@mainstreet/contract/credit-cost";
import { texts } from "@mainstreet/contract/texts";
import { stateCode } from "@mainstreet/contract/us-states";
import { isReachable } from "@mainstreet/generator/content/contact";
import { noTradeProblem, UNREACHABLE, unknownPlace } from "@mainstreet/generator/content/indexing";
import { tradeSlugOf } from "@mainstreet/generator/trades/matching/match-trade";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { invalidFields } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { mapInTimeSlices } from "../../platform/time-slices.ts";
import { chargePages, pagesOfRows, spendPages } from "../../platform/http/request-limits.ts";
import { readBalance } from "../credits/append-entry.ts";
import { isAmbiguous, primaryZip, statesOfCity } from "../places/places.ts";
import { suggestedFor } from "../places/suggest-spelling.ts";
import { businessesOfRows } from "./businesses-of-rows.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { type Measured, measureRows, NONE_MEASURED } from "./measure-rows.ts";
import { readBulkRow, type ReadBulkRow } from "./read-row.ts";

const uncheckedRows = api.shapes.body.extend({ rows: sitesOf(z.unknown()) });

/**
 * Checks what a run of these rows would create, row by row. To stay fast, it renders no row when there are more than {@link
 * MEASURED_ROWS}. Changes nothing. Throws 400 only when there are no rows, or too many.
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
  const hasTrade = tradeFinder();
  const rows = await mapInTimeSlices(read, (row, index) => {
    const page = measured[index] ?? unmeasured(row, hasTrade);
    return {
      ...shownPlace(row),
      suggestions: isMeasured ? suggestionsFor(row) : [],
      ...(duplicates[index] ?? { campaign: null, sameAsRow: null }),
      ...page,
      problems: withAmbiguity(page.problems, row),
    };
  });
  const creditsAvailable = await asTenant(db, userId, (tx) => readBalance(tx, userId));
  return { rows, totals: { ...totalsOf(rows), creditsAvailable } };
}

/** A row that names no business of the user's has a wrong field. */
async function readRows(db: Db, userId: string, given: readonly unknown[]): Promise<ReadBulkRow[]> {
  const read = await mapInTimeSlices(given, readBulkRow);
  const sites = read.map(({ site }) => site);
  const find = await asTenant(db, userId, (tx) => businessesOfRows(tx, userId, sites));
  return read.map((row) => {
    if (!row.site) return row;
    const { site, business, wrong } = find(row.site);
    if (wrong) return { ...row, site: undefined, fields: { [wrong.field]: wrong.message } };
    return { ...row, site, ...(business && { business }) };
  });
}

function shownPlace({ fields, place, city, state, zip }: ReadBulkRow) {
  if (!place) {
    const possibleStates = isAmbiguous(city, state, zip) ? [] : statesOfCity(city);
    return { fields, place: null, possibleStates };
  }
  const found = { city: place.name, state: place.state, zip: zip || primaryZip(place) };
  return {
    fields,
    place: found,
    possibleStates: [],
  };
}

/** Searching similar names takes a millisecond per row, so it is only done for requests with few rows. */
function suggestionsFor({ place, city, state, zip }: ReadBulkRow) {
  const isMisspelt = !place && stateCode(state) !== undefined && !isAmbiguous(city, state, zip);
  return isMisspelt && statesOfCity(city).length === 0 ? suggestedFor({ city, state }) : [];
}

/** When several places of the state have the name, the text suggests the ZIP code instead of another spelling. */
function withAmbiguity(problems: Measured["problems"], { city, state, zip }: ReadBulkRow) {
  if (!isAmbiguous(city, state, zip)) return problems;
  const text = texts.bulk.ambiguousPlace(city, state);
  return problems.map((problem) => (problem.kind === "place" ? { ...problem, text } : problem));
}

/** What can be determined about the page from the row alone. */
function unmeasured(
  { site, business, place, city }: ReadBulkRow,
  hasTrade: ReturnType<typeof tradeFinder>,
): Measured {
  // A business may have entered enough content without a trade; this is only known once its page is rendered.
  const needsTrade = site !== undefined && business === undefined;
  const found = [
    ...(place ? [] : [unknownPlace(city)]),
    ...(needsTrade && !hasTrade(site) ? [noTradeProblem(site.serviceName, 0)] : []),
    ...(site && !isReachable(business ? contentInBusiness(business.content, site) : site)
      ? [UNREACHABLE]
      : []),
  ];
  const problems = found.map(({ kind, reason }) => ({ kind, text: reason }));
  return { measured: null, indexable: problems.length === 0, problems };
}

/**
 * Whether a site's service has a trade. Thousands of rows name few services, so each service is matched only once: a match takes 0.1
 * ms.
 */
function tradeFinder() {
  const found = new Map<string, boolean>();
  return ({ trade, serviceName: service }: NonNullable<ReadBulkRow["site"]>): boolean => {
    const key = JSON.stringify([trade, service]);
    const has = found.get(key) ?? tradeSlugOf({ trade, service }) !== null;
    found.set(key, has);
    return has;
  };
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
