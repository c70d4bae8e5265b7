import { expect } from "@playwright/test";
import type { Frame, FrameLocator, Page } from "@playwright/test";

/** The address of the page in the preview, in place of its future address. */
const PREVIEW_URL = "https://preview.invalid/";

/** The page inside the preview's frame. */
export function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Preview of the site"]');
}

/** Must be called before the page is opened: then the frame stores the last page that it received. */
export async function keepShownPages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener("message", ({ data }: MessageEvent<{ html?: string }>) => {
      if (data.html !== undefined) window.name = data.html;
    });
  });
}

/** The document that the preview shows, byte for byte, as if it were published at `siteUrl`. Fails if the preview shows another page. */
export async function shownPage(page: Page, siteUrl: string): Promise<string> {
  const { html, isShown } = await frameOf(page).evaluate(() => {
    const given = new DOMParser().parseFromString(window.name, "text/html");
    return { html: window.name, isShown: given.body.isEqualNode(document.body) };
  });
  expect(isShown, "the frame shows the page it was given").toBe(true);
  expect(html).toContain(PREVIEW_URL);
  return html.replaceAll(PREVIEW_URL, siteUrl);
}

/** The document that a site serves at its own address, fetched through its emulator's address for tools. */
export async function livePage(page: Page, emulatorUrl: string, address: string): Promise<string> {
  const { host, pathname } = new URL(address);
  const response = await page.request.get(`${emulatorUrl}/__site/${host}${pathname}`);
  expect(response.status()).toBe(200);
  return response.text();
}

function frameOf(page: Page): Frame {
  const frame = page.frames().find((found) => found.url().endsWith("/preview-frame"));
  if (frame === undefined) throw new Error("The preview has no frame");
  return frame;
}
