import { describe, expect, test } from "vitest";
import { generateSite } from "./generate-site.ts";
import { generateMultiSite } from "./multi-location/generate-multi-site.ts";
import { locationNumber, markupByPath, sampleMultiSite } from "./multi-location/test-support.ts";
import { all, attribute, elementText } from "./test-markup.ts";
import { sampleFirm, sampleSite } from "./test-support.ts";
import { THEMES } from "./themes/find-theme.ts";
import { TRADES } from "./trades/all-trades.ts";
import { composePage } from "./content/compose-page.ts";
import { planFirstPage } from "./plan-page.ts";
import { streamsOf } from "./seed.ts";

/** Faults that readers of generated pages found. Sizes of links and cut words are checked by `scripts/audit-sites/check-layout.ts`. */
describe.each(THEMES.map(({ slug }) => slug))("in the theme %s", (theme) => {
  const site = sampleMultiSite({ ...sampleFirm, design: { theme, palette: "harbor" } });
  const pages = markupByPath(generateMultiSite(site));

  test("no navigation is printed without links", () => {
    for (const [path, markup] of pages)
      for (const nav of all(markup, "nav")) expect(elementText(nav).trim(), path).not.toBe("");
    const single = sampleSite({ design: { theme, palette: "harbor" } });
    const hidden = composePage(planFirstPage(single), streamsOf(single)).sections.map(
      ({ id }) => id,
    );
    const own = { texts: [], hidden, order: [], questions: [], services: [] };
    const { files } = generateSite({ ...single, overrides: { "": own } });
    const bare = files.find(({ path }) => path === "index.html")?.text ?? "";
    expect(all(bare, "main")).toHaveLength(1);
    for (const nav of all(bare, "nav")) expect(elementText(nav).trim()).not.toBe("");
  });

  test("every dot of a map has a number of the list, or a sentence says what the dots are", () => {
    const [few, many] = [8, 14].map((count) => {
      const locations = Array.from({ length: count }, (_, index) => locationNumber(101 + index));
      return markupByPath(generateMultiSite({ ...site, locations })).get("") ?? "";
    });
    const [, section = ""] = /<section id="locations"(.*?)<\/section>/s.exec(few ?? "") ?? [];
    const drawn = [...section.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, number]) => number);
    const listed = [...section.matchAll(/<li[^>]*><b>(\d+)<\/b>/g)].map(([, number]) => number);
    expect(drawn).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
    expect(listed).toEqual(drawn);
    expect(few).not.toContain("every other dot");
    expect(many).toContain("every other dot is one of the places");
  });

  test("pages of other places print no address, and say that they are served from elsewhere", () => {
    const locations = [...pages].filter(([path]) => /^locations\/./.test(path));
    expect(locations).toHaveLength(8);
    expect(pages.get("")).toContain("1 Main St");
    for (const [path, markup] of locations) {
      expect(markup, path).not.toMatch(/1 Main St|>Address<|Show on a map/);
      expect(markup, path).toContain("Ray &amp; Daughters, serving");
    }
  });
});

test("every question has an answer of its own, and every problem its own text", () => {
  for (const trade of TRADES)
    for (const siteKey of ["one", "two", "three", "four"]) {
      const site = sampleSite({ service: trade.names.noun, trade: trade.slug, siteKey });
      const { sections } = composePage(planFirstPage(site), streamsOf(site));
      const items = sections.flatMap((one) =>
        one.kind === "faq" || one.kind === "problems" ? one.items : [],
      );
      const known = new Map<string, readonly string[]>([
        ...trade.questions.map(({ question, answer }) => [question, answer] as const),
        ...trade.problems.map(({ title, text }) => [title, text] as const),
      ]);
      expect(items.length).toBeGreaterThan(8);
      for (const { title, text } of items) expect(known.get(title), title).toContain(text);
    }
});

test("the page not found is the firm's, with its number and the way back", () => {
  const { files } = generateSite(sampleSite(sampleFirm));
  const lost = files.find(({ path }) => path === "404.html")?.text ?? "";
  expect(elementText(all(lost, "body")[0])).toMatch(/Ray & Daughters|Ray &amp; Daughters/);
  expect(lost).toContain("tel:+13365550142");
  expect(lost).not.toMatch(/guide/i);
  expect(all(lost, "a").map((link) => attribute(link, "href"))).toContain(sampleSite().siteUrl);
});
