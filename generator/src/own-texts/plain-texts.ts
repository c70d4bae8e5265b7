import type { PageOverrides } from "@mainstreet/contract/page-overrides";
import { plainText } from "./markup.ts";

export type KeyedText = { key: string; text: string };

/** What an owner wrote on a page: in place of generated texts, and each question or service that was added; without markup. */
export function plainTextsOf({ texts, questions, services }: PageOverrides): KeyedText[] {
  const written = texts.map(({ key, text }) => ({ key, text: plainText(text) }));
  const added = [
    ...questions.map(({ question, answer }) => ({ id: "questions", words: [question, answer] })),
    ...services.map(({ name, text }) => ({ id: "services", words: [name, text] })),
  ].map(({ id, words }) => ({ key: `${id}.own`, text: words.map(plainText).join(" ") }));
  return [...written, ...added];
}
