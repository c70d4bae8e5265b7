import { expect, onTestFinished, test } from "vitest";
import type { MultiSite } from "../../generator/src/multi-location/multi-site.ts";
import type { Site } from "../../generator/src/site.ts";
import { type BuiltSite, buildSite, type Finding, generate } from "./built-site.ts";
import { checkInside } from "./check-inside.ts";
import { checkJsonLdTypes } from "./check-json-ld-types.ts";
import { checkSimilarity } from "./check-similarity.ts";
import { checkReport } from "./check-lighthouse.ts";
import { checkLinks } from "./check-links.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkRebuild } from "./check-rebuild.ts";
import { checkSpelling } from "./check-spelling.ts";
import { checkStrangers } from "./check-strangers.ts";
import { sampleMultiSites } from "./sample-multi-sites.ts";
import { cityRun, siteIn } from "./sample-sites.ts";
import { startSiteServer } from "./site-server.ts";

const HOME = ["Winston-Salem", "NC"] as const;

const COMPANY: Partial<Site> = {
  company: {
    name: "Ray & Daughters",
    address: { street: "1 Main St", city: "Winston-Salem", state: "NC", zip: "" },
    latitude: null,
    longitude: null,
  },
};

const built = (changes: Partial<Site> = {}): BuiltSite => buildSite(siteIn(HOME, changes));

/** The site with its first page spoilt: every `from` becomes `to`. */
function spoilt(from: string | RegExp, to: string, changes: Partial<Site> = {}): BuiltSite {
  const { site, generated } = built(changes);
  const files = generated.files.map((file) =>
    file.path === "index.html" ? { ...file, text: replaced(file.text, from, to) } : file,
  );
  return { site, generated: { ...generated, files } };
}

function replaced(text: string, from: string | RegExp, to: string): string {
  const result = text.replaceAll(from, () => to);
  // A fixture that spoils nothing would prove nothing.
  expect(result).not.toBe(text);
  return result;
}

const problems = (found: readonly Finding[]) => found.map(({ what }) => what).join("\n");

test("a misspelt property and an unknown type are caught by the types of schema.org", async () => {
  const sound = buildSite(siteIn(["Laredo", "TX"]));
  const property = spoilt('"serviceType"', '"serviceTyp"');
  const type = spoilt('"@type":"Plumber"', '"@type":"Plummer"', COMPANY);
  const found = await checkJsonLdTypes([sound, property, type]);
  expect(problems(found)).toMatch(/serviceTyp/);
  expect(problems(found)).toMatch(/Plummer/);
  expect(found.filter(({ where }) => where.includes("Laredo"))).toEqual([]);
});

test("a copy with the city exchanged is caught, and forty cities of one trade are not", () => {
  const sites = cityRun("Plumbing", 40).map(buildSite);
  expect(checkSimilarity(sites)).toEqual([]);
  const [first] = sites;
  const site = siteIn(["Laredo", "TX"], { siteKey: "twin" });
  const files = (first?.generated.files ?? []).map((file) => ({
    ...file,
    text: file.text.replaceAll(first?.site.city ?? "", "Laredo"),
  }));
  const twin = { site, generated: { ...buildSite(site).generated, files } };
  expect(problems(checkSimilarity([...sites, twin]))).toMatch(/a pair of similarity/);
  const copied = problems(checkSimilarity([...sites, ...sites.slice(0, 1)]));
  expect(copied).toMatch(/a pair 0 bits apart/);
  expect(copied).toMatch(/title used twice/);
});

test("pages of one site that are alike, lost, or full of links are caught", () => {
  const [multi] = sampleMultiSites().map(buildSite);
  const spoil = (path: string, from: string, to: string) => {
    if (multi === undefined) return [];
    const files = multi.generated.files.map((file) =>
      file.path === path ? { ...file, text: replaced(file.text, from, to) } : file,
    );
    return [{ ...multi, generated: { ...multi.generated, files } }];
  };
  const page = (path: string) =>
    multi?.generated.files.find((file) => file.path === path)?.text ?? "";
  const one = "locations/clemmons-nc/index.html";
  const other = "locations/lewisville-nc/index.html";
  expect(checkInside(spoil(one, "</main>", "</main> "))).toEqual([]);
  expect(problems(checkInside(spoil(one, page(one), page(other))))).toMatch(/a similarity of 0.9/);
  const links = '<a href="#main">more</a>'.repeat(101);
  expect(problems(checkInside(spoil(one, "</main>", `${links}</main>`)))).toMatch(/1\d\d links/);
  const lost = spoil("index.html", 'href="locations/', 'href="https://example.com/');
  expect(problems(checkInside(lost))).toMatch(/clicks from the first page/);
});

