import { expect } from "@playwright/test";
import { fillSite } from "../support/create-site.ts";
import { deploymentReport } from "../support/deployment-report.ts";
import { control } from "../support/emulator.ts";
import { signUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";
import { visitSite } from "../support/visit-site.ts";

test("a server killed half-way ends its work in the open tab @long [spec 4]", async ({
  page,
  startOwn,
  errors,
}) => {
  test.slow(); // It starts the product twice.
  const doomed = await startOwn({ CRASH_AT: "deploy.half-uploaded" });
  // Enough time to open the campaign's page before the first file is sent.
  const slow = { match: "PUT /files/", delayMs: 2_000, times: 100 };
  await control(doomed.netlifyUrl, "POST faults", slow);
  await page.clock.install();
  await signUp(page, doomed.url);
  await page.goto(`${doomed.url}/create`);
  await fillSite(page, { service: "Plumbing", phone: "3365550142" });
  errors.expect(/ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/);
  await page.getByRole("button", { name: "Create Site" }).click();
  await expect(page.getByRole("heading", { name: "Plumbing", level: 1 })).toBeVisible();
  const report = deploymentReport(page);
  await expect(report).toContainText("Deploying");
  await page.getByLabel("Company Name").fill("Twin City Plumbers");

  await doomed.died();
  // The app checks the server's health every 30 seconds.
  await page.clock.fastForward(31_000);
  const outage = page.getByRole("alert").filter({ hasText: "Connection Error" });
  await expect(outage).toContainText("Could not connect to the API server.");
  await expect(page.getByLabel("Company Name")).toHaveValue("Twin City Plumbers");

  await startOwn();
  await page.getByRole("button", { name: "Retry Connection" }).click();
  await expect(outage).toBeHidden();
  await expect(report).toContainText("Deployed");
  await expect(page.getByLabel("Company Name")).toHaveValue("Twin City Plumbers");
  await expect(page.getByRole("main").getByRole("link", { name: "Credits" })).toHaveText(
    "4 Credits",
  );
  const site = await visitSite(page);
  await expect(site.getByText("(336) 555-0142").first()).toBeVisible();
});
