import axe from "axe-core";
import { type Browser, chromium, type Page as Tab } from "playwright-core";
import { findChromium } from "../find-chromium.ts";
import type { BuiltSite, Document, Finding } from "./built-site.ts";
import { documentsOf, findingsAt } from "./built-site.ts";

const WIDTHS = [320, 390, 1280];
const SCHEMES = ["light", "dark"] as const;
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Any Chromium of the machine. Throws Error when there is none. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("No Chromium found: set CHROMIUM_PATH to one.");
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}

/**
 * What axe finds in every document at three widths in light and dark (WCAG 2.2 A and AA, and best practices), with all folds
 * open; text or boxes wider than the screen; and on a page's first screen more than one way to call (GS-13).
 */
export async function checkAccessibility(
  sites: readonly BuiltSite[],
  browser: Browser,
  widths: readonly number[] = WIDTHS,
): Promise<Finding[]> {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" });
  const tab = await context.newPage();
  // The page's links to its files need not work here.
  await tab.route("**/*", (route) => route.fulfill({ status: 204 }));
  const found: Finding[] = [];
  for (const page of distinct(sites.flatMap(documentsOf)))
    found.push(...(await problemsOf(tab, page, widths)));
  await context.close();
  return found;
}

/** Pages not found differ only by theme, palette and name, so one for each style sheet is enough. */
function distinct(pages: readonly Document[]): Document[] {
  const seen = new Set<string>();
  return pages.filter(({ path, html }) => {
    const [, sheet = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const isRepeated = path === "404.html" && seen.has(sheet);
    if (path === "404.html") seen.add(sheet);
    return !isRepeated;
  });
}

async function problemsOf(tab: Tab, page: Document, widths: readonly number[]): Promise<Finding[]> {
  await tab.setContent(page.html, { waitUntil: "load" });
  await tab.evaluate(axe.source);
  const found: Finding[] = [];
  for (const width of widths) {
    await tab.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    const calls = await visibleCalls(tab);
    if (calls > 1)
      found.push(...findingsAt(page, [`${calls} call buttons on one screen, ${width}`]));
    for (const colorScheme of SCHEMES) {
      await tab.emulateMedia({ colorScheme });
      const problems = [...(await axeProblems(tab)), ...(await overflow(tab))];
      found.push(
        ...findingsAt(
          page,
          problems.map((what) => `${what} (${width} ${colorScheme})`),
        ),
      );
    }
  }
  return found;
}

function axeProblems(tab: Tab): Promise<string[]> {
  return tab.evaluate(async (tags) => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    const run: typeof axe.run = Reflect.get(Reflect.get(window, "axe"), "run");
    const { violations } = await run(document, {
      runOnly: { type: "tag", values: tags },
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = "" }) =>
          `${id} at ${target.join(" ")}: ${failureSummary.replace(/\s+/g, " ").slice(0, 160)}`,
      ),
    );
  }, TAGS);
}

function overflow(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  });
}

/** Ways to call that a visitor sees before scrolling. */
function visibleCalls(tab: Tab): Promise<number> {
  return tab.evaluate(async () => {
    window.scrollTo(0, 0);
    // A bar that appears on scrolling is updated after a frame or two.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const all = [...document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')];
    // The number in the header is on every page, so it is not counted.
    const links = all.filter((link) => link.closest("header") === null);
    return links.filter((link) => {
      const { top, bottom, width, height } = link.getBoundingClientRect();
      const isDrawn = link.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isDrawn && width * height > 0 && bottom > 0 && top < window.innerHeight;
    }).length;
  });
}
