import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { deploymentReport } from "../support/deployment-report.ts";
import { someoneNew } from "../support/person.ts";
import { story } from "../support/story.ts";

const FAR = 100;

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
  const target = page.getByRole(role, { name, exact: true }).last();
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

async function signUp(page: Page): Promise<void> {
  const { name, email, password } = someoneNew();
  await page.goto("/signup");
  await type(page, "Full Name", name);
  await type(page, "Email address", email);
  await type(page, "Password", password);
  await type(page, "Confirm Password", password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dashboard", exact: true })).toBeVisible();
}

async function createSite(page: Page): Promise<void> {
  await type(page, "Service Name", "Plumbing");
  await type(page, "City", "Winston");
  await expect(page.getByRole("option", { name: "Winston-Salem, NC" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("City")).toHaveValue("Winston-Salem");
  await expect(page.getByLabel("State")).toHaveValue("NC");
  await type(page, "Phone Number", "3365550142");
  await press(page, "button", "Create Site");
  await expect(page.getByRole("heading", { name: "Plumbing", level: 1 })).toBeVisible();
  await expect(deploymentReport(page)).toContainText("Deployed");
}

story(
  "from signing up to a live site and its deletion without a mouse",
  async ({ page, context }) => {
    await signUp(page);
    await press(page, "link", "Create New Site");
    await createSite(page);
    const opened = context.waitForEvent("page");
    await press(page, "link", "Visit Site");
    const site = await opened;
    await expect(site.getByRole("heading", { level: 1 })).toContainText("Plumbing");
    await site.close();

    await page.getByLabel("Company Name").focus();
    await page.keyboard.type("Twin City Plumbers");
    await press(page, "button", "Save Changes");
    await press(page, "button", "Deploy changes");
    await expect(page.getByText("Campaign redeployed successfully!")).toBeVisible();

    // The short way from anywhere.
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Search sites" })).toBeFocused();
    await page.keyboard.type("single");
    await page.keyboard.press("Enter");
    const service = page.getByRole("link", { name: /^Plumbing/ });
    await expect(service).toBeVisible();
    await tabTo(page, service);
    await page.keyboard.press("Enter");
    await press(page, "button", "Select");
    await tabTo(page, page.getByRole("checkbox"));
    await page.keyboard.press("Space");
    await expect(page.getByText("1 of 1 campaigns selected")).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await press(page, "button", "Delete Selected");
    const question = page.getByRole("dialog");
    await expect(question).toContainText("Are you sure you want to delete");
    await press(page, "button", "Delete");
    await expect(page.getByText("Campaign deleted successfully!")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No campaigns found" })).toBeVisible();
  },
);
