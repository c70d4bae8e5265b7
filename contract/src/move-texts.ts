import { countOf } from "./count.ts";

/** Texts about moving a site that was ever live to another service or place; part of `texts`. */
export const moveTexts = {
  costs: (name: string, credits: number) =>
    `Moving this live site to ${name} costs ${countOf(credits, "credit")}.`,
  charged: (before: string, after: string) => `Live site moved: ${before} to ${after}`,
  goingLive:
    "This site is going live right now. Please change its service or place once it is live, or make another site.",
} as const;
