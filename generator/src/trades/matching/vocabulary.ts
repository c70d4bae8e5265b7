/** Words of service names by which a trade is recognized; lists are separated by commas. */
export type Vocabulary = {
  /** Phrases that mean the trade with any other words around them, except those of `OTHER_DOMAINS` and `never`. */
  sure: string;
  /** Phrases that mean the trade when all other words of the name are known. */
  alone?: string;
  /** Things, and what is done to them: one of each means the trade when all other words of the name are known. */
  pairs?: readonly (readonly [things: string, acts: string])[];
  /** Other words that its names may contain. */
  around?: string;
  /** Words of `OTHER_DOMAINS` that change nothing about this trade. */
  despite?: string;
  /** Words that make it another service. */
  never?: string;
};

/** What is done to most things. */
export const WORK =
  "repair, fix, fixing, install, installation, installer, installing, replace, replacement, replacing, service, servicing, maintenance, upgrade, inspection, troubleshooting, contractor, company, specialist, technician, expert, pro";
