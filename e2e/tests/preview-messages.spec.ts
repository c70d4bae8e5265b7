import { expect } from "@playwright/test";
import type { Frame, Page } from "@playwright/test";
import { previewOf } from "../support/preview.ts";
import { userTest as test } from "../support/test.ts";

const FORGED = "<html><head><style></style></head><body><h1>Forged</h1></body></html>";
const message = (id: number) => ({ id, path: "", html: FORGED, assets: [], scheme: "light" });

function frameOf(page: Page): Frame {
  const frame = page.frames().find((found) => found.url().endsWith("/preview-frame"));
  if (frame === undefined) throw new Error("The page holds no preview frame");
  return frame;
}

/** From now on the frame counts the messages that it receives from any sender. */
async function countMessages(frame: Frame): Promise<() => Promise<number>> {
  await frame.evaluate(() => {
    window.name = "0";
    window.addEventListener("message", () => (window.name = String(Number(window.name) + 1)));
  });
  return () => frame.evaluate(() => Number(window.name));
}

test("a page from another window is not shown in the preview @long", async ({ page }) => {
  await page.goto("/create");
  const title = previewOf(page).getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Plumbing in Winston-Salem, North Carolina");
  const received = await countMessages(frameOf(page));
  const before = await received();

  // Another window of the dashboard's own origin, which has a reference to the frame.
  const [other] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate(() => void window.open("/login")),
  ]);
  await other.waitForLoadState();
  await other.evaluate((forged) => {
    const { opener } = window as { opener: Window };
    opener.frames[0]?.postMessage(forged, "*");
  }, message(1));
  await expect.poll(received).toBe(before + 1);
  await expect(title).toHaveText("Plumbing in Winston-Salem, North Carolina");

  // Messages from its own window are still accepted.
  await page.getByLabel("Service Name").fill("Roofing");
  await expect(title).toHaveText("Roofing in Winston-Salem, North Carolina");
});

test("a page of another origin that holds the frame is not listened to @long", async ({
  page,
  product,
}) => {
  // The policy prevents other pages from embedding the frame; here the policy is removed.
  await page.route("**/preview-frame", async (route) => {
    const response = await route.fetch();
    const policy = response.headers()["content-security-policy"] ?? "";
    const headers = {
      ...response.headers(),
      "content-security-policy": policy.replace("; frame-ancestors 'self'", ""),
    };
    delete (headers as Record<string, string>)["x-frame-options"];
    await route.fulfill({ response, headers });
  });
  const stranger = new URL(product.netlifyUrl).origin;
  await page.route(`${stranger}/holder`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Holder</title>" }),
  );
  await page.goto(`${stranger}/holder`);
  await page.evaluate((src) => {
    const answers: unknown[] = [];
    Object.assign(window, { answers });
    window.addEventListener("message", ({ data }) => answers.push(data));
    const frame = document.createElement("iframe");
    frame.sandbox.add("allow-scripts");
    frame.src = src;
    document.body.append(frame);
  }, `${product.url}/preview-frame`);
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/preview-frame$/);
  const frame = frameOf(page);
  await frame.waitForLoadState();
  const received = await countMessages(frame);
  await page.evaluate((forged) => window.frames[0]?.postMessage(forged, "*"), message(2));
  await expect.poll(received).toBe(1);
  await expect(frame.getByRole("heading")).toHaveCount(0);
  // The other page receives nothing either: not even the message that the frame is ready.
  expect(await page.evaluate(() => (window as unknown as { answers: unknown[] }).answers)).toEqual(
    [],
  );
});
