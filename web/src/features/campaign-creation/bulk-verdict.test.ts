import type { CheckedRow } from "@mainstreet/contract/check-run";
import { expect, test } from "vitest";
import { BLANK_ROW } from "./bulk-rows.ts";
import { countVerdicts, isVerdictOf, verdictsOf, withMeasure } from "./bulk-verdict.ts";

const bulkRow = (key: string, change = {}) => ({
  ...BLANK_ROW,
  key,
  at: Number(key),
  serviceName: "Plumbing",
  city: "Springfield",
  state: "NC",
  zip: "",
  phone: "336-555-0101",
  ...change,
});
const READY: CheckedRow = {
  fields: {},
  place: { city: "Springfield", state: "NC", zip: "27601" },
  possibleStates: [],
  suggestions: [],
  campaign: null,
  sameAsRow: null,
  indexable: true,
  problems: [],
  measured: null,
};
const check = (
  responses: Partial<CheckedRow>[],
  rows = responses.map((_, at) => bulkRow(`${at + 2}`)),
) => {
  const checked = responses.map((response) => ({ ...READY, ...response }));
  const totals = { rows: 0, valid: 0, duplicates: 0, unresolved: 0 };
  const run = { rows: checked, totals: { ...totals, creditsNeeded: 0, creditsAvailable: 0 } };
  return { rows, verdicts: verdictsOf(rows, run) };
};
const placeProblem = { kind: "place" as const, text: "We have no place data." };

test("a wrong field hides all other messages of its row", () => {
  const { verdicts } = check([{ fields: { zip: "Bad ZIP" }, sameAsRow: 0, indexable: false }]);
  expect(verdicts.get("2")).toMatchObject({ tone: "bad", messages: ["Bad ZIP"] });
});

test("suggestions are offered by name, and nothing is replaced by itself", () => {
  const wrong = { fields: { state: "No state" }, place: null, possibleStates: ["NC", "SC"] };
  const { rows, verdicts } = check(
    [wrong, { place: { city: "Durham", state: "NC", zip: "" } }],
    [bulkRow("2", { state: "ZZ" }), bulkRow("3", { city: "durham" })],
  );
  expect(verdicts.get("2")?.of.state).toBe("ZZ");
  expect(verdicts.get("2")?.suggestions).toEqual([
    { label: "Use NC", fields: { state: "NC" } },
    { label: "Use SC", fields: { state: "SC" } },
  ]);
  expect(verdicts.get("3")?.suggestions).toEqual([
    { label: "Use Durham", fields: { city: "Durham" } },
  ]);
  expect(countVerdicts(rows, verdicts).spellings).toEqual({ 3: { city: "Durham" } });
  const fixed = rows.map((row) => ({ ...row, city: "Durham" }));
  expect(countVerdicts(fixed, verdicts).spellings).toEqual({});
});

test("a city in many states gets a list of states, not a row of buttons", () => {
  const unknown = { place: null, possibleStates: ["MO", "IL", "MA", "OH"], indexable: false };
  const { verdicts } = check([unknown], [bulkRow("2", { state: "unknown" })]);
  expect(verdicts.get("2")).toMatchObject({
    suggestions: [],
    possibleStates: ["MO", "IL", "MA", "OH"],
  });
  expect(verdicts.get("2")?.messages).toEqual(["We know Springfield in 4 states."]);
});

test("a repeated row is named by its number, an existing site by its name", () => {
  const campaign = { id: "1", name: "Plumbing in Springfield, NC", deploymentUrl: null };
  const { rows, verdicts } = check([{}, { sameAsRow: 0 }, { campaign }]);
  expect(verdicts.get("2")).toMatchObject({ tone: "good", messages: [] });
  expect(verdicts.get("3")?.messages).toEqual(["The same as row 2."]);
  expect(verdicts.get("4")?.messages).toEqual([
    "You have this site already: Plumbing in Springfield, NC.",
  ]);
  expect(countVerdicts(rows, verdicts)).toEqual({
    bad: [],
    waiting: ["3", "4"],
    doubles: ["3", "4"],
    spellings: {},
  });
});

test("a city in several states offers the states instead of another spelling", () => {
  const unknown = { place: null, possibleStates: ["MO", "IL"], indexable: false };
  const response = { ...unknown, problems: [placeProblem] };
  const { verdicts } = check(
    [response, response],
    [bulkRow("2", { state: "Unknown" }), bulkRow("3")],
  );
  expect(verdicts.get("2")?.messages).toEqual(["We know Springfield in 2 states."]);
  expect(verdicts.get("3")?.messages).toEqual(["We know no Springfield in NC, but in 2 states."]);
});

test("a verdict belongs to the values that were checked", () => {
  const { rows, verdicts } = check([{}]);
  const [row = bulkRow("2")] = rows;
  const verdict = verdicts.get("2");
  expect(verdict && isVerdictOf(verdict, { ...row })).toBe(true);
  expect(verdict && isVerdictOf(verdict, { ...row, state: "MO" })).toBe(false);
});

test("a measurement adds each message once and removes none", () => {
  const likeness = { kind: "likeness" as const, text: "Too like another page." };
  const measured = { siteKey: "k", words: 900, nearest: null };
  const first = check([{ sameAsRow: 0, problems: [placeProblem] }]);
  const whole = first.verdicts.get("2");
  const alone = check([{ indexable: false, problems: [placeProblem, likeness], measured }]);
  const both = whole && withMeasure(whole, alone.verdicts.get("2"));
  expect(both).toMatchObject({ tone: "waiting", isMeasured: true });
  expect(both?.messages).toEqual([
    "The same as row 2.",
    "We have no place data.",
    "Too like another page.",
  ]);
  expect(whole && withMeasure(whole, undefined)).toBe(whole);
});

test("a misspelt city has its suggestions, also when its row was measured later", () => {
  const unknown = { place: null, indexable: false, problems: [placeProblem] };
  const roundRock = { city: "Round Rock", state: "TX" };
  const first = check([unknown]).verdicts.get("2");
  const later = check([{ ...unknown, suggestions: [roundRock] }]).verdicts.get("2");
  const expected = {
    tone: "waiting",
    messages: ["Did you mean Round Rock, TX?", placeProblem.text],
    suggestions: [{ label: "Use Round Rock", fields: roundRock }],
  };
  expect(later).toMatchObject(expected);
  expect(first && withMeasure(first, later)).toMatchObject(expected);
});
