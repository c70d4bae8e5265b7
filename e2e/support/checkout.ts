import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** The dialog in which a package is paid. */
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Purchase Credits" });
/** The provider's own modal. */
export const checkout = (page: Page) => page.frameLocator('iframe[title="Cashfree checkout"]');

/** Chooses the package of 25 credits. */
export async function choose(page: Page): Promise<void> {
  await page.goto("/credits");
  await page.getByRole("button", { name: "Buy Now, 25 credits" }).click();
}

/** Chooses that package, and opens the provider's own modal. */
export async function openCheckout(page: Page): Promise<void> {
  await choose(page);
  await dialog(page).getByRole("button", { name: "Pay Now" }).click();
  await expect(checkout(page).getByRole("heading", { name: "Order details" })).toBeVisible();
}

/** Expects the balance on the credits page. */
export async function expectCredits(page: Page, credits: number): Promise<void> {
  await page.goto("/credits");
  const balance = page.getByRole("region", { name: "Your Credit Balance" });
  await expect(balance.getByText(`${credits} credits`, { exact: true })).toBeVisible();
}
