import { expect, test } from "vitest";
import { summarizeBulkEdit } from "./report-bulk-edit.ts";

const results = (...success: boolean[]) =>
  success.map((isDone, index) => ({
    id: `c${index}`,
    success: isDone,
    ...(!isDone && { message: "Campaign not found" }),
  }));

test("what was changed is counted", () => {
  const response = { results: results(true, true, true), updated: 3, redeployed: 3 };
  expect(summarizeBulkEdit(response)).toEqual({ done: "Successfully updated 3 campaigns" });
});

test("the summary names sites that wait for an account and sites that could not be changed", () => {
  const response = { results: results(true, true, false), updated: 2, redeployed: 1 };
  expect(summarizeBulkEdit(response)).toEqual({
    done: "Successfully updated 2 campaigns. 1 of them will show it once it can be deployed.",
    failed: "Failed to update campaigns: 1 of 3. Campaign not found",
  });
});

test("one campaign that waits is one, not one of many", () => {
  const response = { results: results(true), updated: 1, redeployed: 0 };
  expect(summarizeBulkEdit(response).done).toBe(
    "Campaign updated successfully! It will show it once it can be deployed.",
  );
});

test("without a change only the failures are shown", () => {
  const response = { results: results(false), updated: 0, redeployed: 0 };
  expect(Object.keys(summarizeBulkEdit(response))).toEqual(["failed"]);
});
