import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { control } from "../support/emulator.ts";
import { threePlumbers } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const LIST = "/single-page-sites/plumbing";

const cards = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name });

test("a site is deleted only after a confirmation, and its credit comes back @long [spec 5, 8]", async ({
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

test("many are deleted at once, and the trash says what became of each and brings them back @long [spec 2.7, 5, 8]", async ({
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
  await expect(question).toContainText("restore them for 30 days");
  await expect(question.getByRole("radio", { name: "Take the sites down" })).toBeChecked();
  await control(netlifyUrl, "POST faults", { match: "* /api/v1/", status: 503, times: 1_000 });
  const row = page.getByRole("listitem").filter({ hasText: "Winston-Salem" });
  try {
    await question.getByRole("button", { name: "Delete 3 campaigns" }).click();
    await expect(page.getByText("Successfully deleted 3 campaigns")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No campaigns found" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Trash" }).click();
    await expect(row).toContainText("Could not be taken down", { timeout: 30_000 });
    await expect(row).toContainText("Netlify is not answering");
  } finally {
    await control(netlifyUrl, "DELETE faults");
  }
  await row.getByRole("button", { name: /^Try again/ }).click();
  await expect(row).toContainText("Taken down", { timeout: 15_000 });
  await expect(row).toContainText("30 days left");
  errors.expect(/status of 404/);
  await page.goto(`/campaigns/${live.id}`);
  await expect(page.getByRole("heading", { name: "This site is in the trash" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Site restored. It is being published again.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "This site is in the trash" })).toBeHidden();

  await page.goto("/trash");
  const found = page.getByRole("list", { name: "Deleted sites" }).getByRole("listitem");
  await expect(found).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Search the trash" }).fill("boise");
  await expect(found).toHaveCount(1);
  await page.getByRole("button", { name: "Restore Plumbing in Boise, ID" }).click();
  const price = page.getByRole("dialog", { name: "Restore site" });
  await expect(price).toContainText("Restoring costs 1 credit");
  await price.getByRole("button", { name: "Restore for 1 credit" }).click();
  await expect(page.getByText("Nothing in the trash fits “boise”.")).toBeVisible();
  await page.getByRole("button", { name: "Empty trash" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Empty trash" }).click();
  await expect(page.getByRole("heading", { name: "The trash is empty" })).toBeVisible();
});

test("a deletion is taken back by Undo; a site can be left up @long", async ({ page, person }) => {
  await threePlumbers(person);
  await page.goto(LIST);
  await page.getByRole("button", { name: "Delete Plumbing in Winston-Salem, NC" }).click();
  const question = page.getByRole("dialog", { name: "Delete campaign" });
  await question.getByRole("radio", { name: "Leave the site up" }).check();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Site restored. It is live as it was.")).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
});
