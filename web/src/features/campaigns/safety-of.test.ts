import { expect, test } from "vitest";
import { safetyOf } from "./deployment-card.tsx";

const failed = { deployed: true, isLive: true, type: "single" } as const;

test("a failed deployment mentions the previous version if it is still live", () => {
  expect(safetyOf(failed)).toContain("The version before it is still live.");
  for (const none of [{ isLive: false }, { isLive: false, deployed: false }])
    expect(safetyOf({ ...failed, ...none })).not.toContain("still live");
});

test("a redeployment is always free, and the button for it is named", () => {
  for (const change of [{}, { isLive: false }, { isLive: false, deployed: false }]) {
    const safety = safetyOf({ ...failed, ...change });
    expect(safety).toMatch(/deploying again is free/i);
    expect(safety).toContain("Press Deploy Site");
    expect(safety).toContain("Change Deployment Settings");
  }
});

test("only for a site that was never live the credits are returned, and their number is shown", () => {
  const never = { ...failed, deployed: false, isLive: false } as const;
  expect(safetyOf(never)).toContain("Your credit stays with it");
  expect(safetyOf(never)).toContain("deleting it returns the credit.");
  expect(safetyOf({ ...never, type: "multi-location" })).toContain("Your credits stay with it");
  expect(safetyOf(failed)).not.toContain("returns");
  expect(safetyOf({ ...failed, isLive: false })).not.toContain("returns");
});
