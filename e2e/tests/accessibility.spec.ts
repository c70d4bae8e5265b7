import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { addAwsKeys, addNetlifyToken, makeBucket } from "../support/accounts.ts";
import { control } from "../support/emulator.ts";
import { expectAccessible, expectAccessibleInTurn } from "../support/expect-accessible.ts";
import { failCalls } from "../support/faults.ts";
import { showRun } from "../support/show-run.ts";
import { makeMultiLocationSite, makeSite, publishSite } from "../support/sites.ts";
import { test, userTest } from "../support/test.ts";

/** A test has dozens of checks, which need more time on a busy machine. */
const TIMEOUT_MS = 180_000;
test.describe.configure({ timeout: TIMEOUT_MS });

/**
 * Path and title of each screen, as it stands when all is loaded. `npm test` checks a seventh of them, each day (UTC) another one:
 * an odd number, so that a screen meets both pairs of `expectAccessible` in turn.
 */
async function expectScreens(page: Page, screens: Record<string, string>): Promise<void> {
  const today = Math.floor(Date.now() / 86_400_000);
  const isDue = (at: number) => process.env["TEST_SIZE"] === "long" || (at + today) % 7 === 0;
  const due = Object.entries(screens).filter((_, at) => isDue(at));
  for (const [path, title] of due) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectAccessible(page, path);
  }
}

const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name }).first().click();

// During an animation colours are mixed, and their contrast would be wrong.
test.use({ contextOptions: { reducedMotion: "reduce" } });
userTest.use({ contextOptions: { reducedMotion: "reduce" } });

test("a stranger's screens", async ({ page, errors }) => {
  await expectScreens(page, {
    "/login": "Sign in to your account",
    "/signup": "Create your account",
    "/no-such-page": "Page not found",
    "/forgot-password": "Forgot your password?",
    "/confirm-email": "Confirm your email address",
    "/terms": "Terms of service",
    "/contact": "Contact",
  });
  await page.goto("/signup");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expectAccessible(page, "a refused form");
  errors.expect(/status of 500/);
  await failCalls(page, "GET /health", { status: 500 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Connection Error" })).toBeVisible();
  await expectAccessible(page, "the API cannot be reached");
});

userTest("an empty account's screens", async ({ page, errors }) => {
  await expectScreens(page, {
    "/": "Dashboard",
    "/settings": "Settings",
    "/account": "Account",
    "/single-page-sites": "Single Page Sites",
    "/multi-location-sites/plumbing": "Plumbing",
    "/businesses": "Businesses",
    "/businesses/new": "Add Business",
    "/leads": "Leads",
  });
  errors.expect(/status of 500/);
  await failCalls(page, "GET /dashboard-metrics", { status: 500 });
  await page.goto("/");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "data that cannot be loaded");
});

userTest("a user's screens", async ({ page, person }) => {
  const { id } = await publishSite(person, { zip: "27101", phone: "3365550142" });
  await makeSite(person, { city: "Boise", state: "ID" });
  const multiId = await makeMultiLocationSite(person);
  await addNetlifyToken(person, "Agency");
  await addAwsKeys(person, "Agency keys");
  await expectScreens(page, {
    "/": "Dashboard",
    "/create": "Create New Campaign",
    "/create?tab=multi-location": "Create New Campaign",
    "/credits": "Credits",
    "/settings": "Settings",
    "/single-page-sites": "Single Page Sites",
    "/single-page-sites/plumbing?state=ID": "Plumbing",
    [`/campaigns/${multiId}`]: "Plumbing",
    [`/campaigns/${id}`]: "Plumbing",
  });
  // The last screen that was checked today may be another one.
  await page.goto(`/campaigns/${id}`);
  await press(page, "Change Deployment Settings");
  await page.getByLabel("Company Name").fill("Twin City Plumbers");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page, "a campaign being changed");
});

userTest(
  "a bulk run before it begins, and one with failed sites @long",
  async ({ page, product }) => {
    await page.goto("/create?tab=bulk");
    await page.locator("input[type=file]").setInputFiles({
      name: "sites.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("city,state,email\nDurham,NC,nowhere\nSpringfield,,\nCary,NC,\nCary,NC,"),
    });
    await page.getByLabel("Service Name", { exact: true }).fill("Plumbing");
    await page.getByLabel("Phone Numbers").fill("336-555-0101\ncall me");
    await expect(page.getByText("Netlify charges 60 of its own credits")).toBeVisible();
    await expectAccessible(page, "a file for a bulk run");
    await press(page, "Preview Sites");
    await press(page, "Edit Durham, row 2");
    await expect(page.getByText("1 row to be fixed or removed")).toBeVisible();
    await expectAccessible(page, "the preview of a bulk run");
    await press(page, "Cancel");
    await press(page, "Remove 1 wrong row");
    const once = { match: "POST /api/v1/sites", status: 403, times: 1 };
    await control(product.netlifyUrl, "POST faults", once);
    await press(page, "Create Sites");
    await expect(page.getByText("1 site could not be created")).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page, "a bulk run with a failed row");
  },
);

userTest("what opens over or in a screen", async ({ page, person }) => {
  await makeSite(person);
  await makeSite(person, { city: "Boise", state: "ID" });
  await makeBucket(person, await addAwsKeys(person, "Agency keys"));
  await page.goto("/settings");
  await press(page, "Edit Agency keys");
  await expectAccessibleInTurn(page, "a row being edited");
  await page.getByRole("button", { name: "Cancel" }).click();
  await press(page, "Manage Buckets");
  await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
  await expectAccessibleInTurn(page, "the bucket dialog");
  await page.keyboard.press("Escape");
  await press(page, "Delete Agency keys");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleInTurn(page, "the question before a deletion");
  await page.keyboard.press("Escape");

  await page.goto("/single-page-sites/plumbing");
  await press(page, "Select");
  await page.getByRole("button", { name: "Select All" }).click();
  await expectAccessibleInTurn(page, "select mode");
  await page.getByRole("button", { name: "Edit Selected" }).click();
  // Before it is there, Escape would end the selection.
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleInTurn(page, "the bulk edit dialog");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete Selected" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete 2 campaigns" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expectAccessibleInTurn(page, "a toast with a button");
  await page.goto("/trash");
  await expect(page.getByRole("list", { name: "Deleted sites" })).toBeVisible();
  await expectAccessibleInTurn(page, "the trash");
});

userTest("a bulk run's screens @long", async ({ page }) => {
  const run = "/creation-runs/0190c0de-0000-7000-8000-000000000001";
  const states = ["success", "processing", "pending", "error", "cancelled"] as const;
  await showRun(page, {
    status: "running",
    states: Array.from({ length: 5 }, () => states).flat(),
  });
  await expectScreens(page, { [`${run}?show=all`]: "Plumbing in 25 cities" });
  await showRun(page, { status: "complete", states: ["success", "success"] });
  await expectScreens(page, { [run]: "Plumbing in 2 cities" });
});

userTest("the menu of a small screen, and the command palette @long", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectAccessible(page, "the menu");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Command palette" })).toBeVisible();
  await expectAccessible(page, "the command palette");
});
