import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { showRun } from "../support/show-run.ts";
import { shoot } from "./shoot.ts";

/** Under way: 218 live, 7 in need of attention, 6 deploying. */
const MANY = Array.from({ length: 400 }, (_, index) => {
  if (index % 33 === 5 && index < 225) return "error";
  if (index < 225) return "success";
  return index < 231 ? "processing" : "pending";
});
/** Three sites per week, of which three are created. */
const PLANNED = MANY.slice(0, 40).map((_, index) => (index < 3 ? "success" : "pending"));
const LIVE = MANY.map(() => "success" as const);

/** Pictures of a bulk run in progress, and at its end. */
export async function shootRuns(page: Page): Promise<void> {
  const screens = {
    run: { status: "running", states: MANY },
    "run-small": { status: "running", states: ["success", "error", "processing", "pending"] },
    "run-planned": { status: "running", states: PLANNED, perWeek: 3 },
    "run-failures": { status: "complete", states: ["success", "success", "error"] },
    "run-complete": { status: "complete", states: LIVE },
  } as const;
  for (const [name, wish] of Object.entries(screens)) {
    await showRun(page, wish);
    await page.goto("/creation-runs/0190c0de-0000-7000-8000-000000000001");
    await expect(page.getByRole("heading", { name: /^Plumbing in / })).toBeVisible();
    await shoot(page, name);
  }
}
