import { expect } from "@playwright/test";
import { fillSite } from "../support/create-site.ts";
import { deploymentReport } from "../support/deployment-report.ts";
import { control } from "../support/emulator.ts";
import { signUp } from "../support/sign-up.ts";
import { story } from "../support/story.ts";
import { visitSite } from "../support/visit-site.ts";

story.afterEach(async ({ product }) => {
  await control(product.netlifyUrl, "DELETE faults");
  await control(product.netlifyUrl, "POST timings", { preparingMs: 50, processingMs: 50 });
});

story("from signing up to a live site, for one credit", async ({ page, product }) => {
  await signUp(page);
  const credits = page.getByRole("main").getByRole("link", { name: "Credits" });
  await expect(credits).toHaveText("5 Credits");
  await page.getByRole("main").getByRole("link", { name: "Create New Site" }).click();
  await fillSite(page, { service: "Plumbing", phone: "3365550142" });
  await expect(page.getByLabel("City")).toHaveValue("Winston-Salem");
  await expect(page.getByLabel("State")).toHaveValue("NC");
  await expect(page.getByLabel("Zip Code")).toHaveValue(/^271\d\d$/);

  // A Netlify at its limit, and slow after that: each state lasts long enough to be seen.
  const reset = String(Math.ceil(Date.now() / 1000) + 6);
  await control(product.netlifyUrl, "POST faults", {
    match: "* /api/v1/",
    status: 429,
    headers: { "x-ratelimit-reset": reset },
  });
  await control(product.netlifyUrl, "POST timings", { preparingMs: 1_000, processingMs: 1_000 });
  await page.getByRole("button", { name: "Create Site" }).click();
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  await expect(page.getByRole("heading", { name: "Plumbing", level: 1 })).toBeVisible();
  const report = deploymentReport(page);
  await expect(report).toContainText("Queued");
  await expect(report).toContainText("The deployment waits and goes on by itself.");
  await expect(report).toContainText("Deploying");
  await expect(report).toContainText("Deployed");
  expect(await page.evaluate(() => performance.timeOrigin), "no reload").toBe(loadedAt);

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
