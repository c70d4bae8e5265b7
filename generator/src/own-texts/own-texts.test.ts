import { describe, expect, test } from "vitest";
import { composePage } from "../content/compose-page.ts";
import { contextOf } from "../content/context.ts";
import { generateSite } from "../generate-site.ts";
import { cleanSite, planFirstPage } from "../plan-page.ts";
import { streamsOf } from "../seed.ts";
import type { Site } from "../site.ts";
import { sampleFirm, sampleSite } from "../test-support.ts";
import { applyOverrides } from "./apply-overrides.ts";
import { fingerprintOf } from "./own-texts.ts";

type PageOverrides = Site["overrides"][string];

const NONE: PageOverrides = { texts: [], hidden: [], order: [], questions: [], services: [] };

const siteWith = (overrides: Partial<PageOverrides>, changes: Partial<Site> = {}) =>
  sampleSite({ ...changes, overrides: { "": { ...NONE, ...overrides } } });

const firstPage = (overrides: Partial<PageOverrides>, changes: Partial<Site> = {}) => {
  const { files, ...site } = generateSite(siteWith(overrides, changes));
  return { ...site, page: files.find(({ path }) => path === "index.html")?.text ?? "" };
};

const own = (key: string, text: string, replaced = "") => ({ key, title: "", text, replaced });

const wordsOf = (page: string) => page.replace(/<[^>]*>/g, "");

const sectionsOf = (page: string) =>
  [...page.matchAll(/<section id="([a-z]+)"/g)].map(([, id]) => id);

describe("an owner's own words", () => {
  test("replace the generated ones", () => {
    const { page, overrides } = firstPage({
      texts: [
        own("hero.heading", "Ray fixes **pipes**"),
        own("hero.lead", "Call [Ray](tel:3365550142)."),
        own("services.title", "What Ray does"),
        own("emergency.title", "Water everywhere?"),
      ],
    });
    expect(page).toContain(">Ray fixes pipes</h1>");
    expect(page).toContain('<p class="lead">Call <a href="tel:+13365550142">Ray</a>.</p>');
    expect(wordsOf(page)).toContain("What Ray does");
    expect(overrides).toEqual({ changedUnderneath: [], notShown: [] });
  });

  test("keep everything else as it was", () => {
    const plain = generateSite(sampleSite()).files;
    expect(generateSite(siteWith({})).files).toEqual(plain);
    const { page } = firstPage({ texts: [own("services.title", "What Ray does")] });
    const without = (text: string) => text.replace(/<h2 id="services-title">.*?<\/h2>/, "");
    expect(without(page)).toBe(without(plain[0]?.text ?? ""));
  });

  test("hide sections and items, which no link leads to then", () => {
    const before = firstPage({}, sampleFirm).page;
    expect(before).toContain('href="#services"');
    expect(before).toContain("Leak repair");
    const { page } = firstPage({ hidden: ["services", "questions"] }, sampleFirm);
    expect(sectionsOf(page)).not.toContain("services");
    expect(page).not.toContain('href="#services"');
    const items = firstPage({ hidden: ["services.leak-repair"] }, sampleFirm).page;
    expect(sectionsOf(items)).toContain("services");
    expect(items).not.toContain("<h3>Leak repair</h3>");
  });

  test("move sections", () => {
    const before = sectionsOf(firstPage({}).page);
    const wanted = before.toReversed();
    const order = wanted.flatMap((id) => id ?? []);
    expect(sectionsOf(firstPage({ order }).page)).toEqual(wanted);
  });

  test("add questions and services, also to a page of no known trade", () => {
    const added = {
      questions: [{ question: "Do you clip **cats**?", answer: "Yes, on Mondays." }],
      services: [{ name: "Nail trim", text: "Ten minutes." }],
    };
    for (const service of ["Plumbing", "Dog grooming"]) {
      const text = wordsOf(firstPage(added, { service }).page);
      for (const words of ["Do you clip cats?", "Yes, on Mondays.", "Nail trim", "Ten minutes."])
        expect(text).toContain(words);
    }
  });

  test("count for listing a page of no known trade", () => {
    const sentence = Array.from({ length: 400 }, (_, index) => `word${index}`).join(" ");
    const stranger = { service: "Dog grooming" };
    expect(firstPage({}, stranger).indexing.indexable).toBe(false);
    const long = { texts: [own("hero.lead", sentence)] };
    expect(firstPage(long, stranger).indexing).toEqual({ indexable: true, reasons: [] });
    const repeated = Array.from({ length: 9 }, () => ({
      question: "What?",
      answer: Array.from({ length: 50 }, () => "same").join(" "),
    }));
    expect(firstPage({ questions: repeated }, stranger).indexing.indexable).toBe(false);
  });

  test("are never attributed to a customer or an office", () => {
    const { page, overrides } = firstPage(
      { texts: [own("hero.proof", "The best ever"), own("quotes.q1", "The best ever")] },
      {
        ...sampleFirm,
        evidence: [
          {
            kind: "quote",
            id: "q1",
            city: "",
            state: "",
            text: "They came.",
            customer: "Ann",
            source: "",
            permission: true,
          },
        ],
      },
    );
    expect(page).not.toContain("The best ever");
    expect(overrides.notShown).toEqual(["hero.proof", "quotes.q1"]);
  });
});

describe("a change of the generated texts", () => {
  /** Every block of the page with a text of its own in the owner's words. */
  function rewritten(site: Site): PageOverrides["texts"] {
    const plan = planFirstPage(cleanSite(site));
    const streams = streamsOf(plan.site);
    const { generated } = applyOverrides(composePage(plan, streams), contextOf(plan, streams), []);
    return [...generated].map(([key, text], index) => ({
      key,
      title: "",
      text: `own${site.siteKey}x${index}x`,
      replaced: fingerprintOf(text),
    }));
  }

  test("leaves every one of a thousand own texts on its page, and reports what changed under them", () => {
    let count = 0;
    let changed = 0;
    for (let number = 0; count < 1_000; number += 1) {
      const site = sampleSite({ siteKey: `k${number}` });
      const texts = rewritten(site);
      const same = firstPage({ texts }, { siteKey: site.siteKey });
      expect(same.overrides).toEqual({ changedUnderneath: [], notShown: [] });
      const upgrade = {
        siteKey: `k${number}`,
        attempt: 7,
        design: { theme: "porch", palette: "" },
      };
      const { page, overrides } = firstPage({ texts }, upgrade);
      expect(overrides.notShown).toEqual([]);
      expect(texts.filter(({ text }) => !page.includes(text))).toEqual([]);
      count += texts.length;
      changed += overrides.changedUnderneath.length;
    }
    expect(changed).toBeGreaterThan(100);
  });

  test("keeps an item with the title that it had, where the trade has it no more", () => {
    const texts = [
      { ...own("services.gone-service.text", "Ours alone."), title: "A gone service" },
      own("questions.how-far-do-you-go.text", "To the county line."),
    ];
    const { page, overrides } = firstPage({ texts });
    for (const text of [
      "A gone service",
      "Ours alone.",
      "How far do you go?",
      "To the county line.",
    ])
      expect(wordsOf(page)).toContain(text);
    expect(overrides.notShown).toEqual([]);
  });
});
