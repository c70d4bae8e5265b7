import { expect } from "@playwright/test";
import { fillSite } from "../support/create-site.ts";
import { deploymentReport } from "../support/deployment-report.ts";
import { signUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";
import { visitSite } from "../support/visit-site.ts";

test("from an API token to a site below a domain of one's own @long", async ({
  page,
  product,
  errors,
}) => {
  await signUp(page);
  await page.goto("/settings");
  const card = page.getByRole("region", { name: "Cloudflare Tokens", exact: true });
  await expect(card.getByText("No Cloudflare tokens added yet.")).toBeVisible();
  await card.getByText("Which permissions does the token need?").click();
  await expect(card.getByText("Account, Workers R2 Storage: Edit")).toBeVisible();
  await expect(card.getByRole("link", { name: /permissions ticked/ })).toHaveAttribute(
    "href",
    /^https:\/\/dash\.cloudflare\.com\/profile\/api-tokens\?permissionGroupKeys=/,
  );

  errors.expect(/status of 400/);
  const token = card.getByLabel("Cloudflare API Token", { exact: true });
  await card.getByLabel("Account Name").fill("Agency");
  await token.fill("no-token-of-cloudflare");
  await card.getByRole("button", { name: "Add Account" }).click();
  const refusal = card.getByText("Invalid Cloudflare token. Please check and try again.");
  await expect(refusal).toBeVisible();
  await expect(token).toHaveValue("no-token-of-cloudflare");

  await card.getByRole("button", { name: "Fill in the sandbox account" }).click();
  await expect(refusal).toBeHidden();
  const domain = await card.getByLabel("Domain (optional)").inputValue();
  await card.getByLabel("Account Name").fill("Agency");
  await card.getByRole("button", { name: "Add Account" }).click();
  await expect(page.getByText("Cloudflare token added successfully")).toBeVisible();
  const row = card.getByRole("row", { name: "Agency" });
  await expect(row).toContainText(`*.${domain}`);
  await row.getByRole("button", { name: "Check Agency" }).click();
  await expect(
    page.getByText("Cloudflare accepts this token, and its account is ready."),
  ).toBeVisible();

  await page.goto("/create");
  await fillSite(page, { service: "Tree Care", phone: "336.555.0199" });
  await page.getByText("Cloudflare", { exact: true }).click();
  await page.getByLabel("Cloudflare Account").selectOption({ label: `Agency (${domain})` });
  await expect(page.getByText(new RegExp(`^tree-care-.*\\.${domain}$`)).first()).toBeVisible();
  await page.getByRole("button", { name: "Create Site" }).click();
  await expect(deploymentReport(page)).toContainText("Deployed");
  const site = await visitSite(page);
  const { host } = new URL(site.url());
  expect(host.slice(host.indexOf(".") + 1)).toBe(
    `${domain}:${new URL(product.cloudflareUrl).port}`,
  );
  await expect(site.getByRole("heading", { level: 1 })).toContainText("Tree Care");
  await site.close();

  // While the site exists nothing is removed from the account.
  await page.goto("/settings");
  errors.expect(/status of 409/);
  await page.getByRole("button", { name: "Disconnect Agency" }).click();
  const dialog = page.getByRole("dialog", { name: "Disconnect Cloudflare" });
  await dialog.getByRole("button", { name: "Disconnect" }).click();
  await expect(dialog.getByRole("alert")).toContainText("still holds files of sites");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(card.getByRole("row", { name: "Agency" })).toBeVisible();
});

test("an account without sites is disconnected @long", async ({ page }) => {
  await signUp(page);
  await page.goto("/settings");
  const card = page.getByRole("region", { name: "Cloudflare Tokens", exact: true });
  // Its domain may belong to another user of this sandbox, who was faster.
  await card.getByRole("button", { name: "Fill in the sandbox account" }).click();
  await card.getByLabel("Domain (optional)").fill("");
  await card.getByRole("button", { name: "Add Account" }).click();
  await card.getByRole("button", { name: "Disconnect Sandbox" }).click();
  await page
    .getByRole("dialog", { name: "Disconnect Cloudflare" })
    .getByRole("button", { name: "Disconnect" })
    .click();
  await expect(page.getByText(/^Cloudflare disconnected/)).toBeVisible();
  await expect(card.getByText("No Cloudflare tokens added yet.")).toBeVisible();
});
