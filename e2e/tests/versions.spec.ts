import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { ask } from "../support/person.ts";
import { publishSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const card = (page: Page) => page.getByRole("region", { name: "Versions", exact: true });

test("the versions of a site say what changed, and one is brought back by the keyboard alone @long", async ({
  page,
  person,
}) => {
  const { id } = await publishSite(person);
  await ask(person, `PUT /campaigns/${id}`, { main: { phone: "(336) 555-0199" } });
  await ask(person, `POST /campaigns/${id}/redeploy`, {});
  await page.goto(`/campaigns/${id}`);
  await expect(page.getByLabel("Phone Number").first()).toHaveValue("(336) 555-0199");
  await expect(card(page)).toContainText("Version 2");
  await expect(card(page)).toContainText("Changed: Phone Number");
  await expect(card(page)).toContainText("by you");
  const changed = card(page).getByRole("button", { name: "What changed in version 2" });
  await changed.focus();
  await page.keyboard.press("Enter");
  await expect(card(page).getByRole("definition")).toContainText("(336) 555-0199");
  await expect(card(page)).toContainText("Page /");
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  await page.setViewportSize({ width: 1280, height: 900 });

  const saved = page.waitForEvent("download");
  await card(page).getByRole("button", { name: "Download version 1 as ZIP" }).press("Enter");
  expect((await saved).suggestedFilename()).toMatch(/^plumbing-winston-salem.*-version-1\.zip$/);
  await expect(page.getByText("The download has started")).toBeVisible();

  await card(page).getByRole("button", { name: "Restore version 1" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Restore version 1" });
  await expect(dialog).toContainText("costs no credit");
  await dialog.getByRole("button", { name: "Restore", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The site is being restored to version 1")).toBeVisible();
  await expect(card(page)).toContainText("Pinned to version 1", { timeout: 30_000 });
  await expect(card(page)).toContainText("Restored to version 1");
  await expect(page.getByLabel("Phone Number").first()).not.toHaveValue("(336) 555-0199");
});
