import { expect, test } from "vitest";
import { changesOf, newRow, typedChanges } from "./change-rows.ts";

const row = newRow("one");
const errorsOf = (changes: object[]) =>
  typedChanges.safeParse({ changes }).error?.issues.map(({ path }) => path.join("."));

test("a row sends only what its action needs, in the type of its field", () => {
  const changes = [
    { ...row, value: "(336) 555-0199", text: "left from another action" },
    { ...row, action: "replace", find: "a", replacement: "" },
    { ...row, action: "clear" },
    { ...row, action: "inherit", value: "left" },
    { ...row, field: "companyLatitude", value: "36.1" },
    { ...row, field: "indexAnyway", value: "true" },
    { ...row, field: "cta", action: "suffix", text: " today" },
  ] as const;
  expect(changesOf({ changes: [...changes] })).toEqual([
    { field: "phone", action: "set", value: "(336) 555-0199" },
    { field: "phone", action: "replace", find: "a", replacement: "", matchCase: false },
    { field: "phone", action: "clear" },
    { field: "phone", action: "inherit" },
    { field: "companyLatitude", action: "set", value: 36.1 },
    { field: "indexAnyway", action: "set", value: true },
    { field: "cta", action: "suffix", text: " today" },
  ]);
});

test("a refusal names the input of its row", () => {
  const bad = { ...row, field: "companyLatitude", value: "north" };
  const empty = { ...row, action: "prefix" };
  expect(errorsOf([row, bad, empty])).toEqual([
    "changes.0.value",
    "changes.1.value",
    "changes.2.text",
  ]);
  expect(errorsOf([])).toEqual(["changes"]);
});
