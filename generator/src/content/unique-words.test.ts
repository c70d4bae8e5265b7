import { expect, test } from "vitest";
import { generateSite } from "../generate-site.ts";
import { generateMultiSite } from "../multi-location/generate-multi-site.ts";
import { sampleMultiSite } from "../multi-location/test-support.ts";
import { reportOverrides } from "../own-texts/report-overrides.ts";
import type { Site } from "../site.ts";
import { sampleBusiness, sampleSite } from "../test-support.ts";

type OwnPage = Site["overrides"][string];

const words = (count: number, seed: string) =>
  Array.from({ length: count }, (_, index) => `${seed}${index}`).join(" ");

const quote = (id: string, text: string, city: string): Site["evidence"][number] => ({
  kind: "quote",
  id,
  city,
  state: city === "" ? "" : "NC",
  text,
  customer: "Dana R.",
  source: "By e-mail",
  permission: true,
});

const overrides = (changes: Partial<OwnPage>): OwnPage => ({
  texts: [],
  hidden: [],
  order: [],
  questions: [],
  services: [],
  ...changes,
});

const measured = (changes: Partial<Site>) =>
  generateSite(sampleSite({ business: sampleBusiness, ...changes })).uniqueWords;

test("evidence of the page's city counts, at most 40 words a piece, and that of all cities does not", () => {
  const none = measured({});
  expect(none).toMatchObject({ evidence: 0, ownTexts: 0 });
  const short = measured({ evidence: [quote("q1", words(30, "sentence"), "Winston-Salem")] });
  // The customer's name and the source are part of the piece.
  expect(short).toMatchObject({ evidence: 34, localFacts: none.localFacts });
  const long = measured({ evidence: [quote("q1", words(100, "sentence"), "Winston-Salem")] });
  expect(long.evidence).toBe(40);
  expect(long.total - short.total).toBe(40 - 34);
  expect(measured({ evidence: [quote("q1", words(30, "sentence"), "")] }).evidence).toBe(0);
  expect(short.share).toBeCloseTo((34 + none.localFacts) / short.total);
});

test("what the owner wrote on this page counts: texts, questions and services, where they are printed", () => {
  const own = overrides({
    texts: [
      { key: "hero.lead", title: "", text: `**${words(5, "a")}** end`, replaced: "" },
      { key: "services.title", title: "", text: words(100, "b"), replaced: "" },
      { key: "people.title", title: "", text: "No such section here", replaced: "" },
    ],
    questions: [{ question: "Do you climb?", answer: "Yes, daily." }],
    services: [{ name: "Hidden work", text: "Two words" }],
  });
  const page = measured({ overrides: { "": own } });
  expect(page.ownTexts).toBe(6 + 40 + 5 + 4);
  expect(
    measured({ overrides: { "": { ...own, hidden: ["hero.lead", "services"] } } }),
  ).toMatchObject({
    ownTexts: 5,
  });
});

test("a text that the owner repeats on another page of the site is no page's own", () => {
  const text = { key: "hero.lead", title: "", text: words(12, "same"), replaced: "" };
  const on = (paths: readonly string[]) => {
    const entries = paths.map((path) => [path, overrides({ texts: [text] })] as const);
    const site = sampleMultiSite({ overrides: Object.fromEntries(entries) });
    return generateMultiSite(site).uniqueWords.ownTexts;
  };
  const other = "locations/kernersville-nc/";
  expect([on([]), on([""]), on(["", other])]).toEqual([0, 12, 0]);
});

test("a page that shows work in its city has fewer of the trade's problems and questions, the same ones in the same words", () => {
  const pieces = (count: number) =>
    Array.from({ length: count }, (_, id) => quote(`q${id}`, words(9, `w${id}x`), "Winston-Salem"));
  const textsWith = (count: number) => {
    const { generated } = reportOverrides(sampleSite({ evidence: pieces(count) }));
    return [...generated].filter(([key]) => /^(?:problems|questions)\..+\.text$/.test(key));
  };
  const [none, two, six, twenty] = [textsWith(0), textsWith(2), textsWith(6), textsWith(20)];
  expect(two.length).toBeLessThan(none.length);
  expect(six.length).toBeLessThan(two.length);
  expect(twenty).toEqual(six);
  expect(none).toEqual(expect.arrayContaining(two));
  expect(two).toEqual(expect.arrayContaining(six));
});
