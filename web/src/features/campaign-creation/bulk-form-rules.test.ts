import { texts } from "@mainstreet/contract/texts";
import { expect, test } from "vitest";
import { validateWith } from "../../lib/form-errors.ts";
import { bulkFormOf, EMPTY_BULK } from "./bulk-form-rules.ts";
import { tableOf } from "./bulk-rows.ts";

const TYPED = {
  ...EMPTY_BULK,
  serviceName: "Plumbing",
  cities: "Durham, NC",
  phones: "919-555-0101",
};
const errorsOf = (change: Partial<typeof TYPED>, cells?: string[][]) =>
  validateWith(bulkFormOf(cells && tableOf("sites.csv", cells)))({ ...TYPED, ...change });

test("service, cities and phones are all required [spec 5]", () => {
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ serviceName: " ", cities: "\n", phones: "" })).toEqual({
    serviceName: texts.auth.fillInAllFields,
    cities: true,
    phones: true,
  });
});

test("none of them may be without a valid line [spec 5]", () => {
  expect(errorsOf({ phones: "call me" })).toEqual({ phones: texts.bulk.noPhones });
  expect(errorsOf({ cities: ", NC" })).toEqual({ cities: texts.creationRuns.noSites });
  expect(errorsOf({ cities: "Durham, NC\n".repeat(10_001) })).toEqual({
    cities: texts.creationRuns.tooMany,
  });
});

test("a drip is a whole number from one on, or nothing", () => {
  expect(errorsOf({ dripPerDay: " 20 " })).toEqual({});
  for (const dripPerDay of ["0", "1.5", "some"])
    expect(errorsOf({ dripPerDay })).toEqual({ dripPerDay: texts.creationRuns.invalidDrip });
});

test("a file replaces the cities and whatever else its columns hold", () => {
  const bare = { serviceName: "", cities: "", phones: "" };
  const full = [
    ["city", "state", "phone", "service"],
    ["Durham", "NC", "919-555-0101", "Plumbing"],
  ];
  expect(errorsOf(bare, full)).toEqual({});
  expect(errorsOf(bare, [["city"], ["Durham"]])).toEqual({
    serviceName: texts.auth.fillInAllFields,
    phones: true,
  });
  expect(errorsOf({}, [["state"], ["NC"]])).toEqual({ cities: texts.creationRuns.noSites });
});

test("the phone number of a business is used where none is typed", () => {
  const errorsWith = (businessPhone: string) =>
    validateWith(bulkFormOf(undefined, businessPhone))({ ...TYPED, phones: "" });
  expect(errorsWith("336-555-0100")).toEqual({});
  expect(errorsWith("")).toEqual({ phones: texts.auth.fillInAllFields });
});
