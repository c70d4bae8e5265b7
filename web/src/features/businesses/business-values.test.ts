import { BLANK_BUSINESS, businessSchema } from "@mainstreet/contract/business-content";
import { businessTexts } from "@mainstreet/contract/business-texts";
import { expect, test } from "vitest";
import { validateWith } from "../../lib/form-errors.ts";
import {
  businessRules,
  businessChangesSince,
  contentToSave,
  businessFieldOf,
  businessValuesOf,
} from "./business-values.ts";

const NINE_TO_FIVE = [{ opens: "09:00", closes: "17:00" }];
const RUIZ = {
  ...BLANK_BUSINESS,
  name: "Ruiz Plumbing",
  phone: "(336) 555-0100",
  latitude: 36.1,
  founded: 1998,
  hours: [[], NINE_TO_FIVE, [], [], [], [], []],
  holidays: [{ date: "2026-12-25", name: "Christmas Day", hours: [] }],
  licence: { number: "P-1", state: "NC", board: "Board of Plumbing" },
  languages: ["English", "Spanish"],
  reviewProfiles: ["https://reviews.example.com/ruiz"],
  serviceArea: ["Winston-Salem", "Clemmons"],
  services: [
    { trade: "plumbing", id: "leak-repair", name: "Leak repair", sentence: "", priceNote: "" },
  ],
};
const errorsOf = (change: object) =>
  validateWith(businessRules)({ ...businessValuesOf(RUIZ), ...change });

test("a business that is shown in the form and saved unchanged stays the same", () => {
  expect(contentToSave(businessValuesOf(RUIZ))).toEqual(RUIZ);
  expect(businessSchema.parse(contentToSave(businessValuesOf(RUIZ)))).toEqual(RUIZ);
  expect(
    businessChangesSince(
      contentToSave(businessValuesOf(RUIZ)),
      contentToSave(businessValuesOf(RUIZ)),
    ),
  ).toEqual({});
});

test("only what was changed is sent, lists as a whole", () => {
  const values = {
    ...businessValuesOf(RUIZ),
    phone: "336-555-0111",
    languages: "English, , Polish,English",
  };
  expect(
    businessChangesSince(contentToSave(businessValuesOf(RUIZ)), contentToSave(values)),
  ).toEqual({
    phone: "336-555-0111",
    languages: ["English", "Polish"],
  });
});

test("a new business has nothing ticked, no hours and no licence", () => {
  expect(contentToSave({ ...businessValuesOf(undefined), name: "Ruiz" })).toMatchObject({
    services: [],
    hours: null,
    licence: null,
    founded: null,
  });
});

test("errors are shown at the form's fields; of a list the wrong entry is named", () => {
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ founded: "long ago", latitude: "91" })).toEqual({
    founded: "Write the year, such as 1998",
    latitude: "Latitude lies between -90 and 90",
  });
  const reviewProfiles = "https://reviews.example.com/ruiz\nhttp://plain.example.com";
  expect(errorsOf({ reviewProfiles })["reviewProfiles"]).toMatch(/^http:\/\/plain\.example\.com: /);
  expect(
    Object.keys(errorsOf({ hours: [[{ opens: "", closes: "17:00" }], ...RUIZ.hours.slice(1)] })),
  ).toEqual(["hours.0.0.opens"]);
  expect(businessFieldOf("languages.2")).toBe("languages");
  expect(businessFieldOf("services.2.sentence")).toBe("services.2.sentence");
});

test("a licence is given whole or not at all", () => {
  expect(errorsOf({ licence: { number: "P-1", state: " ", board: "" } })).toEqual({
    "licence.state": businessTexts.licenceIncomplete,
    "licence.board": true,
  });
  expect(errorsOf({ licence: { number: "", state: "", board: " " } })).toEqual({});
});
