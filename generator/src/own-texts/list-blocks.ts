import type {
  FactLine,
  Hero,
  Line,
  PageContent,
  Section,
  Situation,
  Titled,
} from "../content/page-content.ts";
import type { Site } from "../site.ts";
import { plainWords } from "./markup.ts";

/** The role of a text on its page. */
export type BlockSlot =
  | "eyebrow"
  | "heading"
  | "lead"
  | "proof"
  | "title"
  | "intro"
  | "text"
  | "line"
  | "fact";

/** A text that the owner may put in their own words. */
export type TextBlock = {
  key: string;
  slot: BlockSlot;
  /** For a fact: the word before it, such as "License". */
  label: string;
  /** The engine's text; null where the engine no longer makes one and only the owner's text is left. */
  generated: string | null;
  /** Whether it may have paragraphs, lists and links; else it is one line without markup. */
  isRich: boolean;
  canHide: boolean;
};

/** An item of a section, which may be switched off; without texts where those come from evidence. */
export type ItemBlock = { key: string; name: string; texts: TextBlock[] };

/** A section, or the hero, which has no heading of its own and stays where it is. */
export type SectionBlock = { id: string; name: string; texts: TextBlock[]; items: ItemBlock[] };

/** A page for the preview's editor. */
export type EditedPage = {
  /** The document as it is published, but with the keys of its blocks. */
  html: string;
  blocks: SectionBlock[];
  /** Paths of pages that own links may lead to. */
  pages: readonly string[];
};

/** The site with everything on its page at `path` switched on, as the editor lists it. */
export function withoutHidden(site: Site, path: string): Site {
  const own = site.overrides[path];
  if (own === undefined) return site;
  return { ...site, overrides: { ...site.overrides, [path]: { ...own, hidden: [] } } };
}

type Generated = ReadonlyMap<string, string>;

/**
 * What an owner may change on a page, in its order. `generated` are the engine's texts by their keys, including those that the owner has
 * replaced.
 */
export function listBlocks({ hero, sections }: PageContent, generated: Generated): SectionBlock[] {
  return [heroBlock(hero, generated), ...sections.map((one) => sectionBlock(one, generated))];
}

function heroBlock({ eyebrow, lead, proof }: Hero, generated: Generated): SectionBlock {
  const texts = [
    eyebrow !== "" && hideable(textBlock("hero.eyebrow", "eyebrow", generated)),
    textBlock("hero.heading", "heading", generated),
    plainWords(lead) !== "" && rich(textBlock("hero.lead", "lead", generated)),
    proof?.kind === "fact" && hideable(textBlock("hero.proof", "proof", generated)),
  ];
  const quote = proof?.kind === "quote" ? [listBlock("hero.proof", proof.by)] : [];
  return { id: "hero", name: "", texts: texts.filter((one) => one !== false), items: quote };
}

function sectionBlock(section: Section, generated: Generated): SectionBlock {
  const { id, title, intro } = section;
  const texts = [
    textBlock(`${id}.title`, "title", generated),
    ...(plainWords(intro) === "" ? [] : [rich(textBlock(`${id}.intro`, "intro", generated))]),
    ...linesOf(section).map(({ key }) => rich(textBlock(key, "line", generated))),
    ...factsOf(section).map(({ key, label }) => factBlock(key, label, generated)),
    ...(section.kind === "faq" ? section.notes : []).map(({ key }) =>
      hideable(textBlock(key, "line", generated)),
    ),
  ];
  return { id, name: title, texts, items: itemsOf(section, generated) };
}

const textBlock = (key: string, slot: BlockSlot, generated: Generated): TextBlock => ({
  key,
  slot,
  label: "",
  generated: generated.get(key) ?? null,
  isRich: false,
  canHide: false,
});

const hideable = (block: TextBlock): TextBlock => ({ ...block, canHide: true });

const rich = (block: TextBlock): TextBlock => ({ ...block, isRich: true, canHide: true });

const factBlock = (key: string, label: string, generated: Generated): TextBlock => ({
  ...hideable(textBlock(key, "fact", generated)),
  label,
});

const linesOf = (section: Section): Line[] => (section.kind === "about" ? section.paragraphs : []);

const factsOf = (section: Section): FactLine[] =>
  section.kind === "about" || section.kind === "area" || section.kind === "contact"
    ? section.facts
    : [];

function itemsOf(section: Section, generated: Generated): ItemBlock[] {
  if (section.kind === "services" || section.kind === "problems" || section.kind === "faq")
    return section.items.map((item) => titledBlock(item, generated));
  if (section.kind === "emergency")
    return section.situations.map((one) => situationBlock(one, generated));
  if (section.kind === "jobs") {
    const photos = section.photos.map(({ key, picture }) => listBlock(key, picture.alt));
    return [...section.items.map((item) => titledBlock(item, generated)), ...photos];
  }
  if (section.kind === "quotes")
    return section.items.map(({ key, customer }) => listBlock(key, customer));
  if (section.kind === "prices")
    return section.items.map(({ key, title }) => listBlock(key, title));
  if (section.kind === "people") return section.items.map(({ key, name }) => listBlock(key, name));
  if (section.kind !== "area") return [];
  return [
    ...(section.served.length > 0 ? [listBlock("area.served", "Also served")] : []),
    ...(section.zips.total > 0 ? [listBlock("area.zips", "ZIP codes")] : []),
  ];
}

const listBlock = (key: string, name: string): ItemBlock => ({ key, name, texts: [] });

const situationBlock = ({ key, title, steps }: Situation, generated: Generated): ItemBlock => ({
  key,
  name: title,
  texts: [
    textBlock(`${key}.title`, "title", generated),
    ...steps.map((step) => rich(textBlock(step.key, "line", generated))),
  ],
});

/** Items that the owner added have no texts here: they are changed where they were written. */
function titledBlock({ key, title, text }: Titled, generated: Generated): ItemBlock {
  if (/\.own\.\d+$/.test(key)) return { key, name: title, texts: [] };
  return {
    key,
    name: title,
    texts: [
      textBlock(`${key}.title`, "title", generated),
      ...(plainWords(text) === "" ? [] : [rich(textBlock(`${key}.text`, "text", generated))]),
    ],
  };
}
