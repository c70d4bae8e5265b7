import type {
  ItemBlock,
  SectionBlock,
  TextBlock,
} from "@mainstreet/generator/own-texts/list-blocks";

/** The part of a key that names its section: "services". */
export const sectionOf = (key: string): string => key.split(".", 1)[0] ?? "";

/** The number of an item that the owner added, from its key "questions.own.2"; undefined for any other key. */
export function ownItemNumber(key: string): number | undefined {
  const [, number] = /^(?:questions|services)\.own\.(\d+)/.exec(key) ?? [];
  return number === undefined ? undefined : Number(number);
}

const itemsOf = (blocks: readonly SectionBlock[]): ItemBlock[] =>
  blocks.flatMap(({ items }) => items);

/** All texts of a page that can be rewritten. */
export const blockTexts = (blocks: readonly SectionBlock[]): TextBlock[] =>
  [...blocks, ...itemsOf(blocks)].flatMap(({ texts }) => texts);

/** What a click on the page chooses in the list: a text, the first text of an item, or a section. Undefined: nothing in the list. */
export function chosenByClick(blocks: readonly SectionBlock[], key: string): string | undefined {
  if (ownItemNumber(key) !== undefined) return key.split(".").slice(0, 3).join(".");
  if (blockTexts(blocks).some((text) => text.key === key)) return key;
  const item = itemsOf(blocks).find((one) => one.key === key);
  if (item !== undefined) return item.texts[0]?.key ?? item.key;
  if (blocks.some(({ id }) => id === key)) return key;
  const end = key.lastIndexOf(".");
  return end < 0 ? undefined : chosenByClick(blocks, key.slice(0, end));
}
