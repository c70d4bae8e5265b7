import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { deploymentReport } from "../support/deployment-report.ts";
import { control } from "../support/emulator.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { failCalls } from "../support/faults.ts";
import { userStory as story } from "../support/story.ts";
import { visitSite } from "../support/visit-site.ts";

story.afterEach(({ product }) => control(product.netlifyUrl, "DELETE faults"));

const button = (page: Page) => page.getByRole("button", { name: "Create Multi-Location Site" });
const pages = (page: Page) => page.getByRole("region", { name: "Pages of this site" });

async function fill(page: Page): Promise<void> {
  await page.goto("/create?tab=multi-location");
  await page.getByLabel("Main Service").fill("Plumbing");
  await page.getByLabel("City").fill("Winston-Salem");
  await page.getByLabel("State").fill("NC");
  await page.getByLabel("Additional Locations").fill("Kernersville, NC\nGreensboro, NC");
  await page.getByLabel("Related Services").fill("HVAC\nDrains: cleaned and lined");
  await page.getByLabel("Phone Number").fill("336-555-0142");
}

story(
  "one site of three locations: cost, lines, progress, and every page of it live",
  async ({ page }) => {
    await page.goto("/create");
    await page.getByRole("tab", { name: "Multi-Location Site" }).click();
    await expect(page).toHaveURL(/tab=multi-location/);
    await fill(page);
    await page
      .getByLabel("Additional Locations")
      .pressSequentially("\nAustin TX\nkernersville, nc");
    await expect(pages(page)).toContainText("Left out, no comma: Austin TX");
    await expect(pages(page)).toContainText("Named before, so not charged again: kernersville, nc");
    await expect(pages(page).getByRole("listitem")).toHaveText([
      "Winston-Salem, NC Main",
      "Kernersville, NC",
      "Greensboro, NC",
      "HVAC",
      "Drains",
    ]);
    await expect(page.getByText("3 credits", { exact: true })).toBeVisible();
    await expect(page.getByText("You have sufficient credits (5 available)")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Main Service")).toHaveValue("Plumbing");

    await button(page).click();
    await expect(page.getByText(/Queued|Deploying/)).toBeVisible();
    await expect(page.getByText("Multi-location site created successfully!")).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goto("/multi-location-sites/plumbing");
    await page.getByRole("link", { name: /View Details/ }).click();
    const locations = page.getByRole("region", { name: "Locations" });
    await expect(locations).toContainText("Greensboro, NC");
    const site = await visitSite(page);
    await site
      .getByRole("link", { name: /Kernersville/ })
      .first()
      .click();
    await expect(site.getByRole("heading", { level: 1 })).toContainText("Kernersville");
  },
);

story("what is missing is said beside its field, and nothing typed is lost", async ({ page }) => {
  await page.goto("/create?tab=multi-location");
  await button(page).click();
  await expectRefused(page.getByLabel("Main Service"), "Please enter a main service name");
  await page.getByLabel("Main Service").fill("Plumbing");
  await button(page).click();
  const missing = "Please enter both city and state for the main location";
  await expectRefused(page.getByLabel("City"), missing);
  await page.getByLabel("City").fill("Durham");
  await page.getByLabel("State").fill("NC");
  await button(page).click();
  const lines = page.getByLabel("Additional Locations");
  await expectRefused(lines, "Please add at least one additional location");
  await lines.fill("Cary, ZZ");
  await button(page).click();
  await expectRefused(lines, "Cary, ZZ: Please enter a US state, such as NC");
  await lines.fill("Cary, NC\nApex, NC\nRaleigh, NC\nHolly Springs, NC\nGarner, NC");
  await expect(page.getByText("You need 1 more credit")).toBeVisible();
  await expect(button(page)).toBeDisabled();
});

story(
  "refusals of the server, and a site whose deployment fails",
  async ({ page, product, errors }) => {
    errors.expect(/status of (500|200)|ERR_FAILED/);
    await fill(page);
    for (const [fault, text] of [
      [
        "no answer",
        "Network error: Could not connect to the server. Please check your connection.",
      ],
      ["empty", "Server returned invalid data. Please contact support."],
      [{ status: 500 }, "Failed to create multi-location site"],
    ] as const) {
      const mend = await failCalls(page, "POST /multi-location/create", fault);
      await button(page).click();
      await expect(page.getByText(text)).toBeVisible();
      await mend();
    }
    await control(product.netlifyUrl, "POST faults", {
      match: "* /api/v1/",
      status: 503,
      times: 1_000,
    });
    const mend = await failCalls(page, "GET /multi-location/progress/*", { status: 500 });
    await button(page).click();
    await expect(page.getByText("Failed to check site creation progress")).toBeVisible();
    await mend();
    await expect(page.getByRole("heading", { name: "The site is not live yet" })).toBeVisible({
      timeout: 30_000,
    });
    await control(product.netlifyUrl, "DELETE faults");
    await page.getByRole("link", { name: "Open its page" }).click();
    await expect(deploymentReport(page)).toContainText("Your credits stay with it");
    await page.getByRole("button", { name: "Deploy Site" }).click();
    await expect(page.getByText("Campaign redeployed successfully!")).toBeVisible();
  },
);
