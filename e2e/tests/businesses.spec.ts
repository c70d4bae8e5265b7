import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { ask } from "../support/person.ts";
import { makeSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const field = (page: Page, name: string) =>
  page.getByRole("main").getByRole("textbox", { name, exact: true });

test("a business is added: nothing is ticked beforehand, bad input loses nothing, and a refresh keeps it", async ({
  page,
}) => {
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Businesses" })
    .click();
  await expect(page.getByRole("heading", { name: "No businesses yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Add business" }).click();
  await expect(page.getByRole("heading", { name: "Add Business", level: 1 })).toBeVisible();
  await field(page, "Phone Number").fill("12");
  await field(page, "Founded").fill("long ago");
  await field(page, "Licence number").fill("P-1234");
  await field(page, "Addresses").fill("https://reviews.example.com/ruiz\nnot an address");
  await page.getByRole("button", { name: "Add business" }).click();
  await expectRefused(field(page, "Business Name"), "Business name is required");
  await expectRefused(field(page, "Founded"), "Write the year, such as 1998");
  await expectRefused(
    field(page, "Licence state"),
    "A licence is shown with its number, state and board, or not at all",
  );
  await expect(page.getByText(/^not an address: /)).toBeVisible();
  await expectAccessible(page);

  await field(page, "Business Name").fill("Ruiz Plumbing");
  await field(page, "Phone Number").fill("(336) 555-0100");
  await field(page, "Founded").fill("1998");
  await field(page, "Licence state").fill("North Carolina");
  await field(page, "Licence board").fill("State Board of Examiners of Plumbing");
  await field(page, "Addresses").fill("https://reviews.example.com/ruiz");
  await page.getByText("By weekday").click();
  await page.getByLabel("Monday: open or closed").selectOption("Open");
  await page.getByLabel("Monday closes").fill("17:30");
  await page.getByRole("button", { name: "Monday’s hours on all weekdays" }).click();
  await page.getByLabel("Trade").selectOption("Plumbing");
  await expect(page.getByRole("checkbox", { name: "Leak repair" })).not.toBeChecked();
  await expect(page.getByText("Nothing is ticked")).toBeVisible();
  await page.getByRole("checkbox", { name: "Leak repair" }).check();
  await page.getByText("Add your own words or a price").click();
  await page.getByLabel("Price note of Leak repair").fill("from $89, as of May 2026");
  await field(page, "A service of your own").fill("Well pump repair");
  await field(page, "A service of your own").press("Enter");
  await page.reload();
  await expect(field(page, "Business Name")).toHaveValue("Ruiz Plumbing");
  await expect(page.getByRole("checkbox", { name: "Leak repair" })).toBeChecked();
  await expect(page.getByLabel("Friday closes")).toHaveValue("17:30");
  await page.getByRole("button", { name: "Add business" }).click();
  await expect(page.getByRole("heading", { name: "Ruiz Plumbing", level: 1 })).toBeVisible();
  const facts = page.getByRole("region", { name: "What it states" });
  await expect(facts).toContainText("Leak repair");
  await expect(facts).toContainText("Well pump repair");
  await expect(facts).toContainText("P-1234, NC, State Board of Examiners of Plumbing");
  await expect(facts).toContainText("Mon–Fri 8:00 AM – 5:30 PM");
  await expect(page.getByRole("region", { name: "What its pages lack" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/businesses/new");
  await expect(field(page, "Business Name")).toHaveValue("");
});

test("sites that look like one firm are grouped once that is confirmed, and stay when the business is deleted", async ({
  page,
  person,
}) => {
  for (const city of ["Winston-Salem", "Durham"]) {
    const { id } = await makeSite(person, { city, phone: "3365550142" });
    await ask(person, `PUT /campaigns/${id}`, { company: { name: "Ruiz Plumbing" } });
  }
  await page.goto("/businesses");
  const suggestions = page.getByRole("list", { name: "Suggestions" });
  await expect(suggestions).toContainText("These 2 sites look like one firm: Ruiz Plumbing.");
  await suggestions.getByRole("button", { name: "Group them: Ruiz Plumbing" }).click();
  const dialog = page.getByRole("dialog");
  await field(page, "Business Name").or(dialog.getByLabel("Business Name")).fill(" ");
  await dialog.getByRole("button", { name: "Group them" }).click();
  await expectRefused(dialog.getByLabel("Business Name"), "Business name is required");
  await expectAccessible(page);
  await dialog.getByLabel("Business Name").fill("Ruiz Plumbing");
  await dialog.getByRole("button", { name: "Group them" }).click();
  await expect(page.getByText("2 sites now belong to Ruiz Plumbing.")).toBeVisible();
  await expect(suggestions).toBeHidden();
  await page.getByRole("link", { name: /Ruiz Plumbing/ }).click();
  const map = page.getByRole("region", { name: "Where its sites are" });
  await expect(map.getByRole("group", { name: "Map of your sites" })).toBeVisible();
  const sites = page.getByRole("region", { name: "Sites", exact: true });
  await expect(sites.getByRole("link")).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(dialog).toContainText("Its 2 sites stay");
  await dialog.getByRole("button", { name: "Delete business" }).click();
  await expect(
    page.getByText("Ruiz Plumbing was deleted. Its sites are still there."),
  ).toBeVisible();
  await page.goto("/sites");
  await expect(page.getByRole("main").getByText("Durham, NC").first()).toBeVisible();
});
