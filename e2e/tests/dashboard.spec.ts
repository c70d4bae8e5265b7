import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { changeResponses, failCalls, holdCalls } from "../support/faults.ts";
import { makeSite, publishSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

/** 'Nov 20, 2026, 9:41 AM' (spec §9). */
const DATE = /[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M/;

const main = (page: Page) => page.getByRole("main");
const card = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
const activity = (page: Page, name: string) =>
  card(page, "Recent Activity").getByRole("listitem").filter({ hasText: name });

/** The files of the map's code that were requested. */
function mapCode(page: Page): string[] {
  const mapRequests: string[] = [];
  page.on("request", (request) => {
    if (/\/site-map-.*\.js$/.test(request.url())) mapRequests.push(request.url());
  });
  return mapRequests;
}

test("an empty account is led to its first site @long [spec 2.1, 2.5]", async ({ page }) => {
  const mapRequests = mapCode(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  await expect(page.getByText("Overview of your site generation activity")).toBeVisible();
  await expect(card(page, "Recent Activity")).toContainText("No recent activity found.");
  const create = main(page).getByRole("link", { name: "Create New Site" });
  await expect(create).toHaveAttribute("href", "/create");
  await main(page).getByRole("link", { name: "Create your first site" }).click();
  await expect(page).toHaveURL("/create");
  expect(mapRequests, "the map is not loaded where there is nothing to show").toEqual([]);
});

test("four figures lead to what they count, and activity to each site [spec 2.5]", async ({
  page,
  person,
}) => {
  const { id } = await publishSite(person);
  await makeSite(person, { serviceName: "Roofing", city: "Boise", state: "ID" });
  await page.goto("/");
  const figures = {
    "Single Page Sites 2": "/single-page-sites",
    "Multi-Location Sites 0": "/multi-location-sites",
    "Deployed Sites 1": "/single-page-sites",
    "Cloud Accounts 0": "/settings",
  };
  for (const [name, path] of Object.entries(figures))
    await expect(main(page).getByRole("link", { name })).toHaveAttribute("href", path);

  const roofing = activity(page, "Roofing in Boise, ID");
  for (const text of ["Single page", "New", "Not deployed", "Created", DATE])
    await expect(roofing).toContainText(text);
  const plumbing = activity(page, "Plumbing in Winston-Salem, NC");
  await expect(plumbing).toContainText("Deployed");
  await plumbing.getByRole("link", { name: "Plumbing in Winston-Salem, NC" }).click();
  await expect(page).toHaveURL(`/campaigns/${id}`);
});

test("what is older than a day is no longer new, and says when it changed @long [spec 2.5]", async ({
  page,
  person,
}) => {
  await makeSite(person);
  // The test cannot wait for a real day.
  type Metrics = { recentActivity: object[] };
  await changeResponses(page, "GET /dashboard-metrics", (metrics: Metrics) => ({
    ...metrics,
    recentActivity: metrics.recentActivity.map((row) => ({ ...row, isNew: false })),
  }));
  await page.goto("/");
  const plumbing = activity(page, "Plumbing in Winston-Salem, NC");
  await expect(plumbing).toContainText("Updated");
  await expect(plumbing).not.toContainText("Created");
  await expect(plumbing.getByText("New", { exact: true })).toHaveCount(0);
});

test("Refresh Data shows what has happened since @long [spec 2.5]", async ({ page, person }) => {
  await page.goto("/");
  await expect(main(page).getByRole("link", { name: "Single Page Sites 0" })).toBeVisible();
  await makeSite(person);
  await page.getByRole("button", { name: "Refresh Data" }).click();
  await expect(main(page).getByRole("link", { name: "Single Page Sites 1" })).toBeVisible();
  await expect(card(page, "Credits")).toContainText("4 available");
});

test("loading, then an error with its retry @long [spec 2.5, 8]", async ({ page, errors }) => {
  const release = await holdCalls(page, "GET /dashboard-metrics");
  await page.goto("/");
  await expect(page.getByText("Loading dashboard")).toBeAttached();
  await release();
  await expect(card(page, "Recent Activity")).toContainText("No recent activity found.");

  errors.expect(/status of 500/);
  const end = await failCalls(page, "GET /dashboard-metrics", { status: 500 });
  await page.reload();
  const failed = card(page, "Error Loading Data");
  await expect(failed.getByRole("alert")).toContainText("Failed to fetch dashboard metrics");
  await end();
  await failed.getByRole("button", { name: "Try Again" }).click();
  await expect(card(page, "Recent Activity")).toBeVisible();
});

test("the map shows each site at its city, and as a list @long [spec 8]", async ({
  page,
  person,
  errors,
}) => {
  await publishSite(person);
  await makeSite(person, { city: "Boise", state: "ID" });
  const { id } = await makeSite(person, {
    serviceName: "Roofing",
    city: "Nowhereville",
    state: "ID",
  });
  const map = card(page, "Where your sites are");
  const mapRequests = mapCode(page);
  errors.expect(/status of 500/);
  const end = await failCalls(page, "GET /campaigns/map", { status: 500 });
  await page.goto("/");
  await expect(map.getByRole("alert")).toHaveText("Failed to fetch campaigns");
  await end();
  await map.getByRole("button", { name: "Try Again" }).click();

  const states = map.getByRole("list", { name: "Sites by state" }).getByRole("listitem");
  await expect(states).toHaveText([/1 live/, /2 not deployed/]);
  const marks = map.getByRole("group", { name: "Map of your sites" });
  const winston = marks.getByRole("link", { name: "Plumbing in Winston-Salem, NC, Deployed" });
  const boise = marks.getByRole("link", { name: "Plumbing in Boise, ID, Not deployed" });
  const [east, west] = await Promise.all([winston.boundingBox(), boise.boundingBox()]);
  expect(east?.x).toBeGreaterThan(west?.x ?? Infinity);
  await map.getByRole("button", { name: "1 site without a place" }).click();
  await expect(map.getByRole("link", { name: "Roofing in Nowhereville, ID" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(map.getByRole("button", { name: "1 site without a place" })).toBeFocused();
  expect(mapRequests).toHaveLength(1);
  await map.getByRole("button", { name: "Show as list" }).click();
  await map.getByText("Idaho").click();
  await map.getByRole("link", { name: "Roofing in Nowhereville, ID" }).click();
  await expect(page).toHaveURL(`/campaigns/${id}`);
  await expect(page.getByRole("heading", { name: "Roofing", level: 1 })).toBeVisible();
  await page.goBack();
  await winston.click();
  await expect(page).toHaveURL(/\/campaigns\//);
});

test("the credits card shows its history on demand @long [spec 2.5, 9]", async ({
  page,
  person,
}) => {
  await makeSite(person);
  await page.goto("/");
  const credits = card(page, "Credits");
  await expect(credits).toContainText("4 available");
  await credits.getByRole("button", { name: "View transaction history" }).click();
  const history = credits.getByRole("region", { name: "Transaction history" });
  await expect(history.getByRole("columnheader")).toHaveText([
    "Date",
    "Type",
    "Amount",
    "Description",
  ]);
  const charge = history.getByRole("row", { name: "Plumbing in Winston-Salem, NC" });
  for (const text of [DATE, "Deduct", "−1"]) await expect(charge).toContainText(text);
  await expect(history).toHaveCSS("max-height", "240px"); // 15rem (spec §9)
  await expect(history).toHaveCSS("overflow-y", "auto");
  await credits.getByRole("button", { name: "Hide transaction history" }).click();
  await expect(history).toBeHidden();
});

test("the credits card without transactions, without a response, without a session @long [spec 2.5]", async ({
  page,
  errors,
}) => {
  errors.expect(/status of (401|500)/);
  await changeResponses(page, "GET /credits/history", () => ({ transactions: [] }));
  await page.goto("/");
  const credits = card(page, "Credits");
  await credits.getByRole("button", { name: "View transaction history" }).click();
  await expect(credits).toContainText("No transactions found");

  const end = await failCalls(page, "GET /credits/balance", { status: 500 });
  await page.reload();
  await expect(credits.getByRole("alert")).toContainText("Failed to load credit balance");
  await end();
  // As another tab would do: the token is removed, and this tab has not noticed.
  await page.evaluate(() => localStorage.removeItem("token"));
  await credits.getByRole("button", { name: "Try Again" }).click();
  await expect(credits.getByRole("alert")).toContainText("Please log in to view credits");
});
