import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { failCalls } from "../support/faults.ts";
import { makeSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Command palette" });
const field = (page: Page) => palette(page).getByRole("combobox");
const options = (page: Page) => palette(page).getByRole("option");

test("Ctrl K leads to any page, any site and any action @long", async ({ page, person }) => {
  await makeSite(person);
  const { id } = await makeSite(person, { city: "Boise", state: "ID" });
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await field(page).fill("cred");
  await expect(options(page)).toHaveText(["Credits"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/credits");

  await page.getByRole("button", { name: "Search" }).click();
  await field(page).fill("plumbing");
  await expect(options(page)).toHaveCount(2);
  await field(page).fill("plumbing boise");
  await expect(options(page)).toHaveText([/^Plumbing in Boise, ID/]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/campaigns/${id}`);

  await page.keyboard.press("Control+k");
  await field(page).fill("dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
});

test("the palette reports when nothing is found and when the server does not respond @long [spec 8]", async ({
  page,
  errors,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await field(page).fill("no such thing");
  await expect(palette(page).getByRole("status")).toHaveText(
    "Nothing found. Try a service, a city or a phone number.",
  );
  errors.expect(/status of 500/);
  await failCalls(page, "GET /campaigns", { status: 500 });
  await field(page).fill("another thing");
  await expect(palette(page).getByRole("alert")).toContainText("Failed to fetch campaigns");
  await expect(palette(page).getByRole("button", { name: "Try Again" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
});
