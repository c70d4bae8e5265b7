import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** The folder of the pictures; git ignores it. */
export const FOLDER = fileURLToPath(new URL("../../screens/", import.meta.url));
export const WIDTHS = [1280, 390];
export const SCHEMES = ["light", "dark"] as const;

type Options = {
  widths?: number[];
  /** False for what covers the screen: then only the window's height is pictured. */
  isWholePage?: boolean;
  /** An element far down a long page: the window is scrolled to it. */
  at?: Locator;
};

/** Of a page that is very long, only so many pixels, as many as a person can check. */
const TALLEST = 3_000;

/** Opens a page, and waits until it is loaded completely. */
export async function show(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** Takes a picture of the current screen at each width and in both schemes, as `<name>-<width>-<scheme>.png`. */
export async function shoot(page: Page, name: string, options: Options = {}): Promise<void> {
  const { widths = WIDTHS, isWholePage = true, at } = options;
  await test.step(name, async () => {
    await mkdir(FOLDER, { recursive: true });
    for (const width of widths) {
      await fitWindow(page, { width, isWholePage });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await at?.evaluate((part) => part.scrollIntoView());
        await settle(page);
        const path = `${FOLDER}${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path, animations: "disabled" });
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  });
}

/** In a window as high as its page, no sticky element is half-way down. */
async function fitWindow(page: Page, size: { width: number; isWholePage: boolean }): Promise<void> {
  const { width, isWholePage } = size;
  const height = width === 390 ? 844 : 800;
  await page.setViewportSize({ width, height });
  if (!isWholePage) return;
  await settle(page);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), TALLEST) });
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** What depends on the width, such as a map or the preview in its frame, is rendered a moment later. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(250);
  const preview = page.locator('iframe[title="Preview of the site"]');
  if ((await preview.count()) > 0) await preview.waitFor({ timeout: 20_000 });
}
