import { expect, test } from "vitest";
import {
  firstUndecided,
  mainPlaceTyped,
  notesOn,
  placesTyped,
  undecidedText,
  withLine,
} from "./place-notes.ts";

const values = {
  city: "Austin",
  state: "Texas",
  locations: "Round Rok, TX\nCedar Park\n\nLeander TX\nAtlantis, TX\nRound Rok, TX",
};
const roundRock = { city: "Round Rock", state: "TX" };
const cedarPark = { city: "Cedar Park", state: "TX" };
const known = new Map([
  ["Austin, TX", { isKnown: true, problem: null, suggestions: [] }],
  ["Round Rok, TX", { isKnown: false, problem: "unknown" as const, suggestions: [roundRock] }],
  ["Cedar Park", { isKnown: false, problem: "unknown" as const, suggestions: [cedarPark] }],
  ["Leander, TX", { isKnown: true, problem: null, suggestions: [] }],
  ["Atlantis, TX", { isKnown: false, problem: "unknown" as const, suggestions: [] }],
]);

test("the places of the form are its main one and each line once, with a state where one can be read", () => {
  expect(
    placesTyped(values).map(({ place, isIncomplete }) => ({ ...place, isIncomplete })),
  ).toEqual([
    { city: "Austin", state: "TX", isIncomplete: false },
    { city: "Round Rok", state: "TX", isIncomplete: false },
    { city: "Cedar Park", state: "", isIncomplete: true },
    { city: "Leander", state: "TX", isIncomplete: true },
    { city: "Atlantis", state: "TX", isIncomplete: false },
  ]);
  expect(placesTyped({ city: "Austin", state: "", locations: "" })).toEqual([]);
});

test("a complete and known place has no note; any other place has one, with suggestions", () => {
  const notes = notesOn(placesTyped(values), known, new Set());
  expect(notes.map(({ line, suggestions }) => [line, ...suggestions])).toEqual([
    ["Round Rok, TX", roundRock],
    ["Cedar Park", cedarPark],
    ["Leander TX", { city: "Leander", state: "TX" }],
    ["Atlantis, TX"],
  ]);
  const undecided = firstUndecided(notes);
  expect(undecided && undecidedText(undecided)).toBe(
    "Round Rok, TX: did you mean Round Rock, TX? Choose below.",
  );
  const kept = notesOn(placesTyped(values), known, new Set(["Round Rok, TX"]));
  expect(firstUndecided(kept)).toBeUndefined();
  expect(notesOn(placesTyped(values), new Map(), new Set()).map(({ line }) => line)).toEqual([
    "Cedar Park",
    "Leander TX",
  ]);
});

test("a suggestion replaces its line at any position", () => {
  expect(withLine(values.locations, "Round Rok, TX", roundRock)).toBe(
    "Round Rock, TX\nCedar Park\n\nLeander TX\nAtlantis, TX\nRound Rock, TX",
  );
});

test("the place of the single form is checked with its ZIP code, once it is whole", () => {
  const place = { city: " Woodlawn ", state: "virginia", zip: "" };
  expect(mainPlaceTyped({ ...place, state: "" })).toEqual([]);
  expect(mainPlaceTyped(place)[0]?.place).toEqual({ city: "Woodlawn", state: "VA" });
  expect(mainPlaceTyped({ ...place, zip: "24381-0001" })[0]?.place.zip).toBe("24381");
});
