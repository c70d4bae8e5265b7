// `npm run audit:sites` checks generated sites by every tool we know (docs/generated-sites.md §8); `-- <name>…` runs those checks only.
import type { Browser } from "playwright-core";
import { tradeOf } from "../generator/src/trades/trade-of.ts";
import { type BuiltSite, buildSite, documentsOf, type Finding } from "./audit-sites/built-site.ts";
import { checkAccessibility, openBrowser } from "./audit-sites/check-accessibility.ts";
import { checkClaims } from "./audit-sites/check-claims.ts";
import { checkFacts } from "./audit-sites/check-facts.ts";
import { checkGrammar } from "./audit-sites/check-grammar.ts";
import { checkHead } from "./audit-sites/check-head.ts";
import { checkHtml } from "./audit-sites/check-html.ts";
import { checkInside } from "./audit-sites/check-inside.ts";
import { checkJsonLdRules } from "./audit-sites/check-json-ld-rules.ts";
import { checkJsonLdTypes } from "./audit-sites/check-json-ld-types.ts";
import { checkLighthouse } from "./audit-sites/check-lighthouse.ts";
import { checkSimilarity, similarityFigures } from "./audit-sites/check-similarity.ts";
import { checkLayout } from "./audit-sites/check-layout.ts";
import { checkLinks } from "./audit-sites/check-links.ts";
import { checkPictures } from "./audit-sites/check-pictures.ts";
import { checkPolicy } from "./audit-sites/check-policy.ts";
import { checkPrint } from "./audit-sites/check-print.ts";
import { checkProse } from "./audit-sites/check-prose.ts";
import { checkRebuild } from "./audit-sites/check-rebuild.ts";
import { checkSpelling } from "./audit-sites/check-spelling.ts";
import { checkStrangers } from "./audit-sites/check-strangers.ts";
import { checkWeight } from "./audit-sites/check-weight.ts";
import { packTexts, pageTexts } from "./audit-sites/pack-texts.ts";
import { type AuditCheck, formatResult, runChecks } from "./audit-sites/run-checks.ts";
import { sampleFirms } from "./audit-sites/sample-firms.ts";
import { sampleMultiSites } from "./audit-sites/sample-multi-sites.ts";
import { cityRun, sampleSites, SERVICES } from "./audit-sites/sample-sites.ts";
import { startSiteServer } from "./audit-sites/site-server.ts";

const RUN = 1000;

const single = sampleSites().map(buildSite);
const many = sampleMultiSites().map(buildSite);
const firms = sampleFirms().map(buildSite);
const sample = [...single, ...firms, ...many];
const ofSample = `${sample.length} sites, ${sample.flatMap(documentsOf).length} documents`;
const ofCities = `the sample and ${RUN} cities`;
const texts = packTexts();

const checks: AuditCheck[] = [
  { name: "html", of: ofSample, run: () => checkHtml(sample) },
  { name: "head", of: ofSample, run: () => checkHead(sample) },
  { name: "policy", of: ofSample, run: () => checkPolicy(sample) },
  { name: "weight", of: ofCities, run: () => checkWeight(withCities()) },
  { name: "claims", of: ofSample, run: () => checkClaims(sample) },
  { name: "prose", of: ofSample, run: () => checkProse(sample) },
  { name: "json-ld-types", of: ofSample, run: () => checkJsonLdTypes(sample) },
  { name: "json-ld-rules", of: ofSample, run: () => checkJsonLdRules(sample) },
  { name: "rebuild", of: ofSample, run: () => checkRebuild(sample) },
  { name: "links", of: `${ofSample}, two places`, run: onServer },
  { name: "facts", of: ofCities, run: () => checkFacts(withCities()) },
  { name: "inside", of: `${many.length} sites of many pages`, run: () => checkInside(many) },
  { name: "strangers", of: ofSample, run: () => checkStrangers(single) },
  // Pages of no trade have few words and start unlisted (decision 224).
  ...SERVICES.filter((service) => tradeOf({ trade: "", service }) !== null).map((service) => ({
    name: "similarity",
    of: `${RUN} cities of ${service}`,
    run: () => similarityOf(service),
  })),
  { name: "spelling", of: `${texts.length} texts and the sample`, run: spelling },
  { name: "grammar", of: `${texts.length} texts`, run: () => checkGrammar(texts) },
  { name: "pictures", of: ofSample, run: () => checkPictures(sample) },
  {
    name: "print",
    of: `${single.length - 1 + firms.length} pages`,
    run: () => inBrowser(checkPrint, [...single.slice(0, -1), ...firms]),
  },
  { name: "layout", of: `${ofSample}, 6 widths`, run: () => inBrowser(checkLayout, sample) },
  {
    name: "accessibility",
    of: `${ofSample}, 3 widths × 2`,
    run: () => inBrowser(checkAccessibility, sample),
  },
  {
    name: "lighthouse",
    of: "two pages of each theme",
    run: () => checkLighthouse([...oneOfEachTheme(single), ...oneOfEachTheme(firms)]),
  },
];

function withCities(): BuiltSite[] {
  return [...sample, ...cityRun("Plumbing", RUN).map(buildSite)];
}

function spelling() {
  return checkSpelling([...texts, ...pageTexts(sample)]);
}

async function onServer() {
  const server = await startSiteServer();
  try {
    return await checkLinks(sample, server);
  } finally {
    await server.stop();
  }
}

function similarityOf(service: string) {
  const sites = cityRun(service, RUN).map(buildSite);
  const figures = similarityFigures(sites);
  const { mean, p99, max, distance } = figures;
  const shown = [mean, p99, max].map((value) => value.toFixed(3));
  console.log(`similarity of ${service}: mean, p99, max ${shown.join(", ")}; ${distance} bits`);
  return checkSimilarity(sites, figures);
}

async function inBrowser(
  check: (sites: readonly BuiltSite[], browser: Browser) => Promise<Finding[]>,
  sites: readonly BuiltSite[],
) {
  const browser = await openBrowser();
  try {
    return await check(sites, browser);
  } finally {
    await browser.close();
  }
}

function oneOfEachTheme(sites: readonly BuiltSite[]): BuiltSite[] {
  const listed = sites.filter(({ generated }) => generated.indexing.indexable);
  const byTheme = new Map(listed.map((built) => [built.site.design.theme, built]));
  return [...byTheme.values()];
}

/** The checks to run. Throws Error for a name that is none. */
function choose(names: readonly string[]): AuditCheck[] {
  const unknown = names.filter((name) => checks.every((check) => check.name !== name));
  const known = [...new Set(checks.map(({ name }) => name))];
  if (unknown.length > 0)
    throw new Error(`No check ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
  return names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name));
}

try {
  const results = await runChecks(choose(process.argv.slice(2)), (result) => {
    console.log(formatResult(result));
  });
  const failed = results.filter(({ findings }) => findings.length > 0);
  console.log(failed.length === 0 ? "All checks passed." : `${failed.length} checks failed.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
