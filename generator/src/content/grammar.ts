import type { CompassPoint } from "../local-facts.ts";

/** "1 mile", "7 miles". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** "A", "A and B", "A, B, and C". */
export function listed(items: readonly string[]): string {
  if (items.length < 3) return items.join(" and ");
  return `${items.slice(0, -1).join(", ")}, and ${items.at(-1)}`;
}

const DIRECTIONS: Readonly<Record<CompassPoint, string>> = {
  N: "north",
  NE: "northeast",
  E: "east",
  SE: "southeast",
  S: "south",
  SW: "southwest",
  W: "west",
  NW: "northwest",
};

export function direction(compass: CompassPoint): string {
  return DIRECTIONS[compass];
}

/** Fills the `{city}` of a pack's text. */
export function fill(text: string, city: string): string {
  return text.replaceAll("{city}", () => city);
}

/** Cuts a text at a word so that it is at most `max` characters long, its ellipsis included. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(" "), max >> 1));
  return `${atWord.replace(/[\s,;:–-]+$/, "").toWellFormed()}…`;
}
