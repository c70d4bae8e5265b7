import { expect } from "@playwright/test";
import { makeMultiLocationSite, makeSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

test("a user without multi-location sites gets the empty state of both lists @long [spec 2.1, 2.6]", async ({
  page,
  person,
}) => {
  await makeSite(person);
  await page.goto("/multi-location-sites");
  await expect(page.getByRole("heading", { name: "Multi-Location Sites", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No Services Found" })).toBeVisible();
  await page.goto("/multi-location-sites/plumbing");
  await expect(page.getByRole("heading", { name: "Plumbing", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No campaigns found" })).toBeVisible();
});

test("services lead to their campaigns, campaigns to their pages, and back [spec 2.1, 2.6, 2.7]", async ({
  page,
  person,
}) => {
  await makeSite(person, { city: "Boise", state: "ID" });
  const id = await makeMultiLocationSite(person);
  await page.goto("/");
  const figure = page.getByRole("main").getByRole("link", { name: "Multi-Location Sites 1" });
  await expect(figure).toBeVisible();
  const latest = page.getByRole("listitem").filter({ hasText: "Multi-location" }).last();
  await expect(latest).toContainText("Plumbing in Winston-Salem, NC");
  await figure.click();
  const card = page.getByRole("list", { name: "Services" }).getByRole("listitem");
  await expect(card).toHaveText([/^Plumbing\s*1 Site\s*View Sites\s*$/]);
  await card.getByRole("link").click();
  await expect(page).toHaveURL("/multi-location-sites/plumbing");
  await expect(page.getByText("1 site found", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^View Details: Plumbing/ }).click();
  await expect(page).toHaveURL(`/campaigns/${id}`);
  await expect(page.getByRole("heading", { name: "Plumbing", level: 1 })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Back to Multi-Location Sites" }).click();
  await expect(page).toHaveURL("/multi-location-sites");
});
