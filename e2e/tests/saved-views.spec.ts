import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { makeSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const openViews = async (page: Page) => {
  await page.getByRole("button", { name: /^Views/ }).click();
  return page.getByRole("dialog", { name: /^Views/ });
};

test("a view keeps filter, order and columns; it is opened from any list, changed, renamed and deleted @long", async ({
  page,
  person,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await makeSite(person, { city: "Boise", state: "ID" });
  await makeSite(person, { city: "Nampa", state: "ID" });
  await makeSite(person, { city: "Salem", state: "OR" });
  await page.goto("/sites?state=ID&layout=table&columns=city,zip");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const panel = await openViews(page);
  await expect(panel.getByText("A view keeps how a list is filtered")).toBeVisible();
  await panel.getByLabel("Save this list as a view").fill("Idaho");
  await page.keyboard.press("Enter");
  await expect(button("Views: Idaho")).toBeVisible();

  const heading = page.getByRole("columnheader", { name: "City" });
  await heading.getByRole("button").click();
  await expect(button("Views: Idaho, changed")).toBeVisible();
  await openViews(page);
  await panel.getByRole("button", { name: "Save changes" }).click();
  await expect(panel.getByText("not as “Idaho” was saved")).toBeHidden();
  await panel.getByRole("button", { name: "Copy link to this list" }).click();
  await expect(panel.getByRole("button", { name: "Link copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto("/single-page-sites/plumbing");
  await expect(page.getByText("3 sites found", { exact: true })).toBeVisible();
  await openViews(page);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Idaho All services" }).click();
  await expect(page.getByRole("heading", { name: "All Sites" })).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveText([/Boise/, /Nampa/]);
  const shared = Object.fromEntries(new URL(link).searchParams);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(shared);

  await openViews(page);
  await panel.getByRole("button", { name: "Rename Idaho" }).click();
  await panel.getByLabel("New name of Idaho").fill("North");
  await page.keyboard.press("Enter");
  await expect(button("Views: North")).toBeVisible();
  await panel.getByRole("button", { name: "Delete North" }).click();
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByRole("button", { name: "North All services" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button("Views: North")).toBeFocused();
});

test("the map and the last deployment follow the filter of the list @long", async ({
  page,
  person,
}) => {
  await makeSite(person, { city: "Boise", state: "ID" });
  await makeSite(person, { city: "Salem", state: "OR" });
  await page.goto("/single-page-sites/plumbing?state=ID");
  await page.getByRole("button", { name: "Map", exact: true }).click();
  const map = page.getByRole("region", { name: "Map" });
  await expect(map.getByRole("link", { name: /Boise/ })).toBeVisible();
  await expect(map.getByRole("link", { name: /Salem/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove filter: State: ID" }).click();
  await expect(map.getByRole("link", { name: /Salem/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Last Deployment" }).click();
  await page.getByRole("option", { name: "Failed" }).click();
  await expect(page.getByText("0 sites found", { exact: true })).toBeVisible();
  await expect(page.getByRole("list", { name: "Filters in use" })).toHaveText("Failed");
});
