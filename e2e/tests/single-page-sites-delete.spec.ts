import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { control } from "../support/emulator.ts";
import { ask } from "../support/person.ts";
import { threePlumbers } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const LIST = "/single-page-sites/plumbing";

const cards = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name });

test("a site is deleted only when asked twice, and its credit comes back [spec 5, 8]", async ({
  page,
  person,
}) => {
  await threePlumbers(person);
  await page.goto(LIST);
  await page.getByRole("button", { name: "Delete Plumbing in Boise, ID" }).click();
  const question = page.getByRole("dialog", { name: "Delete campaign" });
  await expect(question).toContainText(
    'Are you sure you want to delete "Plumbing in Boise, ID"? This action cannot be undone.',
  );
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Delete Plumbing in Boise, ID" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Campaign deleted successfully!")).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText("2 sites found", { exact: true })).toBeVisible();
  const credits = page.getByRole("main").getByRole("link", { name: "Credits" });
  await expect(credits).toHaveText("3 Credits");
});

test("many are deleted at once, and what fails says why @long [spec 2.7, 5, 8]", async ({
  page,
  person,
  product,
  errors,
}) => {
  const { netlifyUrl } = product;
  const live = await threePlumbers(person);
  await page.goto(LIST);
  await button(page, "Select").click();
  await page.getByRole("button", { name: "Select All" }).click();
  await page.getByRole("button", { name: "Delete Selected" }).click();
  const question = page.getByRole("dialog", { name: "Delete campaigns" });
  await expect(question).toContainText(
    "Are you sure you want to delete 3 campaigns? This action cannot be undone.",
  );
  await control(netlifyUrl, "POST faults", { match: "* /api/v1/", status: 503, times: 1_000 });
  errors.expect(/status of 502/);
  try {
    await question.getByRole("button", { name: "Delete 3 campaigns" }).click();
    await expect(page.getByText("Successfully deleted 2 campaigns")).toBeVisible();
    await expect(page.getByText("Failed to delete campaigns: 1 of 3.")).toBeVisible();
  } finally {
    await control(netlifyUrl, "DELETE faults");
  }
  await expect(cards(page)).toHaveText([/Winston-Salem/]);
  const report = page.getByRole("region", { name: "Deletions" });
  await expect(report).toContainText("2 deleted, 1 not deleted");
  await report.getByRole("button", { name: "Try Again" }).click();
  await expect(report).toContainText("Site taken down");
  await expect(page.getByRole("heading", { name: "No campaigns found" })).toBeVisible();
  await expect(ask(person, `GET /campaigns/${live.id}`)).rejects.toThrow("404");
});
