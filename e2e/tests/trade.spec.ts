import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { fillSite } from "../support/create-site.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { userTest as test } from "../support/test.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const create = (page: Page) => page.getByRole("button", { name: "Create Site" }).click();
/** Chooses a trade in the field below the service's name. */
async function choose(page: Page, trade: string): Promise<void> {
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await field(page, "Written As").selectOption(trade);
  await page.keyboard.press("Tab");
}

test("a name is matched to its trade, and the match can be changed and survives a refresh @long", async ({
  page,
}) => {
  await page.goto("/create");
  await fillSite(page, { service: "24/7 Emergency Plumber", phone: "3365550142" });
  await expect(page.getByText("We write this as: Plumbing")).toBeVisible();
  await choose(page, "Drain Cleaning");
  await expect(page.getByText("We write this as: Drain Cleaning, as you chose")).toBeVisible();
  await page.reload();
  await expect(page.getByText("We write this as: Drain Cleaning, as you chose")).toBeVisible();
  await expectAccessible(page, "a matched name");
  await create(page);
  await expect(
    page.getByRole("heading", { name: "24/7 Emergency Plumber", level: 1 }),
  ).toBeVisible();
  await expect(page.getByText("We write this as: Drain Cleaning, as you chose")).toBeVisible();
  await choose(page, "As the service name says");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Campaign details saved successfully!")).toBeVisible();
  await page.reload();
  await expect(page.getByText("We write this as: Plumbing")).toBeVisible();
});

test("a name that matches nothing is warned of before the credit, and stops nobody @long", async ({
  page,
}) => {
  await page.goto("/create");
  await fillSite(page, { service: "Dog Grooming", phone: "3365550142" });
  await expect(page.getByText("We have no words for “Dog Grooming”")).toBeVisible();
  await expectAccessible(page, "a name without a match");
  await create(page);
  await expect(page.getByText("Campaign created successfully!")).toBeVisible();
});

test("the forms of multi-location sites and bulk creation name the trade too @long", async ({
  page,
}) => {
  await page.goto("/create?tab=multi-location");
  await field(page, "Main Service").fill("Roofer near me");
  await expect(page.getByText("We write this as: Roofing")).toBeVisible();
  await page.goto("/create?tab=bulk");
  await field(page, "Service Name").fill("Mobile notary");
  await expect(page.getByText("We have no words for “Mobile notary”")).toBeVisible();
  await field(page, "Service Name").fill("AC tune up");
  await expect(page.getByText("We write this as: HVAC")).toBeVisible();
});
