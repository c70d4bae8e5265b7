import type { Page } from "@playwright/test";

/** Follows 'Visit Site' on a campaign's page: the published site, in a tab of the same browser. */
export async function visitSite(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup", { timeout: 10_000 });
  await page.getByRole("link", { name: "Visit Site" }).first().click();
  const site = await opened;
  await site.waitForLoadState();
  return site;
}
