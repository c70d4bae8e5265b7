import { expect } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { test } from "../support/test.ts";

test("prices, terms, privacy, refunds and contact are read without an account and without JavaScript @long", async ({
  page,
  browser,
  product,
}) => {
  await page.goto("/login");
  const links = page.getByRole("group", { name: "About this service" }).getByRole("link");
  await expect(links).toHaveText(["Pricing", "Terms", "Privacy", "Refunds", "Contact"]);
  await links.first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page).toHaveTitle("Pricing · Mainstreet");
  await expectAccessible(page, "the prices");

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const plain = await context.newPage();
  await plain.goto("/pricing");
  for (const price of ["₹1", "₹999", "₹1,799", "₹2,999"])
    await expect(plain.getByRole("cell", { name: price, exact: true })).toBeVisible();
  await expect(plain.getByRole("main")).toContainText("include all taxes");
  for (const title of [
    "Terms of service",
    "Privacy policy",
    "Refunds and cancellation",
    "Contact",
  ]) {
    const name = title.split(" ")[0] ?? "";
    await plain.getByRole("link", { name }).click();
    await expect(plain.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(plain.getByRole("main")).toContainText("Sample page of the sandbox.");
  }
  await context.close();
});
