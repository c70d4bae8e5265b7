import { expect, type Locator } from "@playwright/test";

/**
 * Presses Try Again in a part of the page until `found` is visible. Pressing may not be needed, since a list that failed may
 * also be loaded again by itself.
 */
export async function tryAgain(part: Locator, found: Locator): Promise<void> {
  const button = part.getByRole("button", { name: "Try Again" });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    await expect(found).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
