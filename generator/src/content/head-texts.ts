import type { Random } from "../seed.ts";
import { shuffle } from "../seed.ts";
import type { Site } from "../site.ts";
import { shorten } from "./grammar.ts";
import { cityAndCode } from "./site-words.ts";

const MAX_TITLE = 60;
const MIN_DESCRIPTION = 120;
const MAX_DESCRIPTION = 155;

/** At most 60 characters: what follows the service and the city goes when there is no room (GS-15). The user's own wins as typed. */
export function pageTitle(site: Site, endings: readonly string[], random: Random): string {
  if (site.metaTitle !== "") return site.metaTitle;
  const subject = subjectOf(site, MAX_TITLE);
  const ends = site.company.name === "" ? shuffle(random, endings) : [site.company.name];
  const room = MAX_TITLE - `${subject} | `.length;
  const end = ends.find(({ length }) => length <= room);
  return end === undefined ? subject : `${subject} | ${end}`;
}

/** A long service gives way before the city does, which no other page of the account has in its title. */
function subjectOf(site: Site, max: number): string {
  const city = ` in ${cityAndCode(site)}`;
  return shorten(`${shorten(site.service, Math.max(max - city.length, max >> 1))}${city}`, max);
}

/** 120 to 155 characters where the names allow it. The user's own wins as typed. */
export function pageDescription(site: Site, endings: readonly string[], random: Random): string {
  if (site.metaDescription !== "") return site.metaDescription;
  const start = `${subjectOf(site, 100)}: `;
  const [least, most] = [MIN_DESCRIPTION - start.length, MAX_DESCRIPTION - start.length];
  const fitting = shuffle(random, endings).filter(({ length }) => length <= most);
  const long = fitting.find(({ length }) => length >= least);
  const end = long ?? fitting.toSorted((a, b) => b.length - a.length)[0];
  return end === undefined ? shorten(start, MAX_DESCRIPTION) : start + end;
}
