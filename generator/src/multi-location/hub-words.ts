import type { Opening } from "../trades/trade-pack.ts";

/** What stands above the sections that only sites of many pages have, in guide voice (GS-4). */
export const HUB_WORDS: Readonly<
  Record<"hub" | "nearest" | "offers" | "about" | "directory", Opening>
> = {
  hub: {
    headings: [
      "Find your town",
      "Every place on this site",
      "Which town is yours?",
      "Pick a place",
    ],
    intros: [
      "Each place has a page of its own, with local facts and other questions.",
      "Choose the nearest one. Its page starts with the county and the ZIP codes.",
      "The map shows them all, and the list leads to a page for each.",
      "Distances are counted in a straight line from the first place.",
    ],
  },
  nearest: {
    headings: [
      "Nearest locations",
      "Close by",
      "The next places over",
      "A town or two away",
      "Between two towns?",
      "Other pages near here",
      "Just down the road",
      "On the edge of town?",
    ],
    intros: [
      "Distances are in a straight line; the drive is longer.",
      "One of these may be closer to your door.",
      "Those who live between two towns can compare both pages.",
      "Not quite in {city}? Then look at these as well.",
      "The same subject, as seen from the places around.",
      "Each has its own facts, its own questions and its own map.",
      "Here are the pages for the places nearest to this one.",
      "If the map shows you nearer to one of them, start there.",
    ],
  },
  offers: {
    headings: [
      "Related services",
      "More kinds of work",
      "Other work on this site",
      "What else may come up",
      "Next to this one",
      "If the job is another one",
    ],
    intros: [
      "A job rarely comes alone. This is what often comes with it.",
      "If your problem has another name, look here.",
      "Some things need a different trade. Start with its page.",
      "Close to this subject, and each a job in itself.",
      "What begins as one thing may end as one of these.",
      "Read up on these before you call about more than one thing.",
    ],
  },
  about: {
    headings: ["About this service", "What it covers", "The service in detail", "In full"],
    intros: [
      "As described by the people behind this site.",
      "In the words of those who offer it.",
      "From the people who do the work.",
      "What they say about it themselves.",
    ],
  },
  directory: {
    headings: ["By state and county", "All of them in order", "Every place, by county"],
    intros: [
      "Counties are the ones the places lie in.",
      "Find the state, then the county, then the place.",
      "Miles are counted in a straight line from the main location.",
    ],
  },
};
