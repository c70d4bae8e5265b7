import { expect } from "@playwright/test";
import { deploymentReport } from "../support/deployment-report.ts";
import { moveToBucket } from "../support/move-to-bucket.ts";
import { ask } from "../support/person.ts";
import { livePage, previewOf } from "../support/preview.ts";
import { publishSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

test("a business puts the form with a consent box on its site, whose own choice takes it off @long", async ({
  page,
  person,
  product,
}) => {
  const business = { name: "Ruiz Plumbing", phone: "3365550142" };
  const { id: businessId } = (await ask(person, "POST /businesses", business)) as { id: string };
  const site = await publishSite(person, { businessId });
  const sitePage = `/campaigns/${site.id}`;
  const form = previewOf(page).getByRole("form");

  await page.goto(sitePage);
  await expect(previewOf(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(form).toHaveCount(0);
  await page.goto(`/businesses/${businessId}/edit`);
  await page.getByRole("checkbox", { name: "A form on every site of this business" }).check();
  await page.getByRole("checkbox", { name: "Ask whether the firm may call and text" }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Redeploy 1 site" }).click();

  await page.goto(sitePage);
  await expect(deploymentReport(page)).toContainText("Deployed");
  const consent = "I agree that Ruiz Plumbing may call";
  await expect(previewOf(page).getByText(consent)).toBeVisible();
  const address = site.deploymentUrl ?? "";
  await expect.poll(() => livePage(page, product.netlifyUrl, address)).toContain(consent);

  await page.getByLabel("Contact Form").selectOption("Off");
  await expect(previewOf(page).getByText(consent)).toHaveCount(0);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Campaign details saved successfully!")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Contact Form")).toHaveValue("off");
});

test("the page before and after shows a form only where one is published @long", async ({
  page,
  person,
}) => {
  const site = await publishSite(person);
  const wish = {
    campaignIds: [site.id],
    changes: [{ field: "leadForm", action: "set", value: "on" }],
  };
  const openRow = async () => {
    const { id } = (await ask(person, "POST /operations", wish)) as { id: string };
    await page.goto(`/operations/${id}`);
    await page.getByRole("button", { name: /^Show the page before and after/ }).click();
  };
  const after = page.getByRole("region", { name: "After", exact: true }).frameLocator("iframe");
  await openRow();
  await expect(after.getByRole("link", { name: "Send a message" }).first()).toBeVisible();

  // A bucket is served over plain http, where no page has a form.
  await moveToBucket(person, `/campaigns/${site.id}`);
  await openRow();
  await expect(page.getByText("Visitors see the same page as before")).toBeVisible();
});
