import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { test } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Where the pictures go; git ignores it. */
export const FOLDER = fileURLToPath(new URL("../../screens/", import.meta.url));
export const WIDTHS = [1280, 390];
export const SCHEMES = ["light", "dark"] as const;

type Options = { widths?: number[]; isWholePage?: boolean };

/** Pictures the screen as it stands at each width and in both schemes, as `<name>-<width>-<scheme>.png`. */
export async function shoot(page: Page, name: string, options: Options = {}): Promise<void> {
  const { widths = WIDTHS, isWholePage = true } = options;
  await test.step(name, async () => {
    await mkdir(FOLDER, { recursive: true });
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        // What follows the width, such as a map or a preview, is drawn a moment later.
        await page.waitForTimeout(250);
        const path = `${FOLDER}${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: isWholePage, animations: "disabled" });
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  });
}
