import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { failCalls, holdCalls } from "../support/faults.ts";
import { makeSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const services = (page: Page) => page.getByRole("list", { name: "Services" }).getByRole("listitem");

test("each service has a card that leads to its campaigns @long [spec 2.1, 2.6]", async ({
  page,
  person,
}) => {
  await makeSite(person);
  await makeSite(person, { serviceName: "Water Heater Repair", city: "Boise", state: "ID" });
  await makeSite(person, { serviceName: "Water Heater Repair", city: "Nampa", state: "ID" });
  await page.goto("/single-page-sites");
  await expect(page.getByRole("heading", { name: "Single Page Sites", level: 1 })).toBeVisible();
  await expect(services(page)).toHaveText([
    /^Plumbing\s*1 Site\s*View Sites\s*$/,
    /^Water Heater Repair\s*2 Sites\s*View Sites\s*$/,
  ]);
  const create = page.getByRole("main").getByRole("link", { name: "Create New" });
  await expect(create).toHaveAttribute("href", "/create");

  await makeSite(person, { serviceName: "Roofing" });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(services(page)).toHaveCount(3);
  await page.getByRole("link", { name: "Water Heater Repair" }).click();
  await expect(page).toHaveURL("/single-page-sites/water-heater-repair");
  const title = page.getByRole("heading", { name: "Water Heater Repair", level: 1 });
  await expect(title).toBeVisible();
});

test("loading, nothing found, and an error with its retry @long [spec 2.6, 8]", async ({
  page,
  errors,
}) => {
  const release = await holdCalls(page, "GET /service-summary");
  await page.goto("/single-page-sites");
  await expect(page.getByRole("status", { name: "Loading services" })).toBeVisible();
  await release();
  await expect(page.getByRole("heading", { name: "No Services Found" })).toBeVisible();

  errors.expect(/status of 500/);
  const end = await failCalls(page, "GET /service-summary", { status: 500 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Error Loading Services" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Failed to fetch service summary");
  await end();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "No Services Found" })).toBeVisible();
});
