import { expect, test } from "vitest";
import { fingerprintOf } from "../own-texts/own-texts.ts";
import { generateMultiSite } from "./generate-multi-site.ts";
import { markupByPath, sampleMultiSite } from "./test-support.ts";

const NONE = { texts: [], hidden: [], order: [], questions: [], services: [] };

const plain = generateMultiSite(sampleMultiSite());
const paths = plain.pages.map(({ path }) => path);
const [location = "", other = ""] = paths.filter((path) => /^locations\/./.test(path));

const own = (key: string, text: string, replaced = "") => ({ key, title: "", text, replaced });

test("each page has its own texts, with links to other pages as seen from it", () => {
  const texts = [own("hero.lead", `See [there](${other}) or [home](/).`)];
  const site = generateMultiSite(
    sampleMultiSite({ overrides: { [location]: { ...NONE, texts } } }),
  );
  const pages = markupByPath(site);
  expect(pages.get(location)).toContain(
    `<p class="lead">See <a href="../../${other}">there</a> or <a href="../../">home</a>.</p>`,
  );
  expect(paths.filter((path) => pages.get(path)?.includes(">there</a>"))).toEqual([location]);
});

test("what changed under an own text is reported with its page", () => {
  const texts = [own("hero.lead", "Ours.", fingerprintOf("an earlier text"))];
  const { pages, overrides } = generateMultiSite(
    sampleMultiSite({ overrides: { [location]: { ...NONE, texts } } }),
  );
  const reported = pages.filter((page) => page.overrides.changedUnderneath.length > 0);
  expect(reported.map(({ path }) => path)).toEqual([location]);
  expect(overrides.changedUnderneath).toEqual([]);
});

test("a list of links repeats no own text whose links lead from the first page", () => {
  const texts = [own("contact.intro", `Or see [there](${other}).`)];
  const pages = markupByPath(
    generateMultiSite(sampleMultiSite({ overrides: { "": { ...NONE, texts } } })),
  );
  expect(pages.get("")).toContain(`<a href="${other}">there</a>`);
  expect(pages.get("locations/")).not.toContain("there</a>");
});

test("hidden sections take no link to other pages with them", () => {
  const hidden = ["area", "services", "questions", "locations", "nearest"];
  const overrides = { "": { ...NONE, hidden }, [location]: { ...NONE, hidden } };
  const pages = markupByPath(generateMultiSite(sampleMultiSite({ overrides })));
  expect(pages.get("")).toContain('<section id="locations"');
  expect(pages.get(location)).toContain('<section id="nearest"');
  expect(pages.get(location)).not.toContain('<section id="area"');
});
