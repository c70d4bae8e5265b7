import type { PageOverrides } from "@mainstreet/contract/page-overrides";
import type { Context } from "../content/context.ts";
import type { Hero, PageContent, Section } from "../content/page-content.ts";
import type { OverridesReport } from "../site.ts";
import { ownSection } from "./own-sections.ts";
import type { OwnTexts } from "./own-texts.ts";
import { ownTextsOf } from "./own-texts.ts";
import { withOwnItems } from "./own-items.ts";
import type { KeyedText } from "./plain-texts.ts";
import { plainTextsOf } from "./plain-texts.ts";

type Applied = { content: PageContent; overrides: OverridesReport; generated: Map<string, string> };

const NONE: PageOverrides = { texts: [], hidden: [], order: [], questions: [], services: [] };

/**
 * The page with what its owner changed: own texts in place of generated ones, sections and items hidden or moved, questions and
 * services added. `pages` are the paths that own links may lead to. No choice of the engine depends on the owner's changes.
 */
export function applyOverrides(
  content: PageContent,
  context: Context,
  pages: readonly string[],
): Applied {
  const overrides = context.plan.site.overrides[context.plan.path] ?? NONE;
  const sections = new Set<string>(content.sections.map(({ id }) => id));
  const own = ownTextsOf(overrides, { root: context.root, pages: new Set(pages), sections });
  const hero = ownHero(content.hero, own);
  const written = content.sections.map((section) => ownSection(section, own));
  const { sections: all, placed } = withOwnItems(written, { context, own, overrides });
  const shown = ordered(all.filter(isShown(own)), overrides.order);
  const ids = new Set<string>(shown.map(({ id }) => `#${id}`));
  const notShown = own.unplaced().flatMap(({ key }) => (placed.has(key) ? [] : [key]));
  const isThere = ({ href }: { href: string }) => !href.startsWith("#") || ids.has(href);
  return {
    content: {
      ...content,
      hero: { ...hero, more: hero.more !== null && isThere(hero.more) ? hero.more : null },
      navigation: content.navigation.filter(isThere),
      sections: shown,
      ownTexts: printedTexts(content, overrides, { shown, own, notShown }),
    },
    overrides: {
      changedUnderneath: own.changedUnderneath,
      notShown,
    },
    generated: own.generated,
  };
}

/** A customer's words in the hero are theirs; a fact of the firm's may be put in the owner's words. */
function ownHero(hero: Hero, own: OwnTexts): Hero {
  const { proof } = hero;
  const isQuote = proof?.kind === "quote";
  const fact = isQuote ? "" : own.plain("hero.proof", proof?.text ?? "");
  const isOwnFact = own.has("hero.proof") && !isQuote && fact !== "";
  const shown = isOwnFact ? { kind: "fact" as const, text: fact, by: "" } : proof;
  return {
    ...hero,
    eyebrow: own.isHidden("hero.eyebrow") ? "" : own.plain("hero.eyebrow", hero.eyebrow),
    heading: own.plain("hero.heading", hero.heading),
    lead: own.rich("hero.lead", hero.lead),
    proof: own.isHidden("hero.proof") ? null : shown,
  };
}

/** A hidden section, or one whose items are all hidden, is left out. */
const isShown =
  (own: OwnTexts) =>
  (section: Section): boolean => {
    if (own.isHidden(section.id)) return false;
    if (section.kind === "emergency") return section.situations.length > 0;
    if (section.kind === "jobs") return section.items.length + section.photos.length > 0;
    if (section.kind === "faq") return section.items.length + section.notes.length > 0;
    if (section.kind === "about") return section.paragraphs.length + section.facts.length > 0;
    return !("items" in section) || section.items.length > 0;
  };

/** Sections that the owner named share out their own positions in the owner's order; the others stay where they are. */
function ordered(sections: readonly Section[], order: readonly string[]): Section[] {
  const rank = (section: Section) => order.indexOf(section.id);
  const moved = sections
    .filter((section) => rank(section) >= 0)
    .toSorted((a, b) => rank(a) - rank(b));
  return sections.map((section) => (rank(section) < 0 ? section : (moved.shift() ?? section)));
}

type Printed = { shown: readonly Section[]; own: OwnTexts; notShown: readonly string[] };

/** The owner's texts that the page prints: those written before, those in place of generated ones, and what was added. */
function printedTexts(
  { ownTexts }: PageContent,
  overrides: PageOverrides,
  { shown, own, notShown }: Printed,
): KeyedText[] {
  const sections = new Set<string>(["hero", ...shown.map(({ id }) => id)]);
  const isPrinted = ({ key }: KeyedText) =>
    sections.has(key.split(".", 1)[0] ?? "") &&
    !notShown.includes(key) &&
    !own.isHidden(key) &&
    !own.isHidden(key.replace(/\.[^.]+$/, ""));
  const before = ownTexts.filter(({ key }) => !own.has(key));
  return [...before, ...plainTextsOf(overrides)].filter(isPrinted);
}
