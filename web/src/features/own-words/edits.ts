import { MAX_LENGTH } from "@mainstreet/contract/limits";
import type { PageOverrides } from "@mainstreet/contract/page-overrides";
import { fingerprintOf } from "@mainstreet/generator/own-texts/own-texts";
import { shorten } from "@mainstreet/generator/text";

/** A page on which its owner has changed nothing. */
export const NO_OVERRIDES: PageOverrides = {
  texts: [],
  hidden: [],
  order: [],
  questions: [],
  services: [],
};

export type TextOverride = PageOverrides["texts"][number];

/** A text of a page, as the editor changes it; `title` is the title of its item. */
export type Rewritten = { key: string; title: string; generated: string | null };

export const ownTextAt = (page: PageOverrides, key: string): TextOverride | undefined =>
  page.texts.find((one) => one.key === key);

/** Replaces the generated text by the owner's. An own text that is there already keeps the generated text that it replaced. */
export function writeText(page: PageOverrides, block: Rewritten, text: string): PageOverrides {
  const { key, generated } = block;
  const before = ownTextAt(page, key);
  if (before !== undefined) {
    const texts = page.texts.map((one) => (one === before ? { ...one, text } : one));
    return { ...page, texts };
  }
  const replaced = generated === null ? "" : fingerprintOf(generated);
  // The item's title may be the owner's own heading, which may be longer.
  const title = shorten(block.title, MAX_LENGTH.businessSentence);
  return { ...page, texts: [...page.texts, { key, title, text, replaced }] };
}

export function removeText(page: PageOverrides, key: string): PageOverrides {
  return { ...page, texts: page.texts.filter((one) => one.key !== key) };
}

/** Keeps the owner's text although the engine now generates another text than before. */
export function keepText(page: PageOverrides, { key, generated }: Rewritten): PageOverrides {
  const replaced = fingerprintOf(generated ?? "");
  const texts = page.texts.map((one) => (one.key === key ? { ...one, replaced } : one));
  return { ...page, texts };
}

/** Whether the engine's text has changed since the owner replaced it. */
export function isChangedUnderneath(
  own: TextOverride | undefined,
  generated: string | null,
): boolean {
  if (own === undefined || own.replaced === "" || generated === null) return false;
  return own.replaced !== fingerprintOf(generated);
}

/** Switches a section, an item or a text off, or on again. */
export function toggleHidden(page: PageOverrides, key: string): PageOverrides {
  const others = page.hidden.filter((one) => one !== key);
  const hidden = others.length < page.hidden.length ? others : [...others, key];
  return { ...page, hidden };
}

/** Sections in the order of the page: those in the owner's order share the places that they have together. */
export function inOrder(page: PageOverrides, ids: readonly string[]): string[] {
  const rank = (id: string) => page.order.indexOf(id);
  const moved = ids.filter((id) => rank(id) >= 0).toSorted((a, b) => rank(a) - rank(b));
  return ids.map((id) => (rank(id) < 0 ? id : (moved.shift() ?? id)));
}

/** Moves a section one place up or down among `ids`, which are in the order of the page. */
export function moveSection(
  page: PageOverrides,
  ids: readonly string[],
  { id, by }: { id: string; by: -1 | 1 },
): PageOverrides {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return page;
  return { ...page, order: ids.toSpliced(from, 1).toSpliced(to, 0, id) };
}

/** The lists that an owner may add to, and the texts of an item. */
export type OwnList = "questions" | "services";
export type OwnItem = { title: string; text: string };

export function ownItems(page: PageOverrides, list: OwnList): OwnItem[] {
  return list === "questions"
    ? page.questions.map(({ question, answer }) => ({ title: question, text: answer }))
    : page.services.map(({ name, text }) => ({ title: name, text }));
}

export function replaceOwnItems(
  page: PageOverrides,
  list: OwnList,
  items: readonly OwnItem[],
): PageOverrides {
  return list === "questions"
    ? { ...page, questions: items.map(({ title, text }) => ({ question: title, answer: text })) }
    : { ...page, services: items.map(({ title, text }) => ({ name: title, text })) };
}

/** The page as it is sent and shown: empty texts are left out. */
export function withoutBlanks(page: PageOverrides): PageOverrides {
  return { ...page, texts: page.texts.filter(({ text }) => text.trim() !== "") };
}

/** Whether nothing was changed on the page. */
export const isUnchanged = (page: PageOverrides): boolean =>
  Object.values(page).every(({ length }) => length === 0);

/** The page as the preview shows it: a new item is shown there before it has words. */
export function withPlaceholders(page: PageOverrides): PageOverrides {
  return {
    ...page,
    questions: page.questions.map((one) => ({
      ...one,
      question: one.question.trim() || "Your question",
    })),
    services: page.services.map((one) => ({ ...one, name: one.name.trim() || "Your service" })),
  };
}
