import { expect } from "@playwright/test";
import type { Locator } from "@playwright/test";

/** The text stands next to the field, for the eye and for a screen reader. */
export async function expectRefused(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(text));
  await expect(field.page().getByText(text)).toBeVisible();
}
