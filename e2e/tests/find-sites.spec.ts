import { expect } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { makeSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

test("labels are given to a selection while typing, and a filter by label is a chip in the address @long", async ({
  page,
  person,
}) => {
  await makeSite(person, { city: "Boise", state: "ID" });
  await makeSite(person, { city: "Salem", state: "OR" });
  await page.goto("/sites");
  await expect(page.getByText("2 sites found", { exact: true })).toBeVisible();
  const label = async (names: string) => {
    await page.getByRole("button", { name: "Select", exact: true }).click();
    await page.getByRole("checkbox", { name: "Select Plumbing in Boise, ID" }).check();
    await page.getByRole("button", { name: "Labels", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Labels of 1 site" });
    await dialog.getByLabel("Add labels").fill(names);
    await dialog.getByRole("button", { name: "Save Labels" }).click();
    await expect(page.getByText("Labels changed on 1 site. Listed under Changes.")).toBeVisible();
  };
  const given = page.getByRole("list", { name: "Labels" });
  await label("Wrong");
  await expect(given).toHaveText("Wrong");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Labels taken back on 1 site")).toBeVisible();
  await expect(given).toHaveCount(0);
  await label("Client A, Winter");
  await expect(given).toHaveText(/Client A.*Winter/);

  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("combobox", { name: "Label" }).click();
  await page.getByRole("option", { name: "Client A (1)" }).click();
  await expect(page.getByText("1 site found", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/sites\?labels=[0-9a-f-]{36}$/);
  await page.reload();
  await expect(page.getByText("1 site found", { exact: true })).toBeVisible();
  const chip = page.getByRole("button", { name: "Remove filter: Label: Client A" });
  await chip.click();
  await expect(page.getByText("2 sites found", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/sites");

  await page.getByRole("combobox", { name: "Lacks" }).click();
  await page.getByRole("option", { name: "Email", exact: true }).click();
  // A list with several choices stays open, and covers what is below it.
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Trade" }).click();
  await page.getByRole("option", { name: "Plumbing", exact: true }).click();
  await expect(page.getByText("2 sites found", { exact: true })).toBeVisible();
  await expect(page.getByRole("list", { name: "Filters in use" })).toHaveText(
    /Trade: Plumbing.*Lacks: Email/,
  );
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(width);
  }
});

test("a table has the chosen columns, sorts by its headings, and ticks all that the filter finds @long", async ({
  page,
  person,
}) => {
  await makeSite(person, { city: "Boise", state: "ID" });
  await makeSite(person, { city: "Salem", state: "OR" });
  await makeSite(person, { city: "Nampa", state: "ID", serviceName: "Roofing" });
  await page.goto("/sites");
  await page.getByRole("button", { name: "Table" }).click();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Business" }).uncheck();
  await page.getByRole("checkbox", { name: "Service Name" }).check();
  await page.keyboard.press("Escape");
  const heading = (name: string) => page.getByRole("columnheader", { name });
  await expect(heading("Business")).toBeHidden();
  await heading("City").getByRole("button").click();
  await expect(heading("City")).toHaveAttribute("aria-sort", "ascending");
  await heading("City").getByRole("button").press("Enter");
  await expect(heading("City")).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByLabel("Sort by")).toHaveValue("city desc");
  await page.reload();
  await expect(page.getByRole("rowheader")).toHaveText([/Salem/, /Nampa/, /Boise/]);
  await expect(page.getByRole("row", { name: /Nampa/ })).toContainText("Roofing");

  await page.getByRole("checkbox", { name: "Select Plumbing in Salem, OR" }).press("Space");
  const bar = page.getByRole("region", { name: "Selection" });
  await expect(bar.getByRole("status")).toHaveText("1 of 3 campaigns selected");
  await page.getByRole("checkbox", { name: "Select all 3 sites" }).check();
  await expect(bar.getByRole("status")).toHaveText("3 of 3 campaigns selected");
  await expectAccessible(page);
  await page.getByRole("row", { name: /Nampa/ }).getByText("Roofing", { exact: true }).click();
  await expect(page).toHaveURL(/\/campaigns\//);
});
