import { expect } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { expectAccessible } from "../support/expect-accessible.ts";
import { publishSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

/** A name that no other test uses. */
const newDomain = () => `joes-${randomBytes(4).toString("hex")}.com`;

test("a site gets the domain of its client: from the first record to the live address, and back @long", async ({
  page,
  person,
  context,
  errors,
}) => {
  errors.expect(/status of 400/);
  const domain = newDomain();
  const { id } = await publishSite(person);
  await page.goto(`/campaigns/${id}`);
  const card = page.getByRole("region", { name: "Domain", exact: true });
  const field = card.getByLabel("Domain", { exact: true });
  await field.fill("https://joe/contact");
  await card.getByRole("button", { name: "Add domain" }).click();
  await expect(card.getByText(/is not a domain/)).toBeVisible();
  await expect(field).toHaveValue("https://joe/contact");
  await expect(field).toHaveAccessibleDescription(/is not a domain/);

  await field.fill(domain);
  await card.getByRole("button", { name: "Add domain" }).click();
  await expect(card.getByText("Needs DNS").first()).toBeVisible();
  const records = card.getByRole("list", { name: `DNS records of ${domain}` });
  await expect(records).toContainText("_mainstreet-verify");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await records.getByRole("button", { name: "Copy name _mainstreet-verify" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("_mainstreet-verify");
  await expectAccessible(page);

  const opening = context.waitForEvent("page");
  await card.getByRole("link", { name: "Set them in the sandbox's DNS" }).click();
  const dns = await opening;
  await dns.getByRole("button", { name: "Set these records" }).click();
  await expect(
    dns.getByRole("button", { name: /^Remove TXT of _mainstreet-verify/ }),
  ).toBeVisible();
  await dns.close();
  const live = card.getByText(`Visitors reach the site at https://${domain}/`);
  // The certificate takes a moment, and the next automatic check is a minute away.
  await expect(async () => {
    await card.getByRole("button", { name: "Check now" }).click();
    await expect(live).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.goto("/domains");
  const row = page.getByRole("list", { name: "Domains" }).getByRole("listitem");
  await expect(row.filter({ hasText: domain })).toContainText("Live");

  await row.getByRole("link", { name: domain }).click();
  await card.getByRole("button", { name: "Remove domain" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove domain" }).click();
  await expect(card.getByText("The domain was removed. Now remove its records")).toBeVisible();
  await page.reload();
  await expect(card.getByRole("list", { name: "Records to remove" })).toContainText(domain);
  await card.getByRole("button", { name: "I have removed them" }).click();
  await expect(field).toBeVisible();
});

test("many domains from a list: a dry run names what is wrong, and only the right rows are added @long", async ({
  page,
  person,
}) => {
  const [one, other] = [await publishSite(person), await publishSite(person, { city: "Durham" })];
  const domain = newDomain();
  await page.goto("/settings");
  await page.getByRole("link", { name: "See all domains, or add many at once" }).click();
  await expect(page.getByRole("heading", { name: "No domains yet" })).toBeVisible();
  await page.getByRole("link", { name: "Add many" }).click();
  const rows = page.getByLabel("Rows");
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(page.getByText("There are no rows")).toBeVisible();
  await rows.fill(`site,domain\n${one.id},${domain}\n${other.id},no domain\nnobody,x.com\n`);
  await page.reload();
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(page.getByText("1 domain can be added, 2 rows have a problem")).toBeVisible();
  await expect(page.getByRole("row", { name: /nobody/ })).toContainText(
    "There is no site “nobody” in your account",
  );
  await expect(page.getByRole("row", { name: new RegExp(domain) })).toContainText("Ready");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add 1 domain" }).click();
  await expect(page.getByText("1 domain added")).toBeVisible();
  await expect(rows).toHaveValue(`${other.id},no domain\nnobody,x.com`);
  await page.getByRole("link", { name: "see which ones need DNS" }).click();
  await expect(page).toHaveURL(/state=needs_dns/);
  await expect(page.getByRole("list", { name: "Domains" })).toContainText(domain);
  await expectAccessible(page);
});
