import { describe, expect, test } from "vitest";
import { composePage } from "./content/compose-page.ts";
import { generateSite } from "./generate-site.ts";
import { cleanSite, planFirstPage } from "./plan-page.ts";
import { streamsOf } from "./seed.ts";
import type { Site } from "./site.ts";
import { meta } from "./test-markup.ts";
import { cityNumber, sampleBusiness, sampleFirm, sampleSite } from "./test-support.ts";
import { THEMES } from "./themes/find-theme.ts";

/** The same as `blockKey` of the contract. */
const KEY = /^[a-z][a-zA-Z]*(\.[a-z0-9-]+){0,3}$/;

const contentOf = (changes: Partial<Site>) => {
  const site = cleanSite(sampleSite(changes));
  return composePage(planFirstPage(site), streamsOf(site));
};

const keysOf = (markup: string) =>
  [...markup.matchAll(/ data-key="([^"]*)"/g)].map(([, key = ""]) => key);

describe.each(THEMES)("the blocks of a page in $slug", ({ body }) => {
  test("each have one key, which an owner's text is kept by", () => {
    for (const changes of [{}, sampleFirm, { service: "Dog grooming" }]) {
      const keys = keysOf(body(contentOf(changes)).markup);
      expect(keys.filter((key) => !KEY.test(key))).toEqual([]);
      expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
      expect(keys).toEqual(expect.arrayContaining(["hero.heading", "hero.lead", "area.title"]));
    }
  });

  test("keep their keys when the page is composed again", () => {
    const keys = (attempt: number) => keysOf(body(contentOf({ ...sampleFirm, attempt })).markup);
    const stable = [
      "services.leak-repair.text",
      "services.burst-pipe-repair.title",
      "contact.intro",
    ];
    for (const attempt of [0, 1, 2]) expect(keys(attempt)).toEqual(expect.arrayContaining(stable));
  });
});

test("no two sections of a page have one heading", () => {
  const pages = Array.from({ length: 60 }, (_, number) =>
    contentOf({ ...sampleFirm, siteKey: `key${number}` }),
  );
  const twice = pages.flatMap(({ sections }) => {
    const titles = sections.map(({ title }) => title);
    return titles.filter((title, index) => titles.indexOf(title) < index);
  });
  expect(twice).toEqual([]);
});

test("published pages carry no keys", () => {
  for (const { text } of generateSite(sampleSite(sampleFirm)).files)
    expect(text).not.toContain("data-key");
});

describe("a service of no known trade", () => {
  const stranger = { service: "Dog grooming" };
  const about = Array.from(
    { length: 40 },
    () => "We wash and clip dogs of every size and coat.",
  ).join(" ");

  test("gets a short page that is not listed, with the reason", () => {
    const { words, indexing, trade, files } = generateSite(sampleSite(stranger));
    expect(trade).toBe("");
    expect(words).toBeLessThan(200);
    expect(indexing).toEqual({
      indexable: false,
      reasons: [expect.stringContaining("We have no text about “Dog grooming”")],
    });
    expect(meta(files[0]?.text ?? "", "robots")).toEqual(["noindex"]);
  });

  test("is listed with 350 words of the firm's own, or by its owner's decision", () => {
    const business = { ...sampleBusiness, about, services: [] };
    const own = generateSite(sampleSite({ ...stranger, ...sampleFirm, business }));
    expect(own.indexing).toEqual({ indexable: true, reasons: [] });
    expect(generateSite(sampleSite({ ...stranger, indexAnyway: true })).indexing.indexable).toBe(
      true,
    );
  });
});

describe("an upgrade", () => {
  const kept = { service: "Dog grooming", wasIndexed: true, likeness: 0.9 };

  test("never unlists a page that could be listed when it was last published", () => {
    expect(generateSite(sampleSite(kept)).indexing).toEqual({ indexable: true, reasons: [] });
  });

  test.each([{ phone: "" }, { facts: null }])("but %j does", (change) => {
    expect(generateSite(sampleSite({ ...kept, ...change })).indexing.indexable).toBe(false);
  });
});

test("two sites of one service in one city mostly have titles and descriptions of their own", () => {
  const heads = Array.from({ length: 12 }, (_, number) => {
    const { files } = generateSite(
      cityNumber(7, { siteKey: `twin${number}`, phone: "3365550142" }),
    );
    const [, title = ""] = /<title>(.*?)<\/title>/.exec(files[0]?.text ?? "") ?? [];
    return title;
  });
  expect(new Set(heads).size).toBeGreaterThanOrEqual(3);
  const firms = ["Ray & Daughters", "Oak Street Plumbing"].map((name) => {
    const company = { ...sampleSite().company, name };
    return meta(generateSite(sampleSite({ company })).files[0]?.text ?? "", "description")[0];
  });
  expect(new Set(firms).size).toBe(2);
});

test("no description ends without a sentence", () => {
  for (const service of [
    "Plumbing",
    "x".repeat(100),
    "Mobile notary and apostille services for all",
  ])
    for (let number = 0; number < 40; number += 1) {
      const [description = ""] = meta(
        generateSite(cityNumber(number, { service })).files[0]?.text ?? "",
        "description",
      );
      expect(description).toMatch(/[.!?]$/);
    }
});
