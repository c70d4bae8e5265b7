import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { tradeOf } from "../generator/src/trades/trade-of.ts";
import { IS_LONG } from "../server/test/is-long.ts";
import { ofToday } from "../server/test/of-today.ts";
import { type BuiltSite, buildSite } from "./audit-sites/built-site.ts";
import { checkAccessibility, openBrowser } from "./audit-sites/check-accessibility.ts";
import { checkClaims } from "./audit-sites/check-claims.ts";
import { checkFacts } from "./audit-sites/check-facts.ts";
import { checkHead } from "./audit-sites/check-head.ts";
import { checkHtml } from "./audit-sites/check-html.ts";
import { checkInside } from "./audit-sites/check-inside.ts";
import { checkJsonLdRules } from "./audit-sites/check-json-ld-rules.ts";
import { checkJsonLdTypes } from "./audit-sites/check-json-ld-types.ts";
import { checkSimilarity } from "./audit-sites/check-similarity.ts";
import { checkLayout } from "./audit-sites/check-layout.ts";
import { checkLinks } from "./audit-sites/check-links.ts";
import { checkPolicy } from "./audit-sites/check-policy.ts";
import { checkPrint } from "./audit-sites/check-print.ts";
import { checkProse } from "./audit-sites/check-prose.ts";
import { checkRebuild } from "./audit-sites/check-rebuild.ts";
import { checkSpelling } from "./audit-sites/check-spelling.ts";
import { checkStrangers } from "./audit-sites/check-strangers.ts";
import { checkWeight } from "./audit-sites/check-weight.ts";
import { packTexts, pageTexts } from "./audit-sites/pack-texts.ts";
import { shortFirms, withLongWords } from "./audit-sites/sample-firms.ts";
import { sampleMultiSites } from "./audit-sites/sample-multi-sites.ts";
import { cityRun, SERVICES, shortSample, siteIn } from "./audit-sites/sample-sites.ts";
import { startSiteServer } from "./audit-sites/site-server.ts";

/** A third of the sites and of the trades is checked. */
const PARTS = 3;

/** The short form of `npm run audit:sites`: the sites of the day, with all checks that take only seconds. */
const single = shortSample().map(buildSite);
const many = sampleMultiSites()
  .slice(0, 1)
  .map((site) => buildSite({ ...site, locations: site.locations.slice(0, 5) }));
const firms = shortFirms().map(buildSite);
const sample = ofToday([...single, ...firms, ...many], PARTS);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each<[string, (sites: readonly BuiltSite[]) => unknown]>([
  ["html", checkHtml],
  ["head", checkHead],
  ["policy", checkPolicy],
  ["claims", checkClaims],
  ["prose", checkProse],
  ["structured data by its types", checkJsonLdTypes],
  ["structured data by its rules", checkJsonLdRules],
  ["building again", checkRebuild],
  ["pages of one site", checkInside],
])("sites of the day pass the check of %s", async (_, check) => {
  expect(await check(sample)).toEqual([]);
});

test.runIf(IS_LONG)("the facts are true and the pages small in the largest cities too", () => {
  const sites = [...sample, ...cityRun("Plumbing", 20).map(buildSite)];
  expect(checkFacts(sites)).toEqual([]);
  expect(checkWeight(sites)).toEqual([]);
});

test.runIf(IS_LONG)(
  "every text of every pack is spelt right, and so is what pages add",
  async () => {
    expect(await checkSpelling([...packTexts(), ...pageTexts(sample)])).toEqual([]);
  },
);

test("all links hold at a host's root and below a prefix", async () => {
  const server = await startSiteServer();
  try {
    expect(await checkLinks(sample, server)).toEqual([]);
  } finally {
    await server.stop();
  }
});

test("pages of two trades share no text", () => {
  expect(checkStrangers(single)).toEqual([]);
});

const OF_A_TRADE = ofToday(
  SERVICES.filter((service) => tradeOf({ trade: "", service }) !== null),
  PARTS,
);

test.each(OF_A_TRADE)("forty cities of %s are forty pages", (service) => {
  expect(checkSimilarity(cityRun(service, 40).map(buildSite))).toEqual([]);
});

/** The site with its first page alone, rewritten by `edit`. */
function firstPage({ site, generated }: BuiltSite, edit = (html: string) => html): BuiltSite {
  const files = generated.files
    .filter(({ path }) => path === "index.html")
    .map((file) => ({ ...file, text: edit(file.text) }));
  return { site, generated: { ...generated, files } };
}

/** A page of each theme, with photos and all else that a firm can show. */
const pages = firms.map((built) => firstPage(built));

test.runIf(IS_LONG)("a page of each theme can be used by everyone, light and dark", async () => {
  expect(await checkAccessibility(pages, browser, [320])).toEqual([]);
});

test.runIf(IS_LONG)(
  "no text of a page is cut and no link is small, also on a site of many pages",
  async () => {
    expect(await checkLayout([...pages, ...many], browser)).toEqual([]);
  },
);

test.runIf(IS_LONG)(
  "a word of 58 letters in place of every typed text is cut nowhere",
  async () => {
    const long = shortFirms().map((site) => firstPage(buildSite(withLongWords(site))));
    expect(long[0]?.generated.files[0]?.text.split("Llanfair").length).toBeGreaterThan(30);
    expect(await checkLayout(long, browser)).toEqual([]);
  },
);

test("a text beyond the screen and a small link are caught", async () => {
  const bad = `<p style="white-space:nowrap">${"Far too long. ".repeat(40)}</p><ul><li><a href="#x">x</a></li></ul>`;
  const built = firstPage(buildSite(siteIn(["Laredo", "TX"])), (html) =>
    html.replace(/<body>.*<\/body>/s, `<body><main><h1>Page</h1>${bad}</main></body>`),
  );
  const report = (await checkLayout([built], browser)).map(({ what }) => what).join("\n");
  for (const problem of [/text ends at \d+: Far too long/, /a target of \d+ × \d+: x/])
    expect(report).toMatch(problem);
});

test("bad contrast, missing names, too wide a box and a second call button are caught", async () => {
  const bad = `<h1>Page</h1><p style="color:#aaa;background:#fff">Faint</p><button></button>
    <div style="width:2000px">Wide</div>`;
  const second = '<a href="tel:+13365550142">Call</a> <a href="tel:+13365550142">Call</a>';
  // The page has little else, since axe needs time for every element.
  const built = firstPage(buildSite(siteIn(["Laredo", "TX"])), (html) =>
    html.replace(/<body>.*<\/body>/s, `<body><main>${second}${bad}</main></body>`),
  );
  const report = (await checkAccessibility([built], browser)).map(({ what }) => what).join("\n");
  for (const problem of [/color-contrast/, /button-name/, /px too wide/, /call buttons on one/])
    expect(report).toMatch(problem);
});

test.runIf(IS_LONG)(
  "a page of each theme prints on four sheets, and a longer one is caught",
  async () => {
    expect(await checkPrint(pages, browser)).toEqual([]);
    const long = pages
      .slice(0, 1)
      .map((built) =>
        firstPage(built, (html) => html.replace("</main>", `${"<p>More.</p>".repeat(600)}</main>`)),
      );
    expect(await checkPrint(long, browser)).toHaveLength(1);
  },
);
