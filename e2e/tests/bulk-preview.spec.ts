import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { userTest as test } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const row = (page: Page, text: string) =>
  page.getByRole("table").getByRole("row").filter({ hasText: text });
const cell = (page: Page, inRow: string, at: number) => row(page, inRow).getByRole("cell").nth(at);

/** Opens the bulk form with a file in place of the cities. */
async function openWith(page: Page, content: string): Promise<void> {
  await page.goto("/create?tab=bulk");
  await field(page, "Service Name").fill("Plumbing");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "sites.csv", mimeType: "text/csv", buffer: Buffer.from(content) });
  // Until the file has been read, there are no cities to preview.
  await expect(button(page, "Remove the file")).toBeVisible();
}

const MESSY = `City,State,Zip,Phone,Service
Winston-Salem,ZZ,27101,336-555-0101,Drain cleaning
DURHAM,north carolina,,919-555-0102,
RALEIGH,N.C.,2760,919.555.0103 ext 4,Roofing
Boise,NC,,208-555-0104,
`;

test("the preview shows what the file says, and offers what would help @long", async ({ page }) => {
  await openWith(page, MESSY);
  await expect(field(page, "Phone column")).toHaveAccessibleDescription("336-555-0101");
  await button(page, "Preview Sites").click();
  await expect(page.getByText("4 sites, 2 rows to be fixed or removed")).toBeVisible();

  // Neither the state that does not exist nor a state for the city alone is replaced.
  await expect(cell(page, "Winston-Salem", 3)).toHaveText("ZZ");
  await expect(row(page, "Winston-Salem")).toContainText("Please enter a US state, such as NC");
  await expect(cell(page, "DURHAM", 2)).toHaveText("DURHAM");
  await expect(cell(page, "DURHAM", 3)).toHaveText("north carolina");
  await expect(cell(page, "DURHAM", 4)).toHaveText(/277\d\d filled in/);
  await expect(cell(page, "RALEIGH", 4)).toHaveText("2760");
  await expect(cell(page, "RALEIGH", 5)).toHaveText("919.555.0103 ext 4");
  // The service that the site is for: the row's, or the form's.
  await expect(cell(page, "Winston-Salem", 1)).toHaveText("Drain cleaning");
  await expect(cell(page, "DURHAM", 1)).toHaveText("Plumbing");

  await button(page, "Use NC for Winston-Salem, row 2").click();
  await expect(cell(page, "Winston-Salem", 3)).toHaveText("NC");
  await expect(button(page, "Edit Winston-Salem, row 2")).toBeFocused();
  await button(page, "Use ID for Boise, row 5").click();
  await expect(cell(page, "Boise", 3)).toHaveText("ID");
  await button(page, "Edit RALEIGH, row 4").click();
  await expect(field(page, "Zip Code")).toHaveAccessibleDescription(
    "Please enter a five-digit ZIP code",
  );
  await field(page, "Zip Code").fill("27601");
  await field(page, "Phone Number").fill("919-555-0103");
  await field(page, "Service Name").fill("Gutter repair");
  await page.keyboard.press("Enter");
  await expect(cell(page, "RALEIGH", 1)).toHaveText("Gutter repair");
  await expect(button(page, "Create Sites")).toBeEnabled();
  await button(page, "Correct 2 spellings").click();
  await expect(cell(page, "Durham", 2)).toHaveText("Durham");
  await expect(cell(page, "Raleigh", 2)).toHaveText("Raleigh");

  await button(page, "Create Sites").click();
  await expect(page.getByText("Created 4 campaigns successfully!")).toBeVisible({
    timeout: 30_000,
  });
  await page.goto("/single-page-sites/gutter-repair");
  await expect(page.getByText("1 site found")).toBeVisible();
});

test("the preview opens to the height of the window, and closes without losing a thing @long", async ({
  page,
}) => {
  const cities = Array.from({ length: 5 }, (_, at) => `City ${at + 1},NC`);
  await openWith(page, ["City,State", ...cities].join("\n"));
  await field(page, "Phone Numbers").fill("336-555-0101");
  await button(page, "Preview Sites").click();
  const table = page.getByRole("region", { name: "Preview of the sites" });
  const heightOf = async () => (await table.boundingBox())?.height ?? 0;
  await expect(page.getByText(/^5 sites/)).toBeVisible();
  expect(await heightOf()).toBeLessThanOrEqual(240);
  await button(page, "Full height").click();
  const dialog = page.getByRole("dialog", { name: /^Preview: 5 sites/ });
  await expect(dialog).toBeVisible();
  await expect.poll(heightOf).toBeGreaterThan((page.viewportSize()?.height ?? 0) * 0.7);
  await expectAccessible(page, "Bulk preview in full height");

  // Escape first ends the editing of a row, then the dialog; the edit of the other row stays.
  await button(page, "Edit City 1, row 2").click();
  await field(page, "City").fill("Cary");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await expect(button(page, "Edit City 1, row 2")).toBeFocused();
  await page.keyboard.press("Enter");
  await field(page, "City").fill("Apex");
  await page.keyboard.press("Enter");
  await expect(button(page, "Edit Apex, row 2")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button(page, "Full height")).toBeFocused();
  await expect(button(page, "Edit Apex, row 2")).toBeVisible();
  expect(await heightOf()).toBeLessThanOrEqual(240);
});

test("cities are counted for each business, and 'one a city' is shown where it applies @long", async ({
  page,
}) => {
  const of = (company: string, many: number) =>
    Array.from({ length: many }, (_, at) => `City ${at},NC,336-555-0101,${company}`);
  const file = (...lines: string[]) => ["City,State,Phone,Company", ...lines].join("\n");
  await openWith(page, file(...of("North Pipes", 30), ...of("South Drains", 30)));
  const terms = page.getByRole("region", { name: "What will happen" });
  await expect(terms).toContainText("60 in 30 cities");
  await expect(terms).not.toContainText("doorway");
  await openWith(page, file(...of("North Pipes", 31)));
  await expect(terms).toContainText("31 one a city");
  await expect(terms).toContainText("31 cities for one business");
  await expect(terms).toContainText("mind the doorway rule");
  await openWith(page, file(...of("North Pipes", 31), ...of("South Drains", 32)));
  await expect(terms).toContainText("2 businesses with more than 30 cities each");
});
