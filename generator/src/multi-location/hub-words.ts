import type { Openings } from "../content/words.ts";

/** Titles and first sentences of the sections that only sites of many pages have. */
export const HUB_WORDS: Readonly<
  Record<"hub" | "nearest" | "offers" | "about" | "directory", Openings>
> = {
  hub: {
    headings: [
      "Find your town",
      "Every place on this site",
      "Which town is yours?",
      "Pick a place",
    ],
    intros: [
      "Each place has a page of its own, with a map of its own.",
      "Choose the one nearest to you.",
      "The map shows them all, and the list leads to a page for each.",
      "Distances are counted in a straight line from the first place.",
    ],
  },
  nearest: {
    headings: [
      "Nearest places",
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
      "Between two towns? Either page will do.",
      "Not quite in {city}? One of these may fit better.",
      "The same work, in the places around.",
      "Each has a page and a map of its own.",
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
      "Some jobs are of another trade. Start with its page.",
      "Close to this one, and each a job in itself.",
      "What begins as one thing may end as one of these.",
      "One call can be about more than one thing.",
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
