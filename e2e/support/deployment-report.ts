import type { Locator, Page } from "@playwright/test";

/** The words on a campaign's page that say where its deployment stands. */
export function deploymentReport(page: Page): Locator {
  return page.getByRole("region", { name: "Deployment Information" }).getByRole("status").first();
}
