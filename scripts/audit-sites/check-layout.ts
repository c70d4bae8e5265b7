import type { Browser, Page as Tab } from "playwright-core";
import type { BuiltSite, Finding } from "./built-site.ts";
import { documentsOf, findingsAt } from "./built-site.ts";

const WIDTHS = [320, 360, 390, 768, 1024, 1280];

/**
 * With all folds open, at six widths: text that ends outside of the screen or of its box, and links, buttons and folds of less
 * than 44 pixels that do not stand within a sentence (GS-19).
 */
export async function checkLayout(
  sites: readonly BuiltSite[],
  browser: Browser,
): Promise<Finding[]> {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" });
  const tab = await context.newPage();
  // The page's links to its files need not work here.
  await tab.route("**/*", (route) => route.fulfill({ status: 204 }));
  const found: Finding[] = [];
  for (const page of sites.flatMap(documentsOf)) {
    await tab.setContent(page.html, { waitUntil: "load" });
    for (const width of WIDTHS) {
      await tab.setViewportSize({ width, height: 900 });
      const problems = [...(await cutTexts(tab)), ...(await smallTargets(tab))];
      found.push(
        ...findingsAt(
          page,
          problems.map((what) => `${what} (${width})`),
        ),
      );
    }
  }
  await context.close();
  return found;
}

function cutTexts(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = (node.textContent ?? "").trim();
      if (text === "" || parent === null || parent.closest("svg,style,script") !== null) continue;
      // Skips what is hidden until it has the focus, such as the link past the header.
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const isOutside = right > window.innerWidth + 1 || (left < -1 && right > 0);
      if (isOutside) cut.push(`text ends at ${Math.round(right)}: ${text.slice(0, 40)}`);
    }
    return cut;
  });
}

function smallTargets(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    const LEAST = 43.5;
    return [...document.querySelectorAll("a[href], button, summary")].flatMap((target) => {
      const { width, height, right } = target.getBoundingClientRect();
      const isVisible =
        right > 0 && target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isVisible || (width >= LEAST && height >= LEAST)) return [];
      // A link within a sentence may be as low as its line (WCAG 2.5.8).
      const text = target.textContent?.trim() ?? "";
      const around = target.parentElement?.textContent?.trim().length ?? 0;
      if (getComputedStyle(target).display === "inline" && around > text.length + 8) return [];
      return [`a target of ${Math.round(width)} × ${Math.round(height)}: ${text.slice(0, 40)}`];
    });
  });
}
