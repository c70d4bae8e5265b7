import { expect, test } from "vitest";
import type { Site } from "../../generator/src/site.ts";
import { type BuiltSite, buildSite, type Finding } from "./built-site.ts";
import { checkClaims } from "./check-claims.ts";
import { checkFacts } from "./check-facts.ts";
import { checkHead } from "./check-head.ts";
import { checkHtml } from "./check-html.ts";
import { checkJsonLdRules } from "./check-json-ld-rules.ts";
import { checkPolicy } from "./check-policy.ts";
import { checkProse } from "./check-prose.ts";
import { checkWeight } from "./check-weight.ts";
import { siteIn } from "./sample-sites.ts";

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
  expect(await check([built(), built(COMPANY), built({ readsHeadersFile: false })])).toEqual([]);
});

test.each<[string, SiteCheck, () => BuiltSite, RegExp]>([
  ["an unclosed tag", checkHtml, () => spoilt("</footer>", ""), /close-order/],
  ["an id used twice", checkHtml, () => spoilt('id="problems"', 'id="services"'), /no-dup-id/],
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
    () => spoilt("</style>", " </style>", { readsHeadersFile: false }),
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
])("the checks catch %s", async (...[, check, bad, expected]) => {
  expect(problems(await check([bad()]))).toMatch(expected);
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
