import { expect, test } from "vitest";
import { generateEditedPage, generateSite } from "../generate-site.ts";
import { generateEditedMultiPage } from "../multi-location/generate-multi-page.ts";
import { sampleMultiSite } from "../multi-location/test-support.ts";
import type { Site } from "../site.ts";
import { sampleFirm, sampleSite } from "../test-support.ts";
import { THEMES } from "../themes/find-theme.ts";
import { withoutKeys } from "../themes/parts.ts";
import type { SectionBlock } from "./list-blocks.ts";

const NONE = { texts: [], hidden: [], order: [], questions: [], services: [] };

/** A click on a photo counts as a click on the item that it belongs to. */
const PHOTO = /^hero\.picture$|^(?:jobs|people)\.\w+\.\d+$/;

const edited = (changes: Partial<Site>) => generateEditedPage(sampleSite(changes));

const keysOf = (blocks: readonly SectionBlock[]) =>
  blocks.flatMap(({ id, texts, items }) => [
    id,
    ...texts.map(({ key }) => key),
    ...items.flatMap((item) => [item.key, ...item.texts.map(({ key }) => key)]),
  ]);

test("the page in the editor is the published one with keys", () => {
  const site = sampleSite(sampleFirm);
  const { html } = generateEditedPage(site);
  expect(html).toContain('data-key="hero.lead"');
  expect(withoutKeys(html)).toBe(generateSite(site).files[0]?.text);
});

test.each(THEMES.map(({ slug }) => slug))(
  "every block that can be clicked in %s is in the list, once",
  (theme) => {
    for (const changes of [{}, sampleFirm, { service: "Dog grooming" }]) {
      const { html, blocks } = edited({ ...changes, design: { theme, palette: "" } });
      const keys = keysOf(blocks);
      expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
      const clickable = [...html.matchAll(/ data-key="([^"]*)"/g)].map(([, key = ""]) => key);
      expect(clickable.filter((key) => !keys.includes(key) && !PHOTO.test(key))).toEqual([]);
      const texts = blocks.flatMap((one) => [one, ...one.items]).flatMap((one) => one.texts);
      expect(texts.filter(({ generated }) => generated === null)).toEqual([]);
    }
  },
);

test("what is switched off stays in the list, and what is written has the engine's text next to it", () => {
  const before = edited({});
  const [hero, ...sections] = before.blocks;
  const lead = hero?.texts.find(({ slot }) => slot === "lead");
  const overrides = {
    ...NONE,
    texts: [{ key: "hero.lead", title: "", text: "Ours.", replaced: "" }],
    hidden: sections.map(({ id }) => id),
    questions: [{ question: "Own?", answer: "Yes." }],
  };
  const { html, blocks } = edited({ overrides: { "": overrides } });
  expect(html).not.toContain("<section id=");
  expect(blocks[0]?.texts.find(({ slot }) => slot === "lead")).toEqual(lead);
  expect(keysOf(blocks)).toEqual(expect.arrayContaining(keysOf(before.blocks)));
  expect(keysOf(blocks)).toContain("questions.own.1");
});

test("each page of a site of many has blocks of its own, and a list of links has none", () => {
  const site = sampleMultiSite();
  const on = (path: string) => generateEditedMultiPage(site, { path, known: new Map() });
  const home = on("");
  const location = home.pages.find((path) => /^locations\/./.test(path)) ?? "";
  expect(keysOf(home.blocks)).toContain("hero.lead");
  expect(keysOf(home.blocks)).not.toContain("locations");
  expect(on(location).html).toContain('data-key="hero.lead"');
  expect(keysOf(on(location).blocks)).toContain("hero.lead");
  expect(on("locations/").blocks).toEqual([]);
});
