import type { CatalogueService, Pair, Problem, Question, TwoTones } from "./trade.ts";

/** One entry of a trade's catalogue; keeps a pack short, with one text per line. */
export const service = (id: string, name: string, tones: TwoTones): CatalogueService => ({
  id,
  name,
  ...tones,
});

/** One problem, its title first, then the two ways to describe it. */
export const problem = (title: string, ...text: Pair): Problem => ({ title, text });

/** One question with the two ways to answer it. */
export const question = (text: string, ...answer: Pair): Question => ({ question: text, answer });
