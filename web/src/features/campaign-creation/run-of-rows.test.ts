import { EMPTY_CHOICE } from "@mainstreet/contract/deployment";
import { createRunInput } from "@mainstreet/contract/creation-runs";
import { expect, test } from "vitest";
import { BLANK_ROW } from "./bulk-rows.ts";
import { ApiError } from "../../lib/api-error.ts";
import { runRefusalText, runOf } from "./run-of-rows.ts";

const row = {
  ...BLANK_ROW,
  key: "Apex",
  at: 7,
  serviceName: "Plumbing",
  city: "Apex",
  state: "Unknown",
  zip: "",
  phone: "919-555-0101",
};
const choice = {
  ...EMPTY_CHOICE,
  netlifyTokenId: "default",
};
const order = {
  rows: [row],
  seed: "one",
  choice,
  values: { dripPerDay: " 20 ", perWeek: "", design: { theme: "", palette: "" } },
};

test("the payload is one that the contract takes, and the same to the letter when it is sent again [spec 3]", () => {
  expect(createRunInput.parse(runOf(order))).toMatchObject({
    sites: [{ city: "Apex", state: "Unknown", netlifyTokenId: "default" }],
    dripPerDay: 20,
  });
  const design = { theme: "", palette: "pine" };
  const { sites, perWeek } = runOf({ ...order, values: { dripPerDay: "", perWeek: "4", design } });
  expect(sites[0]).toMatchObject({ design });
  expect(perWeek).toBe(4);
  expect(JSON.stringify(runOf(order))).not.toContain("perWeek");
  expect(JSON.stringify(runOf(order))).toBe(JSON.stringify(runOf({ ...order })));
});

test("rows that name no business belong to the chosen one; without one the request names none", () => {
  const business = { businessId: "0199a1b2-0000-7000-8000-000000000006" };
  const rows = [row, { ...row, business: "Oak Roofing" }];
  const [first, second] = runOf({ ...order, rows, business }).sites;
  expect(first).toMatchObject(business);
  expect(second).toMatchObject({ business: "Oak Roofing" });
  expect(second).not.toHaveProperty("businessId");
  expect(JSON.stringify(runOf(order))).not.toContain("business");
});

test("a refused site is named by its row; without a reason the spec's text is shown", () => {
  const refused = (fields: Record<string, string>, message = "") =>
    runRefusalText(new ApiError({ status: 400, code: "INVALID", message, fields }), [row]);
  expect(refused({ "sites.0.state": "Please enter a US state, such as NC" })).toBe(
    "Row 7: Please enter a US state, such as NC",
  );
  expect(refused({ netlifyTokenId: "x" }, "Please select")).toBe("Please select");
  expect(refused({})).toBe("Failed to create bulk sites");
});
