import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { deploymentReport } from "../support/deployment-report.ts";
import { story } from "../support/story.ts";

const FAR = 60;

/** Presses Tab until the focus is on `target`, as someone without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < FAR; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${FAR} presses of Tab did not lead to ${target.toString()}.`);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

async function press(page: Page, role: "button" | "link", name: string): Promise<void> {
  await tabTo(page, page.getByRole("main").getByRole(role, { name }));
  await page.keyboard.press("Enter");
}

story("from signing up to the live site without a mouse", async ({ page, context }) => {
  await page.goto("/signup");
  await type(page, "Full Name", "Kim Lee");
  await type(page, "Email address", `kim-${Date.now()}@example.com`);
  await type(page, "Password", "secret-of-kim");
  await type(page, "Confirm Password", "secret-of-kim");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dashboard", exact: true })).toBeVisible();

  await press(page, "link", "Create New Site");
  await type(page, "Service Name", "Plumbing");
  await type(page, "City", "Winston");
  await expect(page.getByRole("option", { name: "Winston-Salem, NC" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("City")).toHaveValue("Winston-Salem");
  await expect(page.getByLabel("State")).toHaveValue("NC");
  await type(page, "Phone Number", "3365550142");
  await press(page, "button", "Create Site");

  await expect(deploymentReport(page)).toContainText("Deployed");
  const opened = context.waitForEvent("page");
  await press(page, "link", "Visit Site");
  const site = await opened;
  await expect(site.getByRole("heading", { level: 1 })).toContainText("Plumbing");
});
