import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { deploymentReport } from "../support/deployment-report.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { changeResponses, failCalls, holdCalls } from "../support/faults.ts";
import { ask } from "../support/person.ts";
import { makeSite, publishSite, threePlumbers } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const LIST = "/single-page-sites/plumbing";

const SCRIPT = '<meta name="google-site-verification" content="bulk">';

const cards = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });

const card = (page: Page, city: string) => cards(page).filter({ hasText: city });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name });

const check = (box: Locator) => box.check({ force: true });

type Listed = { createdAt: string; updatedAt: string };

const withoutDates = ({ campaigns, ...list }: { campaigns: Listed[] }) => ({
  ...list,
  campaigns: campaigns.map(({ createdAt: _made, updatedAt: _changed, ...campaign }) => campaign),
});

test("cards say what each site is and lead to it @long [spec 2.1, 2.7]", async ({
  page,
  person,
}) => {
  const live = await threePlumbers(person);
  await ask(person, `PUT /campaigns/${live.id}`, { company: { name: "Twin City Plumbers" } });
  await page.goto(LIST);
  await expect(page.getByRole("heading", { name: "Plumbing", level: 1 })).toBeVisible();
  await expect(page.getByText("3 sites found", { exact: true })).toBeVisible();
  for (const name of ["Filters", "Select", "Copy URLs", "Refresh"])
    await expect(button(page, name).first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Create New" })).toBeVisible();

  const winston = card(page, "Winston-Salem");
  const date = /[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M/;
  for (const text of ["Twin City Plumbers", "Winston-Salem, NC 27101", "(336) 555-0142"])
    await expect(winston).toContainText(text);
  for (const text of ["Deployed", "Netlify", date]) await expect(winston).toContainText(text);
  const visit = winston.getByRole("link", { name: "Visit Site" });
  await expect(visit).toHaveAttribute("href", live.deploymentUrl ?? "");
  const boise = card(page, "Boise");
  for (const text of ["Plumbing", "Boise, ID", "+1 (208) 555-0142", "AWS S3"])
    await expect(boise).toContainText(text);
  await expect(boise.getByRole("link", { name: "Visit Site" })).toHaveCount(0);

  // Every campaign of ours has a date.
  const undo = await changeResponses(page, "GET /campaigns-by-service", withoutDates);
  await page.reload();
  await expect(winston).toContainText("No date");
  await undo();
  await winston.click();
  await expect(page).toHaveURL(`/campaigns/${live.id}`);
  await page.goBack();
  await page.getByRole("link", { name: "Back to Single Page Sites" }).click();
  await expect(page).toHaveURL("/single-page-sites");
});

test("filters narrow the list, are counted, and stay in the address @long [spec 2.7]", async ({
  page,
  person,
}) => {
  await threePlumbers(person);
  await page.goto(LIST);
  await button(page, "Filters").click();
  const filters = page.getByRole("region", { name: "Filters" });
  const choose = async (label: string, option: string): Promise<void> => {
    await filters.getByRole("combobox", { name: label }).click();
    await page.getByRole("option", { name: option }).click();
  };
  const pick = async (group: string, option: string): Promise<void> =>
    check(filters.getByRole("group", { name: group }).getByLabel(option, { exact: true }));

  await choose("State", "ID");
  await expect(cards(page)).toHaveCount(2);
  await choose("City", "Boise");
  await expect(cards(page)).toHaveCount(1);
  await expect(button(page, "Filters (2)")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 site found", { exact: true })).toBeVisible();
  await filters.getByRole("button", { name: "Clear Filters" }).click();
  await expect(cards(page)).toHaveCount(3);

  await pick("Deployment Status", "Deployed");
  await expect(cards(page)).toHaveText([/Winston-Salem/]);
  await pick("Deployment Status", "Not Deployed");
  await expect(cards(page)).toHaveCount(2);
  await pick("Deployment Type", "AWS S3");
  await expect(cards(page)).toHaveCount(2);
  await pick("Deployment Type", "Netlify");
  await expect(page.getByRole("heading", { name: "No campaigns found" })).toBeVisible();
  await filters.getByRole("button", { name: "Clear Filters" }).click();
  await page.getByRole("searchbox", { name: "Search campaigns" }).fill("nampa");
  await expect(cards(page)).toHaveText([/Nampa/]);
});

test("addresses are copied, or it says that there are none @long [spec 2.7, 8]", async ({
  page,
  person,
  context,
  errors,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const live = await threePlumbers(person);
  const other = await publishSite(person, { city: "Durham" });
  await page.goto(LIST);
  await button(page, "Copy URLs").click();
  await expect(page.getByText("Copied 2 URLs to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${other.deploymentUrl}\n${live.deploymentUrl}`,
  );

  await page.goto(`${LIST}?state=ID`);
  await button(page, "Copy URLs").click();
  await expect(page.getByText("No deployment URLs found")).toBeVisible();
  errors.expect(/status of 500/);
  await failCalls(page, "GET /campaigns/selection", { status: 500 });
  await button(page, "Copy URLs").click();
  await expect(page.getByText("Failed to copy URLs")).toBeVisible();
});

test("a selection is counted, extended to all campaigns, and cleared @long [spec 2.7]", async ({
  page,
  person,
  errors,
}) => {
  await threePlumbers(person);
  await page.goto(LIST);
  await button(page, "Select").click();
  const bar = page.getByRole("region", { name: "Selection" });
  const banner = bar.getByRole("status");
  await expect(banner).toHaveText("0 of 3 campaigns selected");
  await check(page.getByRole("checkbox", { name: "Select Plumbing in Boise, ID" }));
  await expect(banner).toHaveText("1 of 3 campaigns selected");
  await bar.getByRole("button", { name: "Select All" }).click();
  await expect(banner).toHaveText("3 of 3 campaigns selected");
  for (const name of ["Edit Selected", "Copy URLs", "Delete Selected"])
    await expect(bar.getByRole("button", { name })).toBeEnabled();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search sites" }).fill("no such thing");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await bar.getByRole("button", { name: "Deselect All" }).click();
  await expect(banner).toHaveText("0 of 3 campaigns selected");

  errors.expect(/status of 500/);
  await failCalls(page, "GET /campaigns/selection", { status: 500 });
  await bar.getByRole("button", { name: "Select All" }).click();
  await expect(
    page.getByText("The campaigns could not be selected. Please try again."),
  ).toBeVisible();
  await bar.getByRole("button", { name: "Cancel" }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});

test("one script goes to many sites, which are deployed again [spec 2.7, 5, 8] @long", async ({
  page,
  person,
  errors,
}) => {
  const live = await threePlumbers(person);
  await page.goto(LIST);
  const select = async (): Promise<void> => {
    await button(page, "Select").click();
    await page.getByRole("button", { name: "Select All" }).click();
    await page.getByRole("button", { name: "Edit Selected" }).click();
  };
  await select();
  const dialog = page.getByRole("dialog", { name: "Bulk Edit (3 campaigns)" });
  const script = dialog.getByLabel("Search Console Verification Script");
  await expect(script).toHaveAccessibleDescription(/Leave blank to keep unchanged/);
  await expect(dialog.getByText(/^\d sites? at Netlify: less than a minute, at/)).toBeVisible();
  await expect(dialog.getByText(/^Netlify charges \d\d of its own credits$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Apply Changes" }).click();
  await expect(
    page.getByText("No changes were made as no verification script was provided"),
  ).toBeVisible();

  await page.getByRole("button", { name: "Edit Selected" }).click();
  errors.expect(/status of (400|500)/);
  await script.fill("<script>alert(1)</script>");
  await dialog.getByRole("button", { name: "Apply Changes" }).click();
  await expectRefused(script, "Paste the verification <meta> tag, token or file name");
  await script.fill(SCRIPT);
  const end = await failCalls(page, "POST /campaigns/bulk-update-script", { status: 500 });
  await dialog.getByRole("button", { name: "Apply Changes" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to bulk update search console script");
  await end();

  const release = await holdCalls(page, "POST /campaigns/bulk-update-script");
  await dialog.getByRole("button", { name: "Apply Changes" }).click();
  await expect(dialog.getByRole("button", { name: "Saving..." })).toBeVisible();
  await page.keyboard.press("Escape");
  await release();
  await expect(page.getByText("Successfully updated 3 campaigns")).toBeVisible();
  await expect(page.getByText("2 of them will show it once they can be deployed.")).toBeVisible();
  await page.goto(`/campaigns/${live.id}`);
  await expect(page.getByLabel("Search Console Verification Script")).toHaveValue(SCRIPT);
  await expect(deploymentReport(page)).toContainText("Deployed");
});

test("a bulk edit names each site that it cannot change, with the reason @long [spec 8]", async ({
  page,
  person,
}) => {
  await makeSite(person);
  const { id } = await makeSite(person, { city: "Boise", state: "ID" });
  await page.goto(LIST);
  await button(page, "Select").click();
  await page.getByRole("button", { name: "Select All" }).click();
  await page.getByRole("button", { name: "Edit Selected" }).click();
  // It is deleted in another tab in the meantime.
  await ask(person, `DELETE /campaigns/${id}`);
  await page.getByRole("dialog").getByLabel("Search Console Verification Script").fill(SCRIPT);
  await page.getByRole("button", { name: "Apply Changes" }).click();
  await expect(page.getByText("Campaign updated successfully!")).toBeVisible();
  await expect(
    page.getByText("Failed to update campaigns: 1 of 2. Campaign not found"),
  ).toBeVisible();
});

test("loading, nothing found, and an error with its retry @long [spec 2.7, 8]", async ({
  page,
  person,
  errors,
}) => {
  await page.goto(LIST);
  await expect(page.getByRole("heading", { name: "Plumbing", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No campaigns found" })).toBeVisible();
  await makeSite(person);
  const release = await holdCalls(page, "GET /campaigns-by-service");
  await page.reload();
  await expect(page.getByText("Loading campaigns", { exact: true })).toBeAttached();
  await release();
  await expect(cards(page)).toHaveCount(1);

  errors.expect(/status of 500/);
  const end = await failCalls(page, "GET /campaigns-by-service", { status: 500 });
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Failed to fetch campaigns by service");
  await end();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(cards(page)).toHaveCount(1);
  await failCalls(page, "DELETE /campaigns/*", { status: 500 });
  await page.getByRole("button", { name: "Delete Plumbing in Winston-Salem, NC" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  const failed = page.getByRole("alert");
  await expect(failed).toHaveText("Failed to delete campaign. Please try again later.");
  await expect(cards(page)).toHaveCount(1);
});

test("on a phone the first card is in sight below a few lines of controls @long", async ({
  page,
  person,
}) => {
  await makeSite(person);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(1);
  const tops = await Promise.all(
    [
      page.getByLabel("Sort by"),
      page.getByRole("button", { name: "Filters" }),
      page.getByRole("button", { name: "Select", exact: true }),
    ].map(async (shown) => Math.round((await shown.boundingBox())?.y ?? 0)),
  );
  expect(new Set(tops).size, `at ${tops.join(", ")}`).toBe(1);
  await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
  expect((await cards(page).boundingBox())?.y).toBeLessThan(500);
});
