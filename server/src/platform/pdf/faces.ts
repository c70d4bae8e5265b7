import { fileURLToPath } from "node:url";

const file = (face: string, subset: string, weight = 400): string =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/${face}/files/${face}-${subset}-${weight}-normal.woff`),
  );

/** The typefaces of a receipt, each a file with the letters of one script. The rupee sign is among the later Latin ones. */
export const FACES = {
  text: file("overpass", "latin"),
  bold: file("overpass", "latin", 800),
  boldExtended: file("overpass", "latin-ext", 800),
  latinExtended: file("overpass", "latin-ext"),
  vietnamese: file("overpass", "vietnamese"),
  cyrillic: file("overpass", "cyrillic"),
  devanagari: file("noto-sans-devanagari", "devanagari"),
  bengali: file("noto-sans-bengali", "bengali"),
  gurmukhi: file("noto-sans-gurmukhi", "gurmukhi"),
  gujarati: file("noto-sans-gujarati", "gujarati"),
  odia: file("noto-sans-oriya", "oriya"),
  tamil: file("noto-sans-tamil", "tamil"),
  telugu: file("noto-sans-telugu", "telugu"),
  kannada: file("noto-sans-kannada", "kannada"),
  malayalam: file("noto-sans-malayalam", "malayalam"),
};

type Face = keyof typeof FACES;

/** Consecutive letters that one typeface renders. */
export type FaceRun = { face: Face; text: string };

/** The face that renders a letter: the first that has it. */
const DRAWN_BY: [RegExp, Face][] = [
  [/[\u0020-\u007E\u00A1-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D]/, "text"],
  [/[\u0100-\u017F\u0218-\u021B₹]/, "latinExtended"],
  [/[\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9]/, "vietnamese"],
  [/[\u0401\u0410-\u044F\u0451]/, "cyrillic"],
  [/\p{Script=Devanagari}/u, "devanagari"],
  [/\p{Script=Bengali}/u, "bengali"],
  [/\p{Script=Gurmukhi}/u, "gurmukhi"],
  [/\p{Script=Gujarati}/u, "gujarati"],
  [/\p{Script=Oriya}/u, "odia"],
  [/\p{Script=Tamil}/u, "tamil"],
  [/\p{Script=Telugu}/u, "telugu"],
  [/\p{Script=Kannada}/u, "kannada"],
  [/\p{Script=Malayalam}/u, "malayalam"],
];

/** Joiners, and the stops of verse, belong to the Indian script around them. */
const JOINED = /[\u200C-\u200D\u0964-\u0965]/;

/**
 * Cuts a line into runs of one typeface each: Latin, Cyrillic and the scripts of India (the buyers pay in rupees). Every blank becomes a
 * plain space; a letter that no face has becomes a question mark, so that the reader sees that something is missing.
 */
export function faceRuns(line: string): FaceRun[] {
  const runs: FaceRun[] = [];
  for (const letter of line.normalize("NFC").replaceAll(/\s+/g, " ").trim()) {
    const last = runs.at(-1);
    const known = JOINED.test(letter) ? last?.face : faceOf(letter);
    const text = known ? letter : "?";
    const face = known ?? "text";
    if (last?.face === face) last.text += text;
    else runs.push({ face, text });
  }
  return runs;
}

const faceOf = (letter: string): Face | undefined =>
  DRAWN_BY.find(([letters]) => letters.test(letter))?.[1];
