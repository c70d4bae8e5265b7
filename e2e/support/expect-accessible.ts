import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

const IS_LONG = process.env["TEST_SIZE"] === "long";
const BOTH = ["light", "dark"] as const;
const today = Math.floor(Date.now() / 86_400_000);

/**
 * Axe needs most of a test's time, so `npm test` checks a screen either in light on a phone or in dark on a wide screen, and
 * on the next day (UTC) in the other pair. `npm run test:long` checks all pairs.
 */
function schemesOf(screen: string) {
  const isOnPhone = (screen.length + today) % 2 === 0;
  return [
    { width: 320, schemes: IS_LONG ? BOTH : isOnPhone ? (["light"] as const) : [] },
    { width: 390, schemes: IS_LONG ? BOTH : [] },
    { width: 1280, schemes: IS_LONG ? BOTH : isOnPhone ? [] : (["dark"] as const) },
  ];
}

/** The same of one of a test's many states: `npm test` checks a third of them each day (UTC), so that each meets both pairs in turn. */
export async function expectAccessibleInTurn(page: Page, screen: string): Promise<void> {
  if (IS_LONG || (screen.length + today) % 3 === 0) await expectAccessible(page, screen);
}

type Finding = { id: string; help: string; at: string[] };
type Axe = {
  run(
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
};

/**
 * Checks the screen as it stands, on three widths and in its schemes, against WCAG 2.2 A and AA and axe's best
 * practices; a finding names the rule and the elements. On no width may there be anything to scroll sideways.
 */
export async function expectAccessible(page: Page, screen = "the screen"): Promise<void> {
  await test.step(screen, async () => {
    await bringAxe(page);
    for (const { width, schemes } of schemesOf(screen)) {
      await page.setViewportSize({ width, height: 800 });
      await settle(page);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled, `${screen}: its width at ${width} px`).toBeLessThanOrEqual(width);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await settle(page);
        // Else the same colours would be checked twice.
        // A page without the attribute follows the system in its style sheet.
        const scheme = page.locator(
          `html[data-mantine-color-scheme="${colorScheme}"], html:not([data-mantine-color-scheme])`,
        );
        await expect(scheme, `${screen} in ${colorScheme}`).toBeAttached();
        expect(await findings(page), `${screen}, ${width} px, ${colorScheme}`).toEqual([]);
      }
    }
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  });
}

/** Once per page load: injecting axe takes four times as long as running it, so later runs call it without the builder. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  await new AxeBuilder({ page }).setLegacyMode(true).withRules("document-title").analyze();
}

/** Waits until layout and colours are those of the new width and scheme. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function findings(page: Page): Promise<Finding[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // A frame contains a generated site, which has its own checks. Rules without a finding are not listed.
    const { violations } = await axe.run({ resultTypes: ["violations"], iframes: false });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map((node) => node.html),
    }));
  });
}
