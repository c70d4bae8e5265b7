import type { PageOverrides } from "@mainstreet/contract/page-overrides";
import type { Context } from "../content/context.ts";
import { openingOf } from "../content/context.ts";
import type { Line, Section, Titled } from "../content/page-content.ts";
import { capitalise } from "../text.ts";
import { ownSection } from "./own-sections.ts";
import type { OwnTexts } from "./own-texts.ts";

type Given = { context: Context; own: OwnTexts; overrides: PageOverrides };

const LISTS = ["services", "problems", "questions"] as const;
type ListId = (typeof LISTS)[number];

/**
 * The sections with the questions and services that the owner added, and with the items that the engine no longer makes but for which the
 * owner has written a text. `placed` are the keys of their texts.
 */
export function withOwnItems(
  sections: readonly Section[],
  given: Given,
): { sections: Section[]; placed: Set<string> } {
  const placed = new Set<string>();
  const filled = LISTS.reduce<readonly Section[]>((all, id) => {
    const items = [...keptItems(id, given, placed), ...addedItems(id, given.own, given.overrides)];
    return items.length === 0 ? all : withItems(all, { id, items, given });
  }, sections);
  return { sections: filled.map((one) => keptParagraphs(one, given, placed)), placed };
}

const KEPT_KEY = /^(services|problems|questions)\.(.+)\.(title|text)$/;

/** Items with a text of the owner's for which no text is generated any more. */
function keptItems(id: ListId, { own }: Given, placed: Set<string>): Titled[] {
  const byItem = new Map<string, { title: string; text: string }>();
  for (const { key, title, text } of own.unplaced()) {
    const [, section, slug = "", slot] = KEPT_KEY.exec(key) ?? [];
    if (section !== id) continue;
    placed.add(key);
    const item = byItem.get(slug) ?? { title: title || titleOf(slug, id), text: "" };
    byItem.set(slug, slot === "title" ? { ...item, title: text } : { ...item, text });
  }
  const items = [...byItem].map(([slug, item]) => ownItem(`${id}.${slug}`, item, own));
  return items.filter(({ key }) => !own.isHidden(key));
}

/** A title for an item without a stored one: "drain-cleaning" becomes "Drain cleaning". */
function titleOf(slug: string, id: ListId): string {
  const words = capitalise(slug.replace(/[.-]+/g, " "));
  return id === "questions" ? `${words}?` : words;
}

function addedItems(id: ListId, own: OwnTexts, { questions, services }: PageOverrides): Titled[] {
  const added = {
    services: services.map(({ name, text }) => ({ title: name, text })),
    questions: questions.map(({ question, answer }) => ({ title: question, text: answer })),
    problems: [],
  }[id];
  return added.map((item, index) => ownItem(`${id}.own.${index + 1}`, item, own));
}

const ownItem = (key: string, item: { title: string; text: string }, own: OwnTexts): Titled => ({
  key,
  title: own.asPlain(item.title),
  text: own.asWritten(item.text),
});

type Added = { id: ListId; items: Titled[]; given: Given };

function withItems(sections: readonly Section[], { id, items, given }: Added): Section[] {
  const known = sections.some((section) => section.id === id);
  const all = known ? [...sections] : withEmpty(sections, id, given);
  return all.map((section) => {
    if (section.id !== id) return section;
    if (section.kind === "services") {
      const priced = items.map((item) => ({ ...item, price: "" }));
      return { ...section, items: [...section.items, ...priced] };
    }
    return section.kind === "problems" || section.kind === "faq"
      ? { ...section, items: [...section.items, ...items] }
      : section;
  });
}

/** A page of no known trade has no list of its own: services come first, questions last. */
function withEmpty(sections: readonly Section[], id: ListId, { context, own }: Given): Section[] {
  const opening = openingOf(context, id);
  if (id === "questions")
    return [...sections, ownSection({ ...opening, kind: "faq", items: [], notes: [] }, own)];
  if (id === "problems")
    return [...sections, ownSection({ ...opening, kind: "problems", items: [] }, own)];
  const title = context.plan.trade === null ? "Services" : opening.title;
  const empty = { ...opening, title, kind: "services", isOffered: true, items: [] } as const;
  return [ownSection({ ...empty, items: [] }, own), ...sections];
}

/** The owner's paragraphs about the firm stay even when the firm's record has fewer paragraphs. */
function keptParagraphs(section: Section, { own }: Given, placed: Set<string>): Section {
  if (section.kind !== "about") return section;
  const kept = own.unplaced().filter(({ key }) => /^about\.\d+$/.test(key));
  const lines = kept.map(({ key, text }): Line => ({ key, text: own.asWritten(text) }));
  for (const { key } of kept) placed.add(key);
  return { ...section, paragraphs: [...section.paragraphs, ...lines] };
}
