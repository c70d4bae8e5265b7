import { expect } from "@playwright/test";
import { fillSite } from "../support/create-site.ts";
import { deploymentReport, noteStates } from "../support/deployment-report.ts";
import { control } from "../support/emulator.ts";
import { signUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";
import { visitSite } from "../support/visit-site.ts";

test.afterEach(({ product }) => control(product.netlifyUrl, "POST timings", { processingMs: 50 }));

test("from signing up to a live site, for one credit [spec 1, 9]", async ({ page, product }) => {
  await signUp(page);
  const credits = page.getByRole("main").getByRole("link", { name: "Credits" });
  await expect(credits).toHaveText("5 Credits");
  await page.getByRole("main").getByRole("link", { name: "Create New Site" }).click();
  await fillSite(page, { service: "Plumbing", phone: "3365550142" });
  await expect(page.getByLabel("City")).toHaveValue("Winston-Salem");
  await expect(page.getByLabel("State")).toHaveValue("NC");
  await expect(page.getByLabel("Zip Code")).toHaveValue(/^271\d\d$/);

  // A slow deployment, so that each of its states is visible.
  await control(product.netlifyUrl, "POST timings", { processingMs: 1_500 });
  const states = await noteStates(page);
  await page.getByRole("button", { name: "Create Site" }).click();
  await expect(page.getByRole("heading", { name: "Plumbing", level: 1 })).toBeVisible();
  await expect(deploymentReport(page)).toContainText("Deployed");
  const order = ["Queued", "Deploying", "Deployed"];
  await expect.poll(() => states, "shown one after the other, without a reload").toEqual(order);

  const site = await visitSite(page);
  const { port } = new URL(product.netlifyUrl);
  expect(site.url()).toMatch(
    new RegExp(`^http://plumbing-winston-salem-nc-[a-z2-7]{6}\\.netlify\\.localhost:${port}/$`),
  );
  const title = site.getByRole("heading", { level: 1 });
  await expect(title).toContainText("Plumbing");
  await expect(title).toContainText("Winston-Salem");
  const call = site.getByRole("link", { name: "(336) 555-0142" }).first();
  await expect(call).toBeVisible();
  await expect(call).toHaveAttribute("href", "tel:+13365550142");

  await expect(credits).toHaveText("4 Credits");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page.getByText("4 available")).toBeVisible();
  await page.getByRole("button", { name: "View transaction history" }).click();
  const charge = page.getByRole("row", { name: "Plumbing in Winston-Salem, NC" });
  await expect(charge).toHaveCount(1);
  await expect(charge).toContainText("−1");
});
