import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { deploymentReport } from "./deployment-report.ts";

export type SiteFormValues = { service: string; phone?: string };

/** Fills the Single Site form for Winston-Salem, picking the city from the suggestions, and submits nothing. */
export async function fillSite(page: Page, { service, phone }: SiteFormValues): Promise<void> {
  await page.getByLabel("Service Name").fill(service);
  await page.getByLabel("City").pressSequentially("Winston");
  await page.getByRole("option", { name: "Winston-Salem, NC" }).click();
  if (phone !== undefined) await page.getByLabel("Phone Number").fill(phone);
}

/** Creates a site through the form and waits until its page shows that it is live. */
export async function createSiteByForm(page: Page, wish: SiteFormValues): Promise<void> {
  await page.goto("/create");
  await fillSite(page, wish);
  await page.getByRole("button", { name: "Create Site" }).click();
  await expect(page.getByRole("heading", { name: wish.service, level: 1 })).toBeVisible();
  await expect(deploymentReport(page)).toContainText("Deployed");
}
