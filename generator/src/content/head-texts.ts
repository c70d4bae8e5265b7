import type { Random } from "../seed.ts";
import { sample } from "../seed.ts";
import type { Site } from "../site.ts";
import { shorten } from "./grammar.ts";
import { cityAndCode } from "./site-words.ts";

const MAX_TITLE = 60;
const MIN_DESCRIPTION = 120;
const MAX_DESCRIPTION = 155;

/** What follows "Plumbing in Winston-Salem, NC:" in a description, of several lengths. */
const DESCRIPTION_ENDS = [
  "what to say on the first call, what to ask before you hire, what shapes the price, and facts about the area.",
  "how to describe the job, questions to ask before you hire, and what shapes the price. With local facts and contact.",
  "a short guide to the first call, the questions worth asking, and the parts of a price, with facts about the area.",
  "prepare the first call, compare quotes, and know what you pay for. Local facts and contact details included.",
  "what to have ready, what to ask, and what shapes the price.",
  "how to describe the job, compare offers, and avoid surprises on the bill.",
  "questions to ask before you hire, what shapes the price, and local facts.",
  "a plain guide to describing the job, comparing quotes, and reading the price, plus local facts.",
  "describe the job, compare quotes, hire well.",
  "what to say, what to ask, and how to read a quote, with a checklist for the first call and the facts that help you plan a visit.",
];

/** At most 60 characters: the company's name goes first when there is no room (GS-15). The user's own wins as typed. */
export function pageTitle(site: Site): string {
  if (site.metaTitle !== "") return site.metaTitle;
  const subject = `${site.service} in ${cityAndCode(site)}`;
  const end = site.company.name || "What to ask first";
  const full = `${subject} | ${end}`;
  return full.length <= MAX_TITLE ? full : shorten(subject, MAX_TITLE);
}

/** 120 to 155 characters where the names allow it. The user's own wins as typed. */
export function pageDescription(site: Site, random: Random): string {
  if (site.metaDescription !== "") return site.metaDescription;
  const start = `${shorten(`${site.service} in ${cityAndCode(site)}`, 100)}: `;
  const full = sample(random, DESCRIPTION_ENDS, DESCRIPTION_ENDS.length).map((end) => start + end);
  const fitting = full.filter((text) => text.length <= MAX_DESCRIPTION);
  const long = fitting.find((text) => text.length >= MIN_DESCRIPTION);
  return (
    long ?? fitting.toSorted((a, b) => b.length - a.length)[0] ?? shorten(start, MAX_DESCRIPTION)
  );
}
