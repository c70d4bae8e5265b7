import { checkRun, MEASURED_ROWS } from "@mainstreet/contract/check-run";
import { texts } from "@mainstreet/contract/texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { dispatchRuns } from "./dispatch-runs.ts";
import { makeRun, balanceOf, sitesIn } from "../../../test/creation-runs.ts";

const CREDITS = 13;

let product: Product;

let refused: Visitor;

beforeAll(async () => {
  // Without a worker nothing starts on its own: the tests dispatch the runs.
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: String(CREDITS) });
  refused = await product.signUp();
});

afterAll(async () => {
  await product.assertSound();
  await product.close();
});

/** Dispatches until nothing can be started; returns how many sites were started. */
async function feed(): Promise<number> {
  const started = await dispatchRuns(product.deps);
  return started === 0 ? 0 : started + (await feed());
}

const [site = {}] = sitesIn(["Durham"]);

const many = Array.from({ length: 10_001 }, () => site);

test("a dry run says of each row what it will make, merges nothing, makes nothing and charges nothing", async () => {
  const visitor = await product.signUp();
  await makeRun(visitor, ["Durham"]);
  expect(await feed()).toBe(1);
  const plumber = { serviceName: "Plumbing", phone: "336-555-0142" };
  const wrong = { serviceName: "Plumbing", city: "Cary", state: "ZZ", zip: "1", email: "a@" };
  const rows = [
    { ...plumber, city: "durham", state: "north carolina" },
    { ...plumber, city: "Winston Salem", state: "NC", siteKey: "abcdefghij234567" },
    { ...plumber, city: "WINSTON-SALEM", state: "NC", siteKey: "abcdefghij234567" },
    { serviceName: "Plumbing", city: "Chicago", state: "Unknown" },
    { ...plumber, city: "Springfield", state: "Unknown", zip: "65801" },
    { ...wrong, phone: "call me" },
    {},
  ];
  const { status, response } = await visitor.send(checkRun, { body: { rows } });
  expect(status).toBe(200);
  const [known, first, twin, resolved, unclear, refusedRow, empty] = response.rows;
  const durham = { name: "Plumbing in Durham, NC", deploymentUrl: null };
  expect(known).toMatchObject({
    fields: {},
    place: { city: "Durham", state: "NC" },
    campaign: durham,
    measured: { nearest: { campaignId: known?.campaign?.id, row: null } },
    sameAsRow: null,
    indexable: true,
    problems: [],
  });
  expect(first).toMatchObject({
    place: { city: "Winston-Salem", state: "NC", zip: "27101" },
    campaign: null,
    sameAsRow: null,
    measured: { siteKey: "abcdefghij234567" },
  });
  expect(twin).toMatchObject({ sameAsRow: 1, measured: { siteKey: "abcdefghij234567" } });
  // The dry run composed the page again, as the run would, because the same page already exists.
  expect(twin?.measured?.nearest?.likeness).toBeLessThanOrEqual(0.4);
  expect(resolved).toMatchObject({ place: { city: "Chicago", state: "IL" }, indexable: false });
  expect(resolved?.problems.map(({ kind }) => kind)).toEqual(["contact"]);
  expect(unclear).toMatchObject({ fields: {}, place: null, indexable: false });
  expect(unclear?.possibleStates).toEqual(expect.arrayContaining(["IL", "MA", "MO"]));
  expect(refusedRow).toMatchObject({
    measured: null,
    possibleStates: expect.arrayContaining(["NC"]),
  });
  expect(refusedRow?.fields).toEqual({
    state: texts.campaigns.invalidState,
    zip: texts.campaigns.invalidZip,
    phone: texts.campaigns.invalidPhone,
    email: texts.auth.invalidEmail,
  });
  expect(empty?.fields).toMatchObject({ city: texts.campaigns.cityRequired });
  expect(response.totals).toEqual({
    rows: 7,
    valid: 5,
    duplicates: 2,
    unresolved: 1,
    creditsNeeded: 5,
    creditsAvailable: CREDITS - 1,
  });
  expect(await balanceOf(visitor)).toBe(CREDITS - 1);
  const stranger = await refused.send(checkRun, { body: { rows: rows.slice(0, 1) } });
  expect(stranger.response.rows[0]).toMatchObject({ campaign: null, measured: { nearest: null } });
});

test("an unknown place gets suggestions, and an ambiguous one the hint that the ZIP code would decide", async () => {
  const visitor = await product.signUp();
  const row = { serviceName: "Plumbing", phone: "512-555-0142" };
  const rows = [
    { ...row, city: "Round Rok", state: "TX" },
    { ...row, city: "Woodlawn", state: "VA" },
    { ...row, city: "Woodlawn", state: "VA", zip: "24381" },
    { ...row, city: "red bank", state: "TN" },
  ];
  const { response } = await visitor.send(checkRun, { body: { rows } });
  const [misspelt, shared, selected, suburb] = response.rows;
  expect(misspelt).toMatchObject({ place: null, indexable: false, possibleStates: [] });
  expect(misspelt?.suggestions[0]).toEqual({ city: "Round Rock", state: "TX" });
  expect(shared).toMatchObject({ place: null, suggestions: [], possibleStates: [] });
  expect(shared?.problems).toContainEqual({
    kind: "place",
    text: texts.bulk.ambiguousPlace("Woodlawn", "VA"),
  });
  expect(selected).toMatchObject({ place: { city: "Woodlawn", zip: "24381" } });
  expect(suburb).toMatchObject({ place: { city: "Red Bank", state: "TN", zip: "37415" } });
});

test("a dry run above the limit for rendering renders no row, and one without rows or with too many is refused", async () => {
  const check = (rows: object[]) => refused.send(checkRun, { body: { rows } });
  const { response } = await check(many.slice(0, MEASURED_ROWS + 1).map((row) => ({ ...row })));
  expect(response.rows.every(({ measured }) => measured === null)).toBe(true);
  expect(response.totals).toMatchObject({ valid: 101, duplicates: 100 });
  expect((await check([])).failure.fields).toEqual({ rows: texts.creationRuns.noSites });
  expect((await check(many.map(() => ({})))).failure.message).toBe(texts.creationRuns.tooMany);
});
