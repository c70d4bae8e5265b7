import { checkText, type CSpellSettings, getDefaultSettings, mergeSettings } from "cspell-lib";
import { placePack } from "../../server/src/features/places/pack.ts";
import type { Finding } from "./built-site.ts";
import type { SourceText } from "./pack-texts.ts";

/** Words of the trades that the dictionary of American English lacks; a second reader has checked each. */
const TRADE_WORDS: readonly string[] =
  `AFCI AFUE AHRI backsplash cleanout Cleanouts cleanouts contactors counterflashing CPSC deadwooding degreaser Dethatching dethatching downlights
  drywood ductwork ESFI GFCI GFCIs glug Hardscape hardscape HEPA HSPF HVAC kickboard limewash MERV NFPA NHTSA nubuck nutsedge Overseeding overseeding
  playset polyaspartic preventers recoat recoated recoating relatched repipe repipes repiping reroof reroofed reroofing stainproof subpanel tankless
  Tarping tarping thumbturn trapway underlayment uplights USDOT`.split(/\s+/);

/** Words that the dictionaries of American English, the trades and the places of the pack do not know. */
export async function checkSpelling(texts: readonly SourceText[]): Promise<Finding[]> {
  const settings = mergeSettings(await getDefaultSettings(true), {
    language: "en-US",
    words: [...TRADE_WORDS, ...placeWords()],
    minWordLength: 4,
  } satisfies CSpellSettings);
  // All texts in one, each on a line.
  const lines = texts.map(({ text }) => plain(text).replace(/\s+/g, " "));
  const { items } = await checkText(lines.join("\n"), settings);
  const ends = lineEnds(lines);
  return items
    .filter(({ isError }) => isError === true)
    .map(({ text, startPos }) => {
      const where = texts[ends.findIndex((end) => startPos < end)]?.where ?? "";
      return { where, what: `unknown: ${text}` };
    });
}

/** Apostrophes as the dictionaries write them; addresses are no words. */
const plain = (text: string) => text.replaceAll("’", "'").replace(/\S+@\S+/g, " ");

function lineEnds(lines: readonly string[]): number[] {
  let end = 0;
  return lines.map((line) => (end += line.length + 1));
}

function placeWords(): string[] {
  const { places, counties } = placePack();
  const names = [...places.name, ...counties.name];
  return [...new Set(names.flatMap((name) => plain(name).split(/[\s-]/)))];
}
