import type { Locator, Page } from "@playwright/test";

/** Milliseconds from the start of the page's loading until what `selector` names is there and painted. */
export async function shownAt(page: Page, selector: string): Promise<number> {
  await page.waitForSelector(selector);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }),
  );
}

/** Milliseconds from a click on one element until the changed text of another one is painted. */
export async function timeChange(clicked: Locator, watched: Locator): Promise<number> {
  const words = await watched.elementHandle();
  return clicked.evaluate(
    (target, status) =>
      new Promise<number>((resolve) => {
        const before = status?.textContent;
        const startedAt = performance.now();
        const observer = new MutationObserver(() => {
          if (status?.textContent === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        if (target instanceof HTMLElement) target.click();
      }),
    words,
  );
}

/** Milliseconds from a click on an element until what `selector` names is there and painted. */
export async function timeUntilShown(clicked: Locator, selector: string): Promise<number> {
  return clicked.evaluate(
    (target, wanted) =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelector(wanted) === null) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
        });
        observer.observe(document.body, { subtree: true, childList: true });
        if (target instanceof HTMLElement) target.click();
      }),
    selector,
  );
}

/** Scrolls to the end of the page, `step` pixels a frame; returns the highest number of elements. */
export async function scrollThrough(page: Page, step: number): Promise<number> {
  return page.evaluate(async (pixels) => {
    let mostNodes = 0;
    for (let isAtEnd = false; !isAtEnd;) {
      window.scrollBy(0, pixels);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      mostNodes = Math.max(mostNodes, document.querySelectorAll("*").length);
      const end = document.documentElement.scrollHeight - 2;
      isAtEnd = window.scrollY + window.innerHeight >= end;
    }
    return mostNodes;
  }, step);
}
