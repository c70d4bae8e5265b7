import { expect, type Locator } from "@playwright/test";

/** Presses Try Again in a part of the page until `found` is there, or waits: a list that failed may also come back by itself. */
export async function tryAgain(part: Locator, found: Locator): Promise<void> {
  const button = part.getByRole("button", { name: "Try Again" });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    await expect(found).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
