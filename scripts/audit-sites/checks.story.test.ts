import { expect, onTestFinished, test } from "vitest";
import type { MultiSite } from "../../generator/src/multi-location/multi-site.ts";
import type { Site } from "../../generator/src/site.ts";
import { type BuiltSite, buildSite, type Finding, generate } from "./built-site.ts";
import { checkClaims } from "./check-claims.ts";
import { checkFacts } from "./check-facts.ts";
import { checkHead } from "./check-head.ts";
import { checkHtml } from "./check-html.ts";
import { checkInside } from "./check-inside.ts";
import { checkJsonLdRules } from "./check-json-ld-rules.ts";
import { checkJsonLdTypes } from "./check-json-ld-types.ts";
import { checkLikeness } from "./check-likeness.ts";
import { judgeReport } from "./check-lighthouse.ts";
import { checkLinks } from "./check-links.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkPolicy } from "./check-policy.ts";
import { checkProse } from "./check-prose.ts";
import { checkRebuild } from "./check-rebuild.ts";
import { checkSpelling } from "./check-spelling.ts";
import { checkStrangers } from "./check-strangers.ts";
import { checkWeight } from "./check-weight.ts";
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

type SiteCheck = (sites: readonly BuiltSite[]) => Finding[] | Promise<Finding[]>;

test.each<[string, SiteCheck]>([
  ["html", checkHtml],
  ["head", checkHead],
  ["policy", checkPolicy],
  ["weight", checkWeight],
  ["claims", checkClaims],
  ["prose", checkProse],
  ["facts", checkFacts],
  ["structured data's rules", checkJsonLdRules],
])("a sound site passes the check of %s", async (_, check) => {
  expect(await check([built(), built(COMPANY), built({ hostedOn: "aws" })])).toEqual([]);
});

test.each<[string, SiteCheck, () => BuiltSite, RegExp]>([
  ["an unclosed tag", checkHtml, () => spoilt("</footer>", ""), /close-order/],
  ["an id used twice", checkHtml, () => spoilt('id="hire"', 'id="price"'), /no-dup-id/],
  ["a long title", checkHead, () => spoilt("<title>", `<title>${"x".repeat(60)}`), /a title of/],
  [
    "a short description",
    checkHead,
    () => spoilt(/(?<=<meta name="description" content=")[^"]*/g, "Call."),
    /a description of 5 characters/,
  ],
  [
    "another page's canonical address",
    checkHead,
    () => spoilt('rel="canonical" href="', 'rel="canonical" href="https://other.example/'),
    /canonical https:\/\/other/,
  ],
  [
    "a listed page that asks not to be listed",
    checkHead,
    () => spoilt("<title>", '<meta name="robots" content="noindex"><title>'),
    /noindex: true, may be listed: false/,
  ],
  [
    "a script",
    checkPolicy,
    () => spoilt("</body>", "<script>alert(1)</script></body>"),
    /a script/,
  ],
  ["an event handler", checkPolicy, () => spoilt("<h1", '<h1 onclick="go()"'), /attribute onclick/],
  ["an inline style", checkPolicy, () => spoilt("<h1", '<h1 style="color:red"'), /attribute style/],
  [
    "a style sheet that the policy does not know",
    checkPolicy,
    () => spoilt("</style>", " </style>"),
    /the policy refuses/,
  ],
  [
    "the same in a bucket",
    checkPolicy,
    () => spoilt("</style>", " </style>", { hostedOn: "aws" }),
    /the policy refuses/,
  ],
  [
    "an owner's tag nobody gave",
    checkPolicy,
    () => spoilt("<title>", '<meta name="msvalidate.01" content="x"><title>'),
    /owner's tags/,
  ],
  [
    "a page over budget",
    checkWeight,
    () => spoilt("</main>", `${noise(20_000)}</main>`),
    /bytes compressed/,
  ],
  [
    "a style sheet to wait for",
    checkWeight,
    () => spoilt("</head>", '<link rel="stylesheet" href="x.css"></head>'),
    /waits for a link/,
  ],
  [
    "a claim",
    checkClaims,
    () => spoilt("</main>", "<p>Licensed and insured.</p></main>"),
    /Licensed/,
  ],
  ["a star rating", checkClaims, () => spoilt("</main>", "<p>★★★★★</p></main>"), /a rating/],
  [
    "a doubled word",
    checkProse,
    () => spoilt("</main>", "<p>Turn the the valve.</p></main>"),
    /doubled: the the/,
  ],
  [
    "long sentences",
    checkProse,
    () => spoilt(/<\/li>/g, `. ${"This sentence goes on and on and ".repeat(6)}ends.</li>`),
    /long|grade/,
  ],
  [
    "a name stuffed into a page",
    checkProse,
    () => spoilt("</main>", `<p>${"Plumbing in Winston-Salem. ".repeat(40)}</p></main>`),
    /Winston-Salem \d+ times/,
  ],
  ["a wrong county", checkFacts, () => spoilt("Forsyth County", "Guilford County"), /Guilford/],
  ["a wrong distance", checkFacts, () => spoilt(/\b7 miles\b/g, "3 miles"), /3 miles/],
  ["a ZIP code of elsewhere", checkFacts, () => spoilt("27103", "90210"), /90210/],
  ["a wrong sunset", checkFacts, () => spoilt("8:41 pm", "9:41 pm"), /9:41/],
  ["a wrong clock", checkFacts, () => spoilt("Eastern Time", "Central Time"), /Central Time/],
  [
    "a rating in the structured data",
    checkJsonLdRules,
    () => spoilt('"@type":"Service"', '"aggregateRating":{"ratingValue":5},"@type":"Service"'),
    /aggregateRating/,
  ],
  [
    "another phone in the structured data",
    checkJsonLdRules,
    () => spoilt('"telephone":"+13365550142"', '"telephone":"+13365550143"'),
    /a number: \+13365550143/,
  ],
  [
    "another phone on the page",
    checkJsonLdRules,
    () => spoilt("</main>", "<p>(336) 555-0199</p></main>"),
    /a number shown/,
  ],
  [
    "an address that nobody typed",
    checkJsonLdRules,
    () => spoilt('"streetAddress":"1 Main St"', '"streetAddress":"9 Other St"', COMPANY),
    /address: 9 Other St/,
  ],
  [
    "another title in the structured data",
    checkJsonLdRules,
    () => spoilt("<title>", "<title>Best "),
    /another name/,
  ],
])("the checks catch %s", async (...[, check, bad, said]) => {
  expect(problems(await check([bad()]))).toMatch(said);
});

