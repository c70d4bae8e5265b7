import { MAX_LENGTH } from "@mainstreet/contract/limits";
import type { PageOverrides } from "@mainstreet/contract/page-overrides";
import { fingerprintOf } from "@mainstreet/generator/own-texts/own-texts";
import { shorten } from "@mainstreet/generator/text";

/** A page that its owner has changed nothing on. */
export const NO_OVERRIDES: PageOverrides = {
  texts: [],
  hidden: [],
  order: [],
  questions: [],
  services: [],
};

export type OwnText = PageOverrides["texts"][number];

/** A text of a page, as the editor changes it; `title` is that of the item that it belongs to. */
export type Rewritten = { key: string; title: string; generated: string | null };

export const ownTextAt = (page: PageOverrides, key: string): OwnText | undefined =>
  page.texts.find((one) => one.key === key);

/** Puts the owner's text in place of the generated one. An own text that stands there keeps what it replaced. */
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

/** Keeps the owner's text over the one that the engine makes now. */
export function keepText(page: PageOverrides, { key, generated }: Rewritten): PageOverrides {
  const replaced = fingerprintOf(generated ?? "");
  const texts = page.texts.map((one) => (one.key === key ? { ...one, replaced } : one));
  return { ...page, texts };
}

/** The engine has replaced the text under an owner's own since it was written. */
export function isChangedUnderneath(own: OwnText | undefined, generated: string | null): boolean {
  if (own === undefined || own.replaced === "" || generated === null) return false;
  return own.replaced !== fingerprintOf(generated);
}

/** Switches a section, an item or a text off, or on again. */
export function toggleHidden(page: PageOverrides, key: string): PageOverrides {
  const others = page.hidden.filter((one) => one !== key);
  const hidden = others.length < page.hidden.length ? others : [...others, key];
  return { ...page, hidden };
}

/** Sections in the order of the page: those that the owner named take the places that they have together. */
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

export function withOwnItems(
  page: PageOverrides,
  list: OwnList,
  items: readonly OwnItem[],
): PageOverrides {
  return list === "questions"
    ? { ...page, questions: items.map(({ title, text }) => ({ question: title, answer: text })) }
    : { ...page, services: items.map(({ title, text }) => ({ name: title, text })) };
}

/** What is sent and shown: texts that were left empty are none. */
export function withoutBlanks(page: PageOverrides): PageOverrides {
  return { ...page, texts: page.texts.filter(({ text }) => text.trim() !== "") };
}

/** True for a page on which nothing was changed. */
export const isUnchanged = (page: PageOverrides): boolean =>
  Object.values(page).every(({ length }) => length === 0);

/** The page as the preview shows it: an item that was just added stands there before it has words. */
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
