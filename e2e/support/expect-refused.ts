import { expect } from "@playwright/test";
import type { Locator } from "@playwright/test";

/** Expects the text next to the field, both visible and for a screen reader. */
export async function expectRefused(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(text));
  await expect(field.page().getByText(text)).toBeVisible();
}
