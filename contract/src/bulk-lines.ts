import { UNKNOWN_STATE } from "./creation-runs.ts";
import { linesOf } from "./lines.ts";
import { isPhone } from "./phone.ts";
import { stateCode } from "./us-states.ts";

/** One city of the bulk form: its state as typed, or `Unknown`; its ZIP where the line names one, else ''. */
export type CityLine = { line: string; city: string; state: string; zip: string };

/** The phone numbers of the bulk form, and the lines that are no phone numbers. */
export type PhoneLines = { phones: string[]; dropped: string[] };

// The match can begin at one place only: with a run of blanks before it, each blank would be tried as a beginning.
const ZIP_AT_END = /[\s,](\d{5}(?:-\d{4})?)$/;
const CODE_AT_END = /\s([A-Za-z]{2})$/;

/**
 * The cities of the bulk form (spec §5): each line that is not empty is 'City, State' or 'City XX'; any other line has the
 * state `Unknown`. A ZIP code at the end selects one of several cities of that name. A line that names no city is left out.
 */
export function parseCityLines(text: string): CityLine[] {
  return linesOf(text)
    .map((line) => ({ line, ...parseCity(line) }))
    .filter(({ city }) => city !== "");
}

/** The city of one such line. */
export function parseCity(line: string): Omit<CityLine, "line"> {
  const [end = "", zip = ""] = ZIP_AT_END.exec(line) ?? [];
  const before = line.slice(0, line.length - end.length);
  const place = (zip === "" ? before : withoutEnd(before)).trim();
  const comma = place.lastIndexOf(",");
  if (comma < 0) return { ...withoutComma(place), zip };
  const state = place.slice(comma + 1).trim() || UNKNOWN_STATE;
  return { city: place.slice(0, comma).trim(), state, zip };
}

/** The text without the blanks and commas at its end. */
function withoutEnd(text: string): string {
  let length = text.length;
  while (/[\s,]/.test(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
}

/** Two lower-case letters at the end count only if a state has that code: 'Santa fe' is a city. */
function withoutComma(place: string): Pick<CityLine, "city" | "state"> {
  const [end = "", code = ""] = CODE_AT_END.exec(place) ?? [];
  const city = place.slice(0, place.length - end.length).trimEnd();
  const isCode = stateCode(code) !== undefined || /^[A-Z]{2}$/.test(code);
  return isCode ? { city, state: code } : { city: place, state: UNKNOWN_STATE };
}

/** The phone numbers of the bulk form, one per line (spec §5). */
export function parsePhoneLines(text: string): PhoneLines {
  const lines = linesOf(text);
  return {
    phones: lines.filter(isPhone),
    dropped: lines.filter((line) => !isPhone(line)),
  };
}
