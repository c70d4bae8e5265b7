import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./audit-sites/check-accessibility.ts";
import { type SiteServer, startSiteServer } from "./audit-sites/site-server.ts";
import { hostilePage, strangeSets, unlikeSets } from "./hostile-fields.ts";

const SETS = Array.from({ length: 10_000 }, (_, set) => set);
/** Only every fiftieth set, since a browser needs a tenth of a second for each. */
const OPENED = SETS.filter((set) => set % 50 === 0);

let browser: Browser;
let server: SiteServer;
beforeAll(async () => {
  browser = await openBrowser();
  server = await startSiteServer();
});
afterAll(async () => {
  await server.stop();
  await browser.close();
});

test(`${SETS.length} hostile sets of fields make the page that harmless ones make, as a browser reads it`, () => {
  expect(unlikeSets(SETS, 1)).toEqual([]);
  expect(strangeSets(SETS, 1)).toEqual([]);
});

test(`of ${OPENED.length} of them a browser runs nothing and sends no request elsewhere, not even without their policy`, async () => {
  // The pages' policy forbids all scripts; it is bypassed, since the markup itself must be safe.
  const context = await browser.newContext({ bypassCSP: true });
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  const found: string[] = [];
  session.on("Debugger.scriptParsed", ({ url }) => {
    // A script without an address is Playwright's own; each page has one.
    if (url !== "") found.push(`a script in ${url}`);
  });
  await session.send("Debugger.enable");
  tab.on("dialog", (dialog) => {
    found.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  tab.on("request", (request) => {
    if (!request.url().startsWith(server.origin)) found.push(`a request to ${request.url()}`);
  });
  for (const set of OPENED) {
    server.put("/", new Map([["index.html", hostilePage(set)]]));
    await tab.goto(`${server.origin}/?${set}`);
  }
  expect(found).toEqual([]);

  // Proves that the test above would have found each of these.
  const bad = "<script>1</script><img src=x onerror=alert(1)><img src=http://127.0.0.1:9/x>";
  server.put("/", new Map([["index.html", `<!doctype html>${bad}`]]));
  await tab.goto(`${server.origin}/`);
  await expect.poll(() => new Set(found.map((what) => what.split(" ")[1])).size).toBe(3);
  await context.close();
});
