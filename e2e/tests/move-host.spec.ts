import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { addNetlifyToken } from "../support/accounts.ts";
import { deploymentReport } from "../support/deployment-report.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { moveToBucket } from "../support/move-to-bucket.ts";
import { ask } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import { publishSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

/** Stores a Cloudflare token. Without a domain, since all tests share the sandbox's only one. */
async function addCloudflare(person: Person): Promise<void> {
  const { sandbox } = (await ask(person, "GET /config")) as {
    sandbox: { cloudflareToken: string };
  };
  const { cloudflareToken: token } = sandbox;
  await ask(person, "POST /cloudflare-tokens", { name: "Agency", token, zone: "" });
}

const dialog = (page: Page) => page.getByRole("dialog", { name: /^Move/ });
const oldAddresses = (page: Page) =>
  page.getByRole("region", { name: "Old Addresses", exact: true });

async function chooseCloudflare(page: Page): Promise<void> {
  await dialog(page).getByText("Cloudflare", { exact: true }).click();
  const account = dialog(page).getByLabel("Cloudflare Account");
  const option = account.getByRole("option", { name: /^Agency/ });
  await account.selectOption((await option.getAttribute("value")) ?? "");
}

test("a site moves to another host; its old address redirects until that is removed @long", async ({
  page,
  person,
  browser,
}) => {
  const { id } = await publishSite(person);
  const token = await addNetlifyToken(person, "Own team");
  const own = { deploymentType: "netlify", netlifyTokenId: token.id };
  const { deploymentUrl: old } = (await ask(person, `POST /campaigns/${id}/redeploy`, own)) as {
    deploymentUrl: string;
  };
  await addCloudflare(person);
  await page.goto(`/campaigns/${id}`);
  await page.getByRole("button", { name: "Move to another host" }).click();
  await chooseCloudflare(page);
  await expect(dialog(page)).toContainText("15 credits of your team there");
  await expect(dialog(page)).toContainText("Moving is free");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Move the site" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(deploymentReport(page)).toContainText("Deployed", { timeout: 30_000 });
  await expect(oldAddresses(page)).toContainText("Redirects", { timeout: 30_000 });
  const moved = (await ask(person, `GET /campaigns/${id}`)) as { deploymentUrl: string };
  await expect(oldAddresses(page)).toContainText(`leads to ${moved.deploymentUrl}`);

  const visit = await page.context().newPage();
  await visit.goto(old);
  expect(visit.url()).toBe(moved.deploymentUrl);
  await expect(visit.getByRole("heading", { level: 1 })).toContainText("Plumb");

  await oldAddresses(page).getByRole("button", { name: "Remove the redirect" }).click();
  const removal = page.getByRole("dialog", { name: "Remove the redirect" });
  await expect(removal).toContainText("Links to it, bookmarks");
  await expectAccessible(page);
  await removal.getByRole("button", { name: "Remove the redirect" }).click();
  await expect(page.getByText("The old address was removed.")).toBeVisible({ timeout: 30_000 });
  await expect(oldAddresses(page)).toBeHidden();
  // A browser stores a permanent redirect, so this one must not have opened the address before.
  const stranger = await browser.newContext();
  const response = await (await stranger.newPage()).goto(old);
  expect(response?.status()).toBe(404);
  await stranger.close();
});

test("of a site at the default Netlify account nothing stays, and the form says so @long", async ({
  page,
  person,
}) => {
  const { id } = await publishSite(person);
  await addCloudflare(person);
  await page.goto(`/campaigns/${id}`);
  await page.getByRole("button", { name: "Move to another host" }).click();
  await chooseCloudflare(page);
  await expect(dialog(page)).toContainText("the site is deleted there after the move");
});

test("a page in a bucket stays at the old address and redirects visitors @long", async ({
  page,
  person,
}) => {
  const { id } = await publishSite(person);
  const old = await moveToBucket(person, `/campaigns/${id}`);
  await addCloudflare(person);
  await page.goto(`/campaigns/${id}`);
  await page.getByRole("button", { name: "Move to another host" }).click();
  await chooseCloudflare(page);
  await expect(dialog(page)).toContainText("A bucket cannot redirect.");
  await dialog(page).getByRole("button", { name: "Move the site" }).click();
  await expect(oldAddresses(page)).toContainText("Leads on", { timeout: 30_000 });
  const visit = await page.context().newPage();
  await visit.goto(old);
  await expect(visit.getByRole("heading", { level: 1 })).toContainText("Plumb", {
    timeout: 15_000,
  });
  expect(new URL(visit.url()).host).not.toBe(new URL(old).host);
});

test("all sites of an account move from Settings, with their progress on a page @long", async ({
  page,
  person,
}) => {
  const token = await addNetlifyToken(person, "Old agency");
  for (const city of ["Durham", "Raleigh"]) {
    const { id } = await publishSite(person, { city });
    const to = { deploymentType: "netlify", netlifyTokenId: token.id };
    await ask(person, `POST /campaigns/${id}/redeploy`, to);
  }
  await addCloudflare(person);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Move all sites of Old agency" }).click();
  await chooseCloudflare(page);
  await dialog(page).getByRole("button", { name: "Move 2 sites" }).click();
  await expect(page).toHaveURL(/\/host-moves\//);
  await expect(page.getByText("2 sites of 2 live at the new account")).toBeVisible({
    timeout: 40_000,
  });
  const rows = page.getByRole("row", { name: /Plumbing in/ });
  for (const row of await rows.all()) {
    await expect(row).toContainText("Moved");
    await expect(row).toContainText("Redirects", { timeout: 30_000 });
  }
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("2 sites of 2 live at the new account")).toBeVisible();
});
