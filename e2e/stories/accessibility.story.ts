import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { createSite } from "../support/create-site.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { signUp } from "../support/sign-up.ts";
import { story } from "../support/story.ts";

const WIDTHS = [320, 390, 1280];
const SCHEMES = ["light", "dark"] as const;

/** The screen as it stands, on every width and in both schemes: no finding, and nothing to scroll sideways. */
async function expectGoodEverywhere(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled, `the page's width at ${width} px`).toBeLessThanOrEqual(width);
    await story.step(`${width} px`, () => expectGoodInBothSchemes(page));
  }
}

async function expectGoodInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await story.step(colorScheme, () => expectAccessible(page));
  }
}

async function expectScreens(page: Page, screens: Record<string, string>): Promise<void> {
  for (const [path, title] of Object.entries(screens)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await story.step(path, () => expectGoodEverywhere(page));
  }
}

// Half-faded colours are nobody's contrast.
story.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

story("a stranger's screens are accessible", async ({ page }) => {
  await expectScreens(page, {
    "/login": "Sign in to your account",
    "/signup": "Create your account",
    "/no-such-page": "Page not found",
  });
});

story("a user's screens are accessible", async ({ page }) => {
  story.slow(); // Seven screens, six times each.
  await signUp(page);
  await createSite(page, { service: "Plumbing", phone: "3365550142" });
  await expectScreens(page, {
    [new URL(page.url()).pathname]: "Plumbing",
    "/": "Dashboard",
    "/create": "Create New Campaign",
    "/credits": "Credits",
    "/settings": "Settings",
    "/single-page-sites": "Single Page Sites",
    "/multi-location-sites": "Multi-Location Sites",
  });
});

story("what opens over a screen is accessible", async ({ page }) => {
  await signUp(page);
  await createSite(page, { service: "Plumbing" });
  await page.getByRole("button", { name: "Change Deployment Settings" }).click();
  await expectGoodInBothSchemes(page);
  await page.goto("/create");
  await page.getByRole("button", { name: "Create Site" }).click();
  await expect(page.getByText("City is required")).toBeVisible();
  await expectGoodInBothSchemes(page);

  await page.goto("/settings");
  await page.getByRole("button", { name: "Use the sandbox account" }).last().click();
  await page.getByRole("button", { name: "Add Credentials" }).click();
  await page.getByRole("button", { name: "Manage Buckets" }).click();
  await expect(page.getByRole("dialog", { name: "Buckets of Sandbox" })).toBeVisible();
  await expectGoodInBothSchemes(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete Sandbox" }).click();
  await expect(page.getByRole("dialog", { name: "Delete AWS credentials" })).toBeVisible();
  await expectGoodInBothSchemes(page);
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectGoodInBothSchemes(page);
});
