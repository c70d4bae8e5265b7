import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { failCalls, holdCalls } from "../support/faults.ts";
import type { Person } from "../support/person.ts";
import { makeSite } from "../support/sites.ts";
import { shoot, show } from "./shoot.ts";

/** The screens of an account without a site, then without credits; while they load and where loading fails. */
export async function shootNewcomer(page: Page, person: Person): Promise<void> {
  const screens = {
    dashboard: ["/", "Dashboard"],
    "single-page-sites": ["/single-page-sites", "Single Page Sites"],
    "single-page-sites-service": ["/single-page-sites/plumbing", "Plumbing"],
    "multi-location-sites": ["/multi-location-sites", "Multi-Location Sites"],
    create: ["/create", "Create New Campaign"],
    credits: ["/credits", "Credits"],
    settings: ["/settings", "Settings"],
    businesses: ["/businesses", "Businesses"],
    "business-new": ["/businesses/new", "Add Business"],
    account: ["/account", "Account"],
    leads: ["/leads", "Leads"],
  } as const;
  for (const [name, [path, title]] of Object.entries(screens)) {
    await show(page, path, title);
    await shoot(page, `${name}-empty`);
  }
  await show(page, "/create", "Create New Campaign");
  await page.getByRole("main").getByRole("button", { name: "Create Site" }).first().click();
  await shoot(page, "create-errors");
  for (const city of ["Boise", "Nampa", "Caldwell", "Meridian", "Eagle"])
    await makeSite(person, { city, state: "ID" });
  await show(page, "/create", "Create New Campaign");
  await page.getByRole("tab", { name: "Bulk Creation" }).click();
  await shoot(page, "create-bulk");
  await page.getByRole("tab", { name: "Single Site" }).click();
  await expect(page.getByText("You need 1 more credit", { exact: true })).toBeVisible();
  await shoot(page, "create-no-credits");
  const faults = {
    dashboard: ["GET /dashboard-metrics", "/", "Dashboard"],
    "single-page-sites": ["GET /service-summary", "/single-page-sites", "Single Page Sites"],
    "single-page-sites-service": [
      "GET /campaigns-by-service",
      "/single-page-sites/plumbing",
      "Plumbing",
    ],
    credits: ["GET /credits/*", "/credits", "Credits"],
    settings: ["GET /aws-credentials", "/settings", "Settings"],
    account: ["GET /auth/sessions", "/account", "Account"],
    leads: ["GET /leads", "/leads", "Leads"],
    campaign: ["GET /campaigns/*", "/campaigns/01890000-0000-7000-8000-000000000000", "Campaign"],
  } as const;
  for (const [name, [call, path, title]] of Object.entries(faults)) {
    const release = await holdCalls(page, call);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await shoot(page, `${name}-loading`);
    await release();
    const end = await failCalls(page, call, { status: 500 });
    await show(page, path, title);
    await shoot(page, `${name}-error`);
    await end();
  }
}
