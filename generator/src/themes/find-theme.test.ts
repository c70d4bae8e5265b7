import { describe, expect, test } from "vitest";
import { composePage } from "../content/compose-page.ts";
import { generateSite } from "../generate-site.ts";
import { planFirstPage } from "../plan-page.ts";
import { streamsOf } from "../seed.ts";
import { cityNumber, sampleSite } from "../test-support.ts";
import { chooseDesign, chooseDesigns, resolveDesign } from "./find-theme.ts";

const keys = Array.from({ length: 300 }, (_, index) => `key${index}`);

describe("the design of a site", () => {
  test("is the user's, and where the user has none, one that its key chooses for good", () => {
    const paletteOf = (design: { theme: string; palette: string }) =>
      resolveDesign({ design, siteKey: "k3v9x2m4q7" }).palette.slug;
    const chosen = chooseDesign("k3v9x2m4q7").palette;
    expect(paletteOf({ theme: "", palette: "berry" })).toBe("berry");
    expect(paletteOf({ theme: "", palette: "" })).toBe(chosen);
    expect(paletteOf({ theme: "no such", palette: "no such" })).toBe(chosen);
  });

  test("uses every palette about as often", () => {
    const counts = Map.groupBy(keys, (key) => chooseDesign(key).palette);
    expect(counts.size).toBe(12);
    for (const [, sites] of counts) expect(sites.length).toBeGreaterThan(10);
  });

  test("in a run, never is its neighbor's (GS-17)", () => {
    const designs = chooseDesigns(keys);
    expect(designs).toHaveLength(300);
    designs.slice(1).forEach((design, index) => {
      expect(design.palette).not.toBe(designs[index]?.palette);
    });
    expect(chooseDesigns(keys)).toEqual(designs);
  });
});

describe("choices of form and of words", () => {
  const pageOf = (siteKey: string) => {
    const site = sampleSite({ siteKey });
    return composePage(planFirstPage(site), streamsOf(site));
  };

  test("each have a stream of their own: heroes, patterns and orders come in every mixture", () => {
    const mixtures = keys.map((key) => {
      const { art, sections } = pageOf(key);
      return `${art.hero} ${art.pattern} ${sections.map(({ id }) => id).join()}`;
    });
    expect(new Set(mixtures).size).toBeGreaterThanOrEqual(3 * 5 * 3);
  });

  test("another palette changes colors and no word", () => {
    const texts = ["harbor", "berry"].map((palette) => {
      const site = cityNumber(7, { design: { theme: "civic", palette } });
      return generateSite(site).files[0]?.text.replace(/:root\{[^}]*\}|#[0-9a-f]{6}/g, "");
    });
    expect(texts[0]).toBe(texts[1]);
  });
});
