import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { press } from "../support/keyboard.ts";
import { makeSite, publishSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

test("a filtered list is shared by a link, read without an account or JavaScript, and stopped without a mouse @long", async ({
  page,
  person,
  browser,
  product,
}) => {
  const site = await publishSite(person, { city: "Boise", state: "ID", phone: "2085550142" });
  await makeSite(person, { city: "Salem", state: "OR" });
  await page.goto("/sites?state=ID");
  await expect(page.getByText("1 site found", { exact: true })).toBeVisible();
  await press(page, "button", "Share");
  const dialog = page.getByRole("dialog", { name: "Share this list" });
  await expect(dialog).toContainText("the 1 site in this list, and of sites that fit it later");
  const name = dialog.getByLabel("Name");
  await expect(name).toHaveValue("Sites in ID");
  await name.fill(" ");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Please give the list a name")).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("Idaho");
  await dialog.getByLabel("Works for").selectOption("A year");
  await press(page, "button", "Make Link");
  await expect(dialog.getByText("It is shown only once")).toBeVisible();
  await expectAccessible(page, "a link that was made");
  const href =
    (await dialog.getByRole("link", { name: "Look at the page" }).getAttribute("href")) ?? "";
  await expect(dialog.getByRole("listitem")).toContainText(/Idaho\s*Works\s*Never opened/);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const reader = await context.newPage();
  await reader.goto(href);
  await expect(reader.getByRole("heading", { level: 1, name: "Idaho" })).toBeVisible();
  await expect(reader.getByRole("main")).toContainText("1 site, 1 live.");
  const row = reader.getByRole("row", { name: /Boise/ });
  await expect(row.getByRole("link", { name: "(208) 555-0142" })).toBeVisible();
  await expect(row.getByRole("link").last()).toHaveAttribute("href", site.deploymentUrl ?? "");
  await expect(reader.getByRole("main")).not.toContainText("Salem");
  for (const width of [1280, 390, 320]) {
    await reader.setViewportSize({ width, height: 900 });
    const widest = await reader.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(width);
  }
  const [download] = await Promise.all([
    reader.waitForEvent("download"),
    reader.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain(",Boise,ID,");

  await page.keyboard.press("Escape");
  await press(page, "link", "Account");
  const links = page.getByRole("list", { name: "Shared lists" });
  await expect(links.getByRole("listitem")).toContainText("Opened 1 time");
  await press(page, "button", "Stop link “Idaho”");
  await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
  await expectAccessible(page, "a link that may be stopped");
  await press(page, "button", "Stop link");
  await expect(links.getByRole("listitem")).toContainText("Stopped");
  await reader.reload();
  await expect(reader.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await context.close();
});