test("a misspelt property and an unknown type are caught by the types of schema.org", async () => {
  const sound = buildSite(siteIn(["Laredo", "TX"]));
  const property = spoilt('"serviceType"', '"serviceTyp"');
  const type = spoilt('"@type":"Plumber"', '"@type":"Plummer"', COMPANY);
  const found = await checkJsonLdTypes([sound, property, type]);
  expect(problems(found)).toMatch(/serviceTyp/);
  expect(problems(found)).toMatch(/Plummer/);
  expect(found.filter(({ where }) => where.includes("Laredo"))).toEqual([]);
});

test("a twin with the city exchanged is caught, and forty cities of one trade are not", () => {
  const sites = cityRun("Plumbing", 40).map(buildSite);
  expect(checkLikeness(sites)).toEqual([]);
  const [first] = sites;
  const site = siteIn(["Laredo", "TX"], { siteKey: "twin" });
  const files = (first?.generated.files ?? []).map((file) => ({
    ...file,
    text: file.text.replaceAll(first?.site.city ?? "", "Laredo"),
  }));
  const twin = { site, generated: { ...buildSite(site).generated, files } };
  expect(problems(checkLikeness([...sites, twin]))).toMatch(/a pair of likeness/);
  const copied = problems(checkLikeness([...sites, ...sites.slice(0, 1)]));
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
  expect(problems(checkInside(spoil(one, page(one), page(other))))).toMatch(/a likeness of 0.9/);
  const links = '<a href="#main">more</a>'.repeat(101);
  expect(problems(checkInside(spoil(one, "</main>", `${links}</main>`)))).toMatch(/1\d\d links/);
  const lost = spoil("index.html", 'href="locations/', 'href="https://example.com/');
  expect(problems(checkInside(lost))).toMatch(/clicks from the first page/);
});

test("pages of two trades that share their text are caught", () => {
  const other = built({ service: "Roofing" });
  const copied = { ...other, generated: { ...built().generated, trade: "roofing" } };
  expect(checkStrangers([built(), other])).toEqual([]);
  expect(problems(checkStrangers([built(), copied]))).toMatch(/a likeness of/);
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
  for (const [build, said] of [
    [adding("no-such-page.html"), /answers 404/],
    [adding("/favicon.svg"), /absolute in index.html/],
    [adding("http://example.com/"), /not over https/],
    [adding("#nowhere"), /leads nowhere/],
    [spoiling('"favicon.svg"', '"fav.svg"'), /answers 404: fav.svg/],
  ] as const)
    expect(problems(await checkLinks([built()], server, build))).toMatch(said);
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
  expect(judgeReport({ categories: scores(1), audits })).toEqual([]);
  expect(judgeReport({ categories: scores(0.99), audits })).toEqual(["Performance 99: Slow"]);
  expect(judgeReport({ categories: scores(null), audits })).toEqual(["no score for performance"]);
});

/** Text that no compression makes small. */
function noise(length: number): string {
  let state = 7;
  const letters = Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return String.fromCharCode(97 + ((state >>> 16) % 26));
  });
  return `<p>${letters.join("")}</p>`;
}
