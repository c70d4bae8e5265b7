import { expect } from "@playwright/test";
import { fillSite } from "../support/create-site.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { ask } from "../support/person.ts";
import { userTest as test } from "../support/test.ts";

test("what would help a page most is shown before paying, and links to where it is done @long", async ({
  page,
  person,
}) => {
  const services = [
    { trade: "plumbing", id: "leak-repair", name: "", sentence: "", priceNote: "" },
  ];
  await ask(person, "POST /businesses", { name: "Ruiz Plumbing", services });
  await page.goto("/create");
  await fillSite(page, { service: "Plumbing", phone: "3365550142" });
  const quality = page.getByRole("region", { name: "Quality" });
  await expect(quality).toContainText("are on this page alone: local facts");
  await expect(quality.getByRole("link", { name: "Add a business" })).toBeVisible();
  await page.getByLabel("Business", { exact: true }).selectOption("Ruiz Plumbing");
  await expect(quality).toContainText("Two photos of jobs in Winston-Salem would help most");
  await expectAccessible(page);

  await quality.getByRole("link", { name: "Add a quote" }).click();
  const form = page.getByRole("form", { name: "Evidence" });
  await expect(form.getByLabel("Kind")).toHaveValue("quote");
  await expect(form.getByLabel("Shown in")).toHaveValue("Winston-Salem, NC");
  await form.getByLabel("What the customer said").fill("They came at midnight.");
  await form.getByLabel(/^Who said it/).fill("Dana R.");
  await form.getByLabel(/^Where, as/).fill("By e-mail");
  await form.getByLabel("The customer has allowed us to publish this").check();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  await page
    .getByRole("button", { name: /^Publish/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Published" })).toBeVisible();

  // The form of the site has not changed, and its page has words of its own.
  await page.goto("/create");
  await expect(page.getByLabel("Service Name")).toHaveValue("Plumbing");
  await expect(quality).toContainText("what the firm shows in this city");
  await expect(quality.getByRole("link", { name: "Add a quote" })).toHaveCount(0);
});
