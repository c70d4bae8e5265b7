import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { makeSite } from "../support/sites.ts";
import { userStory as story } from "../support/story.ts";

/**
 * Multi-location sites cannot be made yet, so the server's own lists of single ones stand for theirs. The pages ask and
 * show as they will: the type is the one thing that differs.
 */
async function showSingleOnes(page: Page): Promise<void> {
  const isList = ({ pathname }: URL) =>
    /^\/api\/(service-summary|campaigns-by-service|campaigns\/selection)$/.test(pathname);
  await page.route(isList, (route) => {
    const url = new URL(route.request().url());
    expect(url.searchParams.get("type")).toBe("multi-location");
    url.searchParams.set("type", "single");
    return route.continue({ url: url.href });
  });
}

story("a user without such sites is told what they are", async ({ page, person }) => {
  await makeSite(person);
  await page.goto("/multi-location-sites");
  await expect(page.getByRole("heading", { name: "Multi-Location Sites", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No Services Found" })).toBeVisible();
  await page.goto("/multi-location-sites/plumbing");
  await expect(page.getByRole("heading", { name: "Plumbing", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No campaigns found" })).toBeVisible();
});

story(
  "services lead to their campaigns, campaigns to their pages, and back",
  async ({ page, person }) => {
    const { id } = await makeSite(person);
    await showSingleOnes(page);
    await page.goto("/multi-location-sites");
    await page.getByRole("link", { name: "Plumbing" }).click();
    await expect(page).toHaveURL("/multi-location-sites/plumbing");
    await expect(page.getByText("1 site found", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "View Details: Plumbing in Winston-Salem, NC" }).click();
    await expect(page).toHaveURL(`/campaigns/${id}`);
    await page.goBack();
    await page.getByRole("link", { name: "Back to Multi-Location Sites" }).click();
    await expect(page).toHaveURL("/multi-location-sites");
  },
);
