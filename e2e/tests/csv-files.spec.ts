import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { press } from "../support/keyboard.ts";
import { ask } from "../support/person.ts";
import { makeSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

test("a list goes out as CSV, cells are changed, and the file comes back as reviewed changes, without a mouse @long", async ({
  page,
  person,
  errors,
}) => {
  // A file without the column of ids.
  errors.expect(/status of 400 .*operations\/import/);
  await makeSite(person, { phone: "3365550142" });
  await makeSite(person, { city: "Boise", state: "ID", phone: "2085550142" });
  await page.goto("/sites?state=NC");
  await press(page, "button", "CSV");
  await expect(page.getByText("1 site in this list")).toBeVisible();
  await expectAccessible(page, "the menu of CSV files");
  const download = page.waitForEvent("download");
  await press(page, "button", "Export CSV");
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("mainstreet-1-site.csv");
  await expect(page.getByText(/1 site exported. Change cells and import the file/)).toBeVisible();
  const text = await readFile(await saved.path(), "utf8");
  expect(text.charCodeAt(0)).toBe(0xfe_ff);
  expect(text).toContain("'3365550142");

  await press(page, "button", "CSV");
  await press(page, "link", "Import CSV");
  await expect(page.getByRole("heading", { level: 1, name: "Import CSV" })).toBeVisible();
  await expectAccessible(page, "the page of an import");
  const choose = (name: string, content: string) =>
    page.getByLabel("CSV file").setInputFiles({
      name,
      mimeType: "text/csv",
      buffer: Buffer.from(content),
    });
  await choose("book.xlsx", "PK\u0003\u0004\0");
  await expect(page.getByRole("alert")).toContainText("book.xlsx: This is no CSV file.");
  await choose("wrong.csv", "city,state\nDurham,NC\n");
  await expect(page.getByText("The file has no column “id”.")).toBeVisible();
  await expectAccessible(page, "a file that is refused");

  const changed = text
    .replace("'3365550142", "3.36555E+09")
    .replace("Winston-Salem", "Boston")
    .replace("id,version", "Colour,id,version")
    .replace(/\r\n(?=.)/, "\r\nred,")
    .replace(/,no(?=\r\n)/, ",yes");
  await choose("march.csv", changed);
  await expect(page.getByRole("heading", { level: 1, name: "Review" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("From file march.csv, 1 row.")).toBeVisible();
  await expect(
    page.getByText("Not used, because sites have no such field: “Colour”"),
  ).toBeVisible();
  const problems = page.getByRole("list", { name: "Not used of the file" });
  await expect(problems).toContainText(
    "Row 2, Phone NumberA spreadsheet has shortened this number",
  );
  await expect(problems).toContainText("In the file: “Boston”, on the site: “Winston-Salem”");
  await expectAccessible(page, "the review of a file");
  await press(page, "button", "Apply to 1 site");
  await press(page, "button", "Change 1 site");
  await expect(page.getByRole("heading", { level: 1, name: "Changes" })).toBeVisible();
  await press(page, "button", "Undo");
  await press(page, "button", "Undo on 1 site");
  await expect(page.getByRole("heading", { level: 1, name: "Undo" })).toBeVisible();
  await press(page, "link", "All changes");
  await expect(page.getByText("Import of “march.csv”")).toBeVisible();
  const { events } = (await ask(person, "GET /auth/events")) as { events: { subject: string }[] };
  expect(events.map(({ subject }) => subject)).toContain("1 site from file march.csv");
});
