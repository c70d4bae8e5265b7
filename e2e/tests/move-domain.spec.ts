import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { expectAccessible } from "../support/expect-accessible.ts";
import { ask } from "../support/person.ts";
import { publishSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Move to another host" });
const card = (page: Page) => page.getByRole("region", { name: "Domain", exact: true });

/** Sets the records of the card at the domain's registrar, which here is the sandbox's DNS. */
async function setRecords(page: Page, domain: string): Promise<void> {
  const opening = page.context().waitForEvent("page");
  await card(page).getByRole("link", { name: "Set them in the sandbox's DNS" }).click();
  const dns = await opening;
  await dns.getByRole("button", { name: "Set these records" }).click();
  const proof = `Remove TXT of _mainstreet-verify.${domain}`;
  await expect(dns.getByRole("button", { name: proof })).toBeVisible();
  await dns.close();
}

/** Checks until the domain is live, since the next automatic check is a minute away. */
async function awaitLive(page: Page, domain: string): Promise<void> {
  const live = card(page).getByText(`Visitors reach the site at https://${domain}/`);
  await expect(async () => {
    await card(page).getByRole("button", { name: "Check now" }).click();
    await expect(live).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test("a site moves with its domain: the old host serves it until the new records are set @long", async ({
  page,
  person,
}) => {
  const domain = `joes-${randomBytes(4).toString("hex")}.com`;
  const { id } = await publishSite(person);
  await ask(person, `PUT /campaigns/${id}/domain`, { domain });
  await page.goto(`/campaigns/${id}`);
  await setRecords(page, domain);
  await awaitLive(page, domain);
  // Not the operator's team, but another one.
  const token = (await ask(person, "POST /netlify-tokens", {
    name: "Own team",
    token: `nfp_${randomBytes(12).toString("hex")}`,
  })) as { id: string };
  await page.reload();

  await page.getByRole("button", { name: "Move to another host" }).click();
  await dialog(page).getByText("Netlify", { exact: true }).click();
  await dialog(page).getByLabel("Netlify Account").selectOption(token.id);
  await expect(dialog(page)).toContainText("Its domain moves too and stays the address");
  await expect(dialog(page)).toContainText("Netlify gives a domain to one site only");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Move the site" }).click();
  await expect(dialog(page)).toBeHidden();

  await expect(card(page)).toContainText(
    `Visitors of ${domain} get the site at the Netlify account before`,
  );
  await expect(card(page)).toContainText("change the records below", { timeout: 30_000 });
  const records = card(page).getByRole("list", { name: `DNS records of ${domain}` });
  await expect(records).toContainText("Replaces CNAME");
  await expect(card(page)).toContainText("The site at its new host");
  await expect(page.getByRole("region", { name: "Old Addresses" })).toContainText(
    "Serves the domain",
  );
  await expectAccessible(page);
  await page.reload();
  await expect(card(page)).toContainText("change the records below");

  await setRecords(page, domain);
  await awaitLive(page, domain);
  await expect(card(page)).not.toContainText("The site at its new host");
  await expect(records).toBeHidden();
});
