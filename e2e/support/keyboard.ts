import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** Twice the number of elements on a campaign page with its preview that can have the focus. */
const FAR = 250;

/** Presses Tab until the focus is on `target`, like a user without a mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < FAR; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${FAR} presses of Tab did not lead to ${target.toString()}.`);
}

/** Moves to the field with Tab, and types. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Moves to the last such button or link with Tab, and presses Enter. */
export async function press(page: Page, role: "button" | "link", name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).last();
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Expects the focus on `target`, and that it is visible. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  const ring = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return element.matches(":focus-visible") ? `${outlineStyle} ${outlineWidth}` : "not visible";
  });
  expect(ring).toBe("solid 3px");
}

/** Expects that what `opener` opens gets the focus, that Escape closes it, and that the focus returns; then opens it again. */
export async function openTwice(opener: Locator, opened: Locator, first: Locator): Promise<void> {
  const { keyboard } = opener.page();
  await tabTo(opener.page(), opener);
  await keyboard.press("Enter");
  await expect(first).toBeFocused();
  await keyboard.press("Escape");
  await expect(opened).toBeHidden();
  await expectFocus(opener);
  await keyboard.press("Enter");
  await expect(first).toBeFocused();
}
