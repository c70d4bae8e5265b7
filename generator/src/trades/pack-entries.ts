import type { CatalogueService, Problem, Question, TwoTones } from "./trade.ts";

/** One entry of a trade's catalogue; keeps a pack short, with one text per line. */
export const service = (id: string, name: string, tones: TwoTones): CatalogueService => ({
  id,
  name,
  ...tones,
});

/** Two wordings, then the ids of the services that the entry is about; without ids it is about all of the trade. */
type Texts = [one: string, other: string, services?: readonly string[]];

/** One problem, its title first. */
export const problem = (title: string, ...[one, other, services]: Texts): Problem => ({
  title,
  text: [one, other],
  ...(services && { services }),
});

/** One question with its answers. */
export const question = (text: string, ...[one, other, services]: Texts): Question => ({
  question: text,
  answer: [one, other],
  ...(services && { services }),
});
