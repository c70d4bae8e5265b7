import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { control } from "../support/emulator.ts";
import { failCalls } from "../support/faults.ts";
import { ask } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import { makeSite, publishSite, tryToPublish } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

test.afterEach(({ product }) => control(product.netlifyUrl, "DELETE faults"));

const cards = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
const status = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: "Status" }).getByRole("radio", { name });

/** Two sites of different services that failed, one that is live and one that was never deployed. */
async function makeBroken(person: Person, netlifyUrl: string): Promise<void> {
  await publishSite(person);
  await makeSite(person, { city: "Boise", state: "ID" });
  await control(netlifyUrl, "POST faults", { match: "* /api/v1/", status: 422, times: 1_000 });
  await tryToPublish(person, { city: "Salem", state: "OR" });
  await tryToPublish(person, { serviceName: "Roofing", city: "Durham" });
}

test("the dashboard's failed sites lead to a list over all services, where each is retried or all @long", async ({
  page,
  person,
  product,
  errors,
}) => {
  await makeBroken(person, product.netlifyUrl);
  await page.goto("/");
  await page
    .getByRole("list", { name: "Sites by state" })
    .getByRole("link", { name: "2 failed" })
    .click();
  await expect(page).toHaveURL("/sites?deploymentStatus=failed");
  await expect(page.getByRole("heading", { name: "All Sites", level: 1 })).toBeVisible();
  await expect(page.getByText("2 sites found", { exact: true })).toBeVisible();
  await expect(status(page, /^Failed 2$/)).toBeChecked();
  for (const name of [/^All 4$/, /^Deployed 1$/, /^Not deployed 1$/])
    await expect(status(page, name)).toBeAttached();
  await expect(cards(page)).toHaveCount(2);
  const salem = cards(page).filter({ hasText: "Salem" });
  await expect(salem).toContainText("Netlify");

  // It is refused again: the reason stays on its row.
  errors.expect(/status of 502/);
  await salem.getByRole("button", { name: "Retry: Plumbing in Salem, OR" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(salem.getByRole("button", { name: /^Retry/ })).toHaveText("Retry");

  await control(product.netlifyUrl, "DELETE faults");
  await salem.getByRole("button", { name: "Retry: Plumbing in Salem, OR" }).click();
  await expect(cards(page)).toHaveText([/Durham/]);
  errors.expect(/status of 500/);
  const end = await failCalls(page, "POST /campaigns/redeploy-failed", { status: 500 });
  await page.getByRole("button", { name: "Retry the failed site" }).click();
  await expect(
    page.getByText("The failed sites could not be deployed again. Please try again."),
  ).toBeVisible();
  await end();
  await page.getByRole("button", { name: "Retry the failed site" }).click();
  await expect(page.getByText("1 site is being deployed again", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No campaigns found" })).toBeVisible();
  await page.getByRole("button", { name: "Show all sites" }).click();
  await expect(status(page, /^Deployed 3$/)).toBeAttached();
  await expect(cards(page)).toHaveCount(4);
});

test("sites over all services are filtered by status, host and state @long", async ({
  page,
  person,
  product,
}) => {
  await makeBroken(person, product.netlifyUrl);
  await page.goto("/sites");
  await expect(cards(page)).toHaveCount(4);
  await status(page, /^Failed/).check({ force: true });
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const filters = page.getByRole("region", { name: "Filters" });
  await filters.getByRole("combobox", { name: "State" }).click();
  await page.getByRole("option", { name: "OR" }).click();
  await expect(cards(page)).toHaveText([/Salem/]);
  await expect(status(page, /^Failed 1$/)).toBeChecked();
  await page.getByRole("button", { name: "Retry the failed site" }).isVisible();
  await filters.getByRole("button", { name: "Clear Filters" }).click();
  await filters
    .getByRole("group", { name: "Deployment Type" })
    .getByLabel("AWS S3")
    .check({ force: true });
  await expect(cards(page)).toHaveText([/Boise/]);
});

for (const width of [1280, 390, 320])
  test(`a failed site's badge lies above the bubbles of the map at ${width} @long`, async ({
    page,
    person,
    product,
  }) => {
    await publishSite(person, { city: "Salem", state: "OR" });
    await publishSite(person, { serviceName: "Roofing", city: "Salem", state: "OR" });
    await publishSite(person, { city: "Portland", state: "OR" });
    await publishSite(person, { serviceName: "Roofing", city: "Portland", state: "OR" });
    await control(product.netlifyUrl, "POST faults", {
      match: "* /api/v1/",
      status: 422,
      times: 1_000,
    });
    await tryToPublish(person, { serviceName: "Painting", city: "Salem", state: "OR" });
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    const flag = page.locator('[data-flag="failed"]');
    await expect(flag).toHaveCount(1);
    await flag.scrollIntoViewIfNeeded();
    // A badge receives no pointer events; for this check it does.
    const isOnTop = await flag.evaluate((badge) => {
      badge.style.pointerEvents = "auto";
      const { left, top, width: w, height: h } = badge.getBoundingClientRect();
      const points = [0.3, 0.5, 0.7].flatMap((x) => [0.3, 0.5, 0.7].map((y) => [x, y] as const));
      return points.every(([x, y]) =>
        badge.contains(document.elementFromPoint(left + x * w, top + y * h)),
      );
    });
    expect(isOnTop).toBe(true);
  });

test("past runs are found from the dashboard and say what they were @long", async ({
  page,
  person,
}) => {
  const site = { serviceName: "Plumbing", state: "NC", phone: "336-555-0142" };
  const account = { deploymentType: "netlify", netlifyTokenId: "default" };
  const sites = ["Cary", "Apex"].map((city) => ({ ...site, ...account, city }));
  await ask(person, "POST /campaigns/bulk", { sites });
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Past runs" }).click();
  await expect(page.getByRole("heading", { name: "Past Runs", level: 1 })).toBeVisible();
  const run = page
    .getByRole("main")
    .getByRole("link", { name: /Bulk creation: Plumbing, 2 sites/ });
  await expect(run).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await run.click();
  await expect(page.getByRole("heading", { name: "Plumbing in 2 cities", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Past Runs", level: 1 })).toBeVisible();
});
