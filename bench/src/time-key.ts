import type { Page } from "@playwright/test";

/** The message of the preview's frame after it has painted a page: when, in ms since 1970, and which page. */
type Painted = { kind: "painted"; at: number; html: string };

/** To be called before the page is opened: the preview's frame then reports every page that it has painted. */
export async function watchPreview(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.pathname !== "/preview-frame") return;
    window.addEventListener("message", ({ data: { html } }: MessageEvent<{ html?: string }>) => {
      if (html === undefined) return;
      const tell = () => {
        const painted: Painted = {
          kind: "painted",
          at: performance.timeOrigin + performance.now(),
          html,
        };
        window.parent.postMessage(painted, "*");
      };
      requestAnimationFrame(() => setTimeout(tell));
    });
  });
}

/** Milliseconds from the press of a key until the preview has painted a page that matches. Throws Error when it never does. */
export async function timeKey(page: Page, key: string, shows: RegExp): Promise<number> {
  const look = await page.evaluateHandle(
    ({ pattern, patienceMs }) => ({
      painted: new Promise<number>((resolve, reject) => {
        let pressedAt = 0;
        const press = ({ timeStamp }: Event) => (pressedAt = performance.timeOrigin + timeStamp);
        window.addEventListener("keydown", press, { once: true, capture: true });
        window.addEventListener("message", ({ data }: MessageEvent<Partial<Painted>>) => {
          if (data.kind !== "painted" || !new RegExp(pattern).test(data.html ?? "")) return;
          resolve((data.at ?? 0) - pressedAt);
        });
        setTimeout(() => reject(new Error(`The preview never showed ${pattern}`)), patienceMs);
      }),
    }),
    { pattern: shows.source, patienceMs: 30_000 },
  );
  await page.keyboard.press(key);
  return look.evaluate(({ painted }) => painted);
}
