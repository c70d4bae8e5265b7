import { BLANK_CONTENT } from "@mainstreet/contract/content-names";
import { expect, test } from "vitest";
import { type CampaignValues, flatValues, fieldTexts, valuesFrom } from "./campaign-values.ts";
import { formFieldLabel, mergedValues, mergeOf } from "./merge-values.ts";

const before = valuesFrom({
  ...fieldTexts({}),
  service: "Plumbing",
  phone: "3365550101",
  cta: "Call",
  businessId: "",
  relatedServices: "Drains",
});
const having = (changes: Partial<ReturnType<typeof flatValues>>): CampaignValues =>
  valuesFrom({ ...flatValues(before), ...changes });

test("a field that both changed is a conflict, a field that only the other window changed is accepted", () => {
  const mine = having({ phone: "3365550102", cta: "Ring", metaTitle: "Mine" });
  const theirs = having({ phone: "3365550103", cta: "Ring", relatedServices: "Drains\nPipes" });
  const versions = { before, mine, theirs };
  expect(mergeOf(versions)).toEqual({
    conflicts: [{ field: "phone", mine: "3365550102", theirs: "3365550103" }],
    taken: [{ field: "relatedServices", mine: "Drains", theirs: "Drains\nPipes" }],
  });
  const both = { cta: "Ring", metaTitle: "Mine", relatedServices: "Drains\nPipes" };
  expect(flatValues(mergedValues(versions, new Set()))).toMatchObject({
    ...both,
    phone: "3365550102",
  });
  expect(flatValues(mergedValues(versions, new Set(["phone"])))).toMatchObject({
    ...both,
    phone: "3365550103",
  });
});

test("a change of something that is in no field of the form leaves nothing to choose", () => {
  const mine = having({ phone: "3365550102" });
  expect(mergeOf({ before, mine, theirs: before })).toEqual({ conflicts: [], taken: [] });
  expect(mergedValues({ before, mine, theirs: before }, new Set())).toEqual(mine);
});

test("every field of the form survives a merge, and has a name of its own", () => {
  const fields = Object.keys(flatValues(before)).filter((field) => field !== "indexAnyway");
  const theirs = having(Object.fromEntries(fields.map((field) => [field, `their ${field}`])));
  const { taken } = mergeOf({ before, mine: before, theirs });
  expect(taken.map(({ field }) => field).toSorted()).toEqual(fields.toSorted());
  expect(mergedValues({ before, mine: before, theirs }, new Set())).toEqual(theirs);
  expect(new Set(taken.map(({ field }) => formFieldLabel(field))).size).toBe(fields.length);
  expect(Object.keys(BLANK_CONTENT)).toHaveLength(fields.length - 1);
});
