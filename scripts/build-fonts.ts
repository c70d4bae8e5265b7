// `npm run fonts:build` makes the heading typeface of each theme from the packages in devDependencies.
import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { readMetrics, type Metrics } from "./fonts/read-metrics.ts";

type Source = {
  theme: string;
  family: string;
  font: string;
  weight: number;
  /** False for a typeface whose file is too large with kerning. */
  hasKerning?: boolean;
};

/** One for each theme; `font` is its name at Fontsource. */
const SOURCES: Source[] = [
  { theme: "civic", family: "Public Sans", font: "public-sans", weight: 800 },
  { theme: "workshop", family: "Barlow Condensed", font: "barlow-condensed", weight: 700 },
  { theme: "porch", family: "Nunito", font: "nunito", weight: 800 },
  { theme: "beacon", family: "Kanit", font: "kanit", weight: 600 },
  { theme: "ledger", family: "Newsreader", font: "newsreader", weight: 600, hasKerning: false },
  { theme: "garden", family: "Young Serif", font: "young-serif", weight: 400, hasKerning: false },
  { theme: "grid", family: "Inter Tight", font: "inter-tight", weight: 600 },
  { theme: "blueprint", family: "JetBrains Mono", font: "jetbrains-mono", weight: 600 },
];

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** ASCII, the letters of Latin-1 (ñ, é) and typographic signs. Other characters of names are shown in the stand-in. */
const CHARACTERS = `${range(0x20, 0x7e)}\u00a0${range(0xc0, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)}‘’“”–—…·`;
/** The names of trades. */
const SOCIAL_CHARACTERS = `${range(0x41, 0x5a)}${range(0x61, 0x7a)} -&`;
const MAX_BYTES = 10_240;

const OPTIONS = {
  noHinting: true,
  noLayoutClosure: true,
  dropTables: ["GSUB", "GDEF", "STAT", "gasp"],
  // The licence asks for its notice in the file.
  preserveNameIds: [0, 13, 14],
};

/** A text with letters in their usual frequency, and its width in Arial Bold, in em. */
const SAMPLE = "the quick help you can trust when a pipe bursts at home in winter or a roof leaks";
const ARIAL_BOLD: Record<string, number> = {
  " ": 278,
  a: 556,
  b: 611,
  c: 556,
  d: 611,
  e: 556,
  f: 333,
  g: 611,
  h: 611,
  i: 278,
  j: 278,
  k: 556,
  l: 278,
  m: 889,
  n: 611,
  o: 611,
  p: 611,
  q: 611,
  r: 389,
  s: 556,
  t: 333,
  u: 611,
  v: 556,
  w: 778,
  x: 556,
  y: 556,
  z: 500,
};

async function build({ theme, family, font, weight, hasKerning = true }: Source): Promise<void> {
  const name = `@fontsource/${font}`;
  const folder = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
  const whole = readFileSync(`${folder}/files/${font}-latin-${weight}-normal.woff2`);
  const dropTables = [...OPTIONS.dropTables, ...(hasKerning ? [] : ["GPOS"])];
  const woff2 = await subsetFont(whole, CHARACTERS, {
    ...OPTIONS,
    dropTables,
    targetFormat: "woff2",
  });
  if (woff2.length > MAX_BYTES) throw new Error(`${family} is ${woff2.length} bytes`);
  const metrics = readMetrics(
    await subsetFont(whole, CHARACTERS, { ...OPTIONS, targetFormat: "truetype" }),
  );
  await writeSocialFace(theme, whole);
  const digest = createHash("sha256").update(woff2).digest("hex").slice(0, 10);
  const target = new URL(`../generator/src/themes/${theme}/`, import.meta.url);
  writeFileSync(
    new URL("face.ts", target),
    `import type { Face } from "../theme.ts";

/** Made by \`npm run fonts:build\` from ${name}. */
export const face: Face = {
  family: "${family}",
  weight: ${weight},
  path: "fonts/${font}.${digest}.woff2",
  standIn: ${standIn(metrics)},
  base64:
    "${woff2.toString("base64")}",
};
`,
  );
  copyFileSync(`${folder}/LICENSE`, new URL("FONT-LICENSE.txt", target));
  console.log(`${family} ${weight}: ${woff2.length} bytes`);
}

/** For the picture of a shared link: its renderer cannot read WOFF2, and uses the only font that it gets, whatever its name. */
async function writeSocialFace(theme: string, whole: Buffer): Promise<void> {
  const face = await subsetFont(whole, SOCIAL_CHARACTERS, {
    ...OPTIONS,
    targetFormat: "truetype",
  });
  writeFileSync(
    new URL(`../server/src/features/deployments/faces/${theme}.ttf`, import.meta.url),
    face,
  );
}

const percent = (part: number) => Math.round(part * 1000) / 10;

/** Percentages by which Arial Bold takes the same space as the typeface. */
function standIn({ ascent, descent, advance }: Metrics): string {
  const arial =
    Array.from(SAMPLE, (letter) => ARIAL_BOLD[letter] ?? 0).reduce((a, b) => a + b) / 1000;
  const size = advance(SAMPLE) / arial;
  return `{ sizeAdjust: ${percent(size)}, ascent: ${percent(ascent / size)}, descent: ${percent(descent / size)} }`;
}

for (const source of SOURCES) await build(source);
