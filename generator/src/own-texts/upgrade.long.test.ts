import { expect, test } from "vitest";
import { generateEditedPage, generateSite } from "../generate-site.ts";
import type { Site } from "../site.ts";
import { sampleFirm, sampleSite } from "../test-support.ts";
import type { SectionBlock, TextBlock } from "./list-blocks.ts";
import { fingerprintOf } from "./own-texts.ts";
import { reportOverrides } from "./report-overrides.ts";

const COUNT = 10_000;

/** Changes of the engine or of the user's choices that change the texts under the owner's. */
const UPGRADES: readonly Partial<Site>[] = [
  // A new major version of the engine enters the seed as the attempt does.
  { attempt: 7 },
  { attempt: 3, design: { theme: "porch", palette: "" } },
  // Texts of another pack, as if all of this one were written again under other titles.
  { trade: "electrical", attempt: 1 },
  { trade: "roofing", design: { theme: "blueprint", palette: "" } },
  // Nothing is known about the place or the firm any more.
  { facts: null, business: null, evidence: [] },
  { service: "Dog grooming", trade: "" },
];

const textsOf = (blocks: readonly SectionBlock[]): { text: TextBlock; title: string }[] =>
  blocks.flatMap(({ texts, items }) => [
    ...texts.map((text) => ({ text, title: "" })),
    ...items.flatMap((item) => item.texts.map((text) => ({ text, title: item.name }))),
  ]);

/** The page with every text in the owner's words, its sections in the opposite order, and a question and a service added. */
function rewrittenPage(site: Site): Site["overrides"][string] {
  const { blocks } = generateEditedPage(site);
  const texts = textsOf(blocks).map(({ text: { key, generated }, title }, index) => ({
    key,
    title,
    text: `own${site.siteKey}x${index}x`,
    replaced: fingerprintOf(generated ?? ""),
  }));
  const order = blocks.map(({ id }) => id).toReversed();
  const questions = [{ question: `added${site.siteKey}q`, answer: `added${site.siteKey}a` }];
  const services = [{ name: `added${site.siteKey}s`, text: `added${site.siteKey}t` }];
  return { texts, hidden: [], order, questions, services };
}

test("no upgrade loses one of ten thousand own texts: each is on its page, or reported with its block gone", () => {
  const seen = { texts: 0, kept: 0, changed: 0, notShown: 0 };
  for (let number = 0; seen.texts < COUNT; number += 1) {
    const base = { ...(number % 2 === 0 ? sampleFirm : {}), siteKey: `k${number}` };
    const page = rewrittenPage(sampleSite(base));
    const upgraded = sampleSite({
      ...base,
      ...UPGRADES[number % UPGRADES.length],
      overrides: { "": page },
    });
    const stored = JSON.stringify(page);
    const { files, overrides } = generateSite(upgraded);
    const html = files.find(({ path }) => path === "index.html")?.text ?? "";
    const { generated } = reportOverrides(upgraded);
    const notShown = new Set(overrides.notShown);
    for (const { key, text, replaced } of page.texts) {
      const isThere = html.includes(text);
      expect(isThere, `${key} is on the page or reported`).toBe(!notShown.has(key));
      // Where the engine makes another text now, both exist: the owner's, and the new one.
      const fresh = generated.get(key);
      const isChanged = isThere && fresh !== undefined && fingerprintOf(fresh) !== replaced;
      expect(overrides.changedUnderneath.includes(key), `${key} is reported`).toBe(isChanged);
      seen.changed += isChanged ? 1 : 0;
      seen.kept += isThere ? 1 : 0;
    }
    for (const added of ["q", "a", "s", "t"]) expect(html).toContain(`addedk${number}${added}`);
    expect(JSON.stringify(page)).toBe(stored);
    seen.texts += page.texts.length;
    seen.notShown += notShown.size;
  }
  expect(seen.kept + seen.notShown).toBe(seen.texts);
  expect(seen.changed).toBeGreaterThan(1_000);
  expect(seen.kept).toBeGreaterThan(seen.notShown);
});
