import type {
  AreaSection,
  FactLine,
  Line,
  Note,
  Section,
  Situation,
  Titled,
} from "../content/page-content.ts";
import type { OwnTexts } from "./own-texts.ts";

/** A section with the owner's texts in place of generated ones, without the items that are hidden. */
export function ownSection(section: Section, own: OwnTexts): Section {
  const { id } = section;
  const opened = {
    ...section,
    title: own.plain(`${id}.title`, section.title),
    intro: own.rich(`${id}.intro`, section.intro),
  };
  if (opened.kind === "services") return { ...opened, items: ownItems(opened.items, own) };
  if (opened.kind === "problems") return { ...opened, items: ownItems(opened.items, own) };
  if (opened.kind === "jobs")
    return { ...opened, items: ownItems(opened.items, own), photos: shown(opened.photos, own) };
  if (opened.kind === "faq") {
    const notes = shown(opened.notes, own).map((note) => ownNote(note, own));
    return { ...opened, items: ownItems(opened.items, own), notes };
  }
  if (opened.kind === "emergency") {
    const situations = opened.situations.map((one) => ownSituation(one, own));
    return { ...opened, situations: shown(situations, own) };
  }
  return withOwnLines(opened, own);
}

/** Quotes, prices, people and links to other pages are not changed here but where they were entered. */
function withOwnLines(section: Section, own: OwnTexts): Section {
  if (section.kind === "about") {
    const facts = ownFacts(section.facts, own);
    return { ...section, paragraphs: ownLines(section.paragraphs, own), facts };
  }
  if (section.kind === "area") return ownArea(section, own);
  if (section.kind === "contact") return { ...section, facts: ownFacts(section.facts, own) };
  if (section.kind === "quotes") return { ...section, items: shown(section.items, own) };
  if (section.kind === "prices") return { ...section, items: shown(section.items, own) };
  return section.kind === "people" ? { ...section, items: shown(section.items, own) } : section;
}

/** Lists of places and ZIP codes can only be hidden. */
function ownArea(section: AreaSection, own: OwnTexts): AreaSection {
  return {
    ...section,
    facts: ownFacts(section.facts, own),
    served: own.isHidden("area.served") ? [] : section.served,
    zips: own.isHidden("area.zips") ? { listed: [], total: 0 } : section.zips,
  };
}

const shown = <Item extends { key: string }>(items: readonly Item[], own: OwnTexts): Item[] =>
  items.filter(({ key }) => !own.isHidden(key));

/** Reads all items, so that texts of hidden ones do not count as texts without a block. */
function ownItems<Item extends Titled>(items: readonly Item[], own: OwnTexts): Item[] {
  const written = items.map((item) => ({
    ...item,
    title: own.plain(`${item.key}.title`, item.title),
    text: own.rich(`${item.key}.text`, item.text),
  }));
  return shown(written, own);
}

function ownLines(lines: readonly Line[], own: OwnTexts): Line[] {
  return lines
    .map(({ key, text }) => ({ key, text: own.rich(key, text) }))
    .filter(({ text }) => text !== "");
}

const ownFacts = (facts: readonly FactLine[], own: OwnTexts): FactLine[] =>
  shown(
    facts.map((fact) => ({ ...fact, text: own.plain(fact.key, fact.text) })),
    own,
  );

const ownNote = (note: Note, own: OwnTexts): Note => ({
  ...note,
  text: own.plain(note.key, note.text),
});

/** An office is named as the source of its own steps only. */
function ownSituation(situation: Situation, own: OwnTexts): Situation {
  const { key, title, steps, source } = situation;
  const isRewritten = steps.some((step) => own.has(step.key));
  return {
    key,
    title: own.plain(`${key}.title`, title),
    steps: ownLines(steps, own),
    source: isRewritten ? null : source,
  };
}
