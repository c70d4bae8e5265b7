import { MAX_LOCATIONS } from "@mainstreet/contract/multi-location";
import { expect, test } from "vitest";
import { EMPTY_BULK } from "./bulk-form-rules.ts";
import { BLANK_ROW } from "./bulk-rows.ts";
import { businessIdOfRows, joinedValues, multiValuesOf } from "./multi-from-rows.ts";
import { EMPTY_MULTI } from "./use-multi-form.ts";

const row = (city: string, changes = {}) => ({
  ...BLANK_ROW,
  key: city,
  at: 1,
  serviceName: "Plumbing",
  city,
  state: "NC",
  phone: "336-555-0142",
  ...changes,
});
const form = { ...EMPTY_BULK, design: { theme: "civic", palette: "brick" }, netlifyTokenId: "t1" };

test("one site has the first city as its main one, the others as locations, and what the rows share", () => {
  const rows = [row("Durham"), row("Cary"), row("Apex", { serviceName: "Drain cleaning" })];
  const values = multiValuesOf(rows, form);
  expect(values).toMatchObject({
    mainService: "Plumbing",
    city: "Durham",
    state: "NC",
    locations: "Cary, NC\nApex, NC",
    services: "Drain cleaning",
    phoneNumber: "336-555-0142",
    netlifyTokenId: "t1",
    design: form.design,
  });
  expect(values).not.toHaveProperty("mainLocation");
  const many = Array.from({ length: 200 }, (_, at) => row(`City ${at}`));
  expect(multiValuesOf(many, form).locations?.split("\n")).toHaveLength(MAX_LOCATIONS);
});

test("a stored form keeps what is typed and gains the cities; a form about another service stays as it is", () => {
  const added = multiValuesOf([row("Durham"), row("Cary")], form);
  const kept = { ...EMPTY_MULTI, city: "Boone", state: "NC", locations: "Wilkesboro, NC" };
  expect(joinedValues(kept, added)).toMatchObject({
    mainService: "Plumbing",
    city: "Boone",
    locations: "Wilkesboro, NC\nDurham, NC\nCary, NC",
  });
  expect(joinedValues({ ...kept, mainService: "Roofing" }, added)).toBeUndefined();
});

test("the business of one site is the one that its rows name, else the chosen one", () => {
  const businesses = [
    { id: "a1", name: "Ruiz Plumbing" },
    { id: "b2", name: "Lee Roofing" },
    { id: "c3", name: "lee  roofing" },
  ];
  const idOf = (business: string) =>
    businessIdOfRows([row("Durham", { business }), row("Cary", { business })], {
      businesses,
      chosenId: "d4",
    });
  expect(idOf("")).toBe("d4");
  expect(idOf("ruiz  plumbing")).toBe("a1");
  expect(idOf("A1")).toBe("a1");
  expect(idOf("Lee Roofing")).toBe("");
  expect(idOf("Nobody")).toBe("");
});
