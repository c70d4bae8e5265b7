import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import type { Page, Response } from "@playwright/test";
import { makeSite } from "../support/sites.ts";
import { test, userTest } from "../support/test.ts";

/**
 * Bytes after gzip: 190 kB of scripts for the app, 85 kB before the sign-in; the score in Lighthouse depends on them
 * (decisions 016 and 219).
 */
const BUDGET = {
  "/login": { script: 85_000, stylesheet: 5_000 },
  "/": { script: 190_000, stylesheet: 40_000 },
};
/** Cumulative layout shift. */
const MAX_SHIFT = 0.02;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

type Counted = "script" | "stylesheet";

/** Opens `path` with an empty cache and adds up the code that it loads until the network is idle, each file compressed separately. */
async function firstLoad(page: Page, path: string): Promise<Record<Counted, number>> {
  const responses: Response[] = [];
  const note = (response: Response) => responses.push(response);
  page.on("response", note);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  page.off("response", note);
  const load = { script: 0, stylesheet: 0 };
  for (const response of responses) {
    const type = response.request().resourceType();
    if (type === "script" || type === "stylesheet")
      load[type] += gzipSync(await response.body()).length;
  }
  return load;
}

/** How much of the page has moved by itself until now (the layout shift score of the web vitals, as one window). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += shift.value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );
}

async function expectSmallAndStill(
  page: Page,
  path: keyof typeof BUDGET,
  title: string,
): Promise<void> {
  const load = await firstLoad(page, path);
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  test.info().annotations.push({ type: "first load", description: JSON.stringify(load) });
  expect(load.script, `scripts of ${path}`).toBeGreaterThan(50_000);
  expect(load.script, `scripts of ${path}`).toBeLessThanOrEqual(BUDGET[path].script);
  expect(load.stylesheet, `styles of ${path}`).toBeLessThanOrEqual(BUDGET[path].stylesheet);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.reload({ waitUntil: "networkidle" });
    const shift = await layoutShift(page);
    expect(shift, `layout shift of ${path} at ${size.width} px`).toBeLessThanOrEqual(MAX_SHIFT);
  }
}

test("the first load of the login page is small, and nothing moves in it", async ({ page }) => {
  await expectSmallAndStill(page, "/login", "Sign in to your account");
});

userTest(
  "the first load of the dashboard with its map is small, and nothing moves in it",
  async ({ page, person }) => {
    await makeSite(person);
    await makeSite(person, { city: "Boise", state: "ID" });
    await expectSmallAndStill(page, "/", "Dashboard");
  },
);

userTest("nothing moves in the dashboard of an empty account @long", async ({ page }) => {
  await expectSmallAndStill(page, "/", "Dashboard");
});
