import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { changeResponses, failCalls } from "../support/faults.ts";
import { ask } from "../support/person.ts";
import { makeSite, publishSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const basic = (page: Page) => page.getByRole("group", { name: "Basic Information", exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Move this site" });
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();
const saved = (page: Page) => page.getByText("Campaign details saved successfully!");

test("moving a live site for a credit needs a confirmation; the live page stays until it is deployed @long", async ({
  page,
  person,
  errors,
}) => {
  errors.expect(/status of 409/);
  const { id, deploymentUrl } = await publishSite(person);
  await page.goto(`/campaigns/${id}`);
  await basic(page).getByLabel("City").fill("Durham");
  await save(page);
  await expect(dialog(page)).toContainText(
    "Moving this live site to Plumbing in Durham, NC costs 1 credit.",
  );
  await expect(dialog(page)).toContainText("The live page stays as it is until you deploy.");
  await expect(dialog(page)).toContainText("You have sufficient credits (4 available)");
  await expect(dialog(page).getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  // The typed values stay, and nothing was saved or paid.
  await expect(basic(page).getByLabel("City")).toHaveValue("Durham");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  expect(await ask(person, "GET /credits/balance")).toEqual({ credits: 4 });

  await save(page);
  await dialog(page).getByRole("button", { name: "Move for 1 credit" }).click();
  await expect(saved(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText("Durham, NC", { exact: true }).first()).toBeVisible();
  expect(await ask(person, "GET /credits/balance")).toEqual({ credits: 3 });
  await expect(page.getByRole("link", { name: "Visit Site" }).first()).toHaveAttribute(
    "href",
    deploymentUrl ?? "",
  );
  await page.goto("/credits");
  const history = page.getByRole("region", { name: "Transaction History" });
  await expect(history).toContainText(
    "Live site moved: Plumbing in Winston-Salem, NC to Plumbing in Durham, NC",
  );
});

test("a correction needs no confirmation, nor does a site that was never live @long", async ({
  page,
  person,
}) => {
  const { id } = await publishSite(person);
  await page.goto(`/campaigns/${id}`);
  await basic(page).getByLabel("City").fill("Winston Salem");
  await basic(page).getByLabel("Service Name").fill("Plumbing Services");
  await save(page);
  await expect(saved(page)).toBeVisible();

  const draft = await makeSite(person);
  await page.goto(`/campaigns/${draft.id}`);
  await basic(page).getByLabel("Service Name").fill("Roofing");
  await save(page);
  await expect(saved(page)).toBeVisible();
  expect(await ask(person, "GET /credits/balance")).toEqual({ credits: 3 });
});

test("without credits the dialog says what is missing @long", async ({ page, person, errors }) => {
  errors.expect(/status of (409|500)/);
  const { id } = await publishSite(person);
  await changeResponses(page, "GET /credits/balance", () => ({ credits: 0 }));
  await page.goto(`/campaigns/${id}`);
  await basic(page).getByLabel("Service Name").fill("Roofing");
  await save(page);
  await expect(dialog(page)).toContainText("You need 1 more credit");
  await expect(dialog(page).getByRole("button", { name: "Move for 1 credit" })).toBeDisabled();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await failCalls(page, "PUT /campaigns/*", { status: 500 });
  await save(page);
  await expect(page.getByText("Failed to save campaign details")).toBeVisible();
  await expect(basic(page).getByLabel("Service Name")).toHaveValue("Roofing");
});
