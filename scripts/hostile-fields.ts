import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { generateSite } from "@mainstreet/generator/generate-site";
import type { Site } from "@mainstreet/generator/site";
import { noCompany, sampleFacts, sampleSite } from "@mainstreet/generator/test-support";

/** Fragments that could end an element, an attribute, a script, a style sheet, a comment, a rule, or a line of a file. */
const FRAGMENTS = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)//",
  "<!--<script>",
  "--!><img src=x onerror=alert(1)>",
  "</style><svg onload=alert(1)>",
  "</title><iframe srcdoc='<script>1</script>'>",
  '"><input autofocus onfocus=alert(1)>',
  "' onmouseover='alert(1)",
  '" style="x" onload="',
  "` onload=`1",
  "javascript:alert(1)",
  "data:text/html,<script>1</script>",
  "<a href=javascript:alert(1)>",
  "<base href=//evil.example>",
  "<meta http-equiv=refresh content=0>",
  "<template><script>",
  "<noscript><p title='</noscript><img src=x onerror=1>'>",
  "<math><mtext></mtext><mglyph><style><!--</style><img src=x onerror=1>",
  "]]><script>",
  "<![CDATA[<script>",
  "<?xml?><!DOCTYPE x>",
  "&lt;script&gt;",
  "&#60;script&#62;",
  "&amp;quot;",
  "\u0000\u0001\u007f\u0085",
  "\ud800",
  "\udfff<",
  "\ufffe\uffff",
  "\u2028\u2029",
  "\u202e\u2066\ufeff",
  "\uff1cscript\uff1e",
  "${alert(1)}{{1}}",
  "*/}body{background:url(//evil.example)}",
  "\\3c script\\3e",
  "\\u003cscript\\u003e",
  "[[home]]{{city}}%s%1$s",
  "[x](javascript:alert(1))",
  "a\u0301<\u0301script",
  "<".repeat(40),
  "\"'".repeat(20),
];

/** Characters that are special in markup, scripts, styles, or to a parser; the harmless variant of a text has "x" in their place. */
const ODD =
  /[<>"'`&;=/\\{}[\]()*%$#!?:|-]|[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{M}\uff1c\uff1e]/gu;

/** The n-th text of a field: two fragments, and a number, so that no two are the same. */
function oddText(set: number, field: number): string {
  const one = FRAGMENTS[(set * 7 + field * 11) % FRAGMENTS.length] ?? "";
  const other = FRAGMENTS[Math.floor(set / FRAGMENTS.length + field * 3) % FRAGMENTS.length] ?? "";
  return `Odd ${one} and ${other} ${set}`;
}

const FIELDS = 17;

/** A site with a text in every field that holds text. */
function siteOf(texts: readonly string[]): Site {
  const at = (field: number) => texts[field] ?? "";
  return sampleSite({
    service: at(0),
    city: at(1),
    state: { code: at(2), name: at(3) },
    zip: at(4),
    metaTitle: at(5),
    metaDescription: at(6),
    cta: at(7),
    openingHours: at(8),
    company: {
      ...noCompany,
      name: at(9),
      address: { street: at(10), city: at(11), state: at(12), zip: at(13) },
    },
    verification: [{ provider: at(14), token: at(15) }],
    facts: { ...sampleFacts, county: at(16) },
  });
}

const oddTexts = (set: number) => Array.from({ length: FIELDS }, (_, field) => oddText(set, field));
const pageOf = (texts: readonly string[]) => generateSite(siteOf(texts)).files[0]?.text ?? "";

/**
 * The tags of a page without the values of their attributes. Equal ones make equal trees, as long as each `<` begins a tag: then a browser
 * finds the same tags and no others. Undefined where a `<` begins no tag.
 */
export function tagsOf(markup: string): string | undefined {
  const tags = markup.match(/<[^<>]*>/g) ?? [];
  const isWhole = tags.length === markup.split("<").length - 1;
  return isWhole ? tags.join("").replaceAll(/"[^"]*"/g, '""') : undefined;
}

/** A page's tree as a browser builds it: names of elements and attributes, no texts. */
export function treeOf(node: DefaultTreeAdapterTypes.Node): string {
  if (!("childNodes" in node)) return "";
  const names = "attrs" in node ? node.attrs.map(({ name }) => ` ${name}`).join("") : "";
  return `(${node.nodeName}${names}${node.childNodes.map(treeOf).join("")})`;
}

/** Whether the markup has no characters that a document must not contain. */
const isText = (markup: string) => !markup.includes("\0") && markup.isWellFormed();

const harmless = (text: string) => text.replaceAll(ODD, "x");

/** How many fields, the first ones, seed the random choices of a page (GS-10), so that other texts there give another page. */
const SEEDS = 4;
const PAGES = 24;

/** A harmless page of each seed: its tags and its tree. */
const pages = Array.from({ length: PAGES }, (_, seed) => {
  const texts = oddTexts(seed).map(harmless);
  const markup = pageOf(texts);
  return { texts, tags: tagsOf(markup), tree: treeOf(parse(markup)) };
});
const namesIn = (tags = "") => tags.match(/(?<=<)\/?[\w-]+|(?<= )[\w:-]+(?==)/g) ?? [];
const names = new Set(pages.flatMap(({ tags }) => namesIn(tags)));

/** Which of these sets give another page than the harmless one with the same seed; every `parsedEvery`-th page is parsed, too. */
export function unlikeSets(sets: readonly number[], parsedEvery: number): number[] {
  return sets.filter((set) => {
    const like = pages[set % PAGES];
    const ofSeed = (field: number) => (field < SEEDS ? like?.texts[field] : undefined);
    const markup = pageOf(oddTexts(set).map((text, field) => ofSeed(field) ?? text));
    const isParsed = set % parsedEvery === 0;
    const isLike = tagsOf(markup) === like?.tags && isText(markup);
    return !isLike || (isParsed && treeOf(parse(markup)) !== like?.tree);
  });
}

/**
 * Which of these sets, hostile in the seed fields too, give a page with names of tags or attributes that no harmless page has, or with a
 * script besides its structured data.
 */
export function strangeSets(sets: readonly number[], parsedEvery: number): number[] {
  return sets.filter((set) => {
    const markup = pageOf(oddTexts(set));
    const tags = tagsOf(markup);
    const isKnown = tags !== undefined && namesIn(tags).every((name) => names.has(name));
    const isAlone = tags?.split("<script").length === 2 && isText(markup);
    const tree = set % parsedEvery === 0 ? treeOf(parse(markup)) : "";
    return !isKnown || !isAlone || / on\w+|(?:script.*){2}/.test(tree);
  });
}

/** A page of a harmless site. */
export const harmlessPage = (): string => pageOf(oddTexts(0).map(harmless));

/** A page of a site that is hostile in every field. */
export const hostilePage = (set: number): string => pageOf(oddTexts(set));