test("pages of two trades that share their text are caught", () => {
  const other = built({ service: "Roofing" });
  const copied = { ...other, generated: { ...built().generated, trade: "roofing" } };
  expect(checkStrangers([built(), other])).toEqual([]);
  expect(problems(checkStrangers([built(), copied]))).toMatch(/a similarity of/);
});

test("a generator that guesses, or keeps an old address, is caught", () => {
  let count = 0;
  const guessing = (site: Site | MultiSite) => generate({ ...site, siteKey: `${(count += 1)}` });
  const keeping = (site: Site | MultiSite) =>
    generate({ ...site, siteUrl: "https://sample.netlify.app/" });
  expect(checkRebuild([built()])).toEqual([]);
  expect(problems(checkRebuild([built()], guessing))).toMatch(/built twice/);
  expect(problems(checkRebuild([built()], keeping))).toMatch(/old address/);
});

test("broken, absolute and unsafe links, dead anchors and lost pages are caught", async () => {
  const server = await startSiteServer();
  onTestFinished(() => server.stop());
  const spoiling = (from: string, to: string) => (site: Site | MultiSite) => {
    const { generated } = buildSite(site);
    const files = generated.files.map((file) =>
      file.path === "index.html" ? { ...file, text: replaced(file.text, from, to) } : file,
    );
    return { site, generated: { ...generated, files } };
  };
  const adding = (href: string) => spoiling("</main>", `<p><a href="${href}">more</a></p></main>`);
  expect(await checkLinks([built()], server)).toEqual([]);
  for (const [build, expected] of [
    [adding("no-such-page.html"), /responds 404/],
    [adding("/favicon.svg"), /absolute in index.html/],
    [adding("http://example.com/"), /not over https/],
    [adding("#nowhere"), /leads nowhere/],
    [spoiling('"favicon.svg"', '"fav.svg"'), /responds 404: fav.svg/],
  ] as const)
    expect(problems(await checkLinks([built()], server, build))).toMatch(expected);
  const orphan = (site: Site | MultiSite) => {
    const whole = buildSite(site);
    const text = "<!DOCTYPE html><title>x</title>";
    const files = [...whole.generated.files, { path: "lost/index.html", text }];
    return { site, generated: { ...whole.generated, files } };
  };
  expect(problems(await checkLinks([built()], server, orphan))).toMatch(/no link leads to/);
});

test("a picture too heavy, or of another size than announced, is caught", async () => {
  const { site, generated } = built();
  const dots = Array.from({ length: 9000 }, (_, index) => {
    const [x, y] = [(index * 7919) % 1200, (index * 104_729) % 630];
    return `<path d="M${x} ${y}h9v9z" fill="#${(index * 7_654_321).toString(16).slice(-6).padStart(6, "0")}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">${dots.join("")}</svg>`;
  const spoil = (changes: { svg: string } | { height: number }) => [
    {
      site,
      generated: {
        ...generated,
        pictures: generated.pictures.map((picture) => ({ ...picture, ...changes })),
      },
    },
  ];
  expect(await checkPictures([built()])).toEqual([]);
  expect(problems(await checkPictures(spoil({ svg })))).toMatch(/og.png: \d+ bytes/);
  expect(problems(await checkPictures(spoil({ height: 7 })))).toMatch(/og.png: 1200 × 630, not/);
});

test("a misspelt word is caught; names of places and words of the trades are not", async () => {
  const texts = ["Coeur d’Alene lies near Kootenai County.", "A GFCI trips.", "Turn the vavle."];
  const found = await checkSpelling(texts.map((text, index) => ({ where: `${index}`, text })));
  expect(found).toEqual([{ where: "2", what: "unknown: vavle" }]);
});

test("a category below 100, or one without a score, is no pass", () => {
  const audits = { a: { title: "Slow", score: 0.4, scoreDisplayMode: "numeric" } };
  const scores = (performance: number | null) => ({
    performance: { title: "Performance", score: performance },
    accessibility: { title: "Accessibility", score: 1 },
    "best-practices": { title: "Best Practices", score: 1 },
    seo: { title: "SEO", score: 1 },
  });
  expect(checkReport({ categories: scores(1), audits })).toEqual([]);
  expect(checkReport({ categories: scores(0.99), audits })).toEqual(["Performance 99: Slow"]);
  expect(checkReport({ categories: scores(null), audits })).toEqual(["no score for performance"]);
});
