import { hash32 } from "../hash.ts";
import { sha256Base64 } from "../sha256.ts";
import type { Design, Site } from "../site.ts";
import { beacon } from "./beacon/theme.ts";
import { blueprint } from "./blueprint/theme.ts";
import { civic } from "./civic/theme.ts";
import { garden } from "./garden/theme.ts";
import { grid } from "./grid/theme.ts";
import { ledger } from "./ledger/theme.ts";
import { NOTICE_STYLES } from "../lead-form/notice-styles.ts";
import { PALETTES } from "./palettes.ts";
import { porch } from "./porch/theme.ts";
import type { Face, ResolvedDesign, Sheet, Theme } from "./theme.ts";
import { workshop } from "./workshop/theme.ts";

/** All themes; a new one needs a folder and a line here. */
export const THEMES: readonly [Theme, ...Theme[]] = [
  civic,
  workshop,
  porch,
  beacon,
  ledger,
  garden,
  grid,
  blueprint,
];

/** The design of a site whose user chose none, by its key, so that it never changes. */
export function chooseDesign(siteKey: string): Design {
  return designAt(hash32(siteKey, THEME_SEED), hash32(siteKey, PALETTE_SEED));
}

/** Designs for the sites of one run, in order: neighbors differ in both theme and palette (GS-17). */
export function chooseDesigns(siteKeys: readonly string[]): Design[] {
  const start = hash32(siteKeys[0] ?? "", THEME_SEED);
  let palette = 0;
  return siteKeys.map((siteKey, index) => {
    palette += 1 + (hash32(siteKey, PALETTE_SEED) % (PALETTES.length - 1));
    return designAt(start + index, palette);
  });
}

/** Streams of their own, so that a new theme moves no palette (GS-10). */
const THEME_SEED = 1;
const PALETTE_SEED = 2;

function designAt(theme: number, palette: number): Design {
  return {
    theme: (THEMES[theme % THEMES.length] ?? THEMES[0]).slug,
    palette: PALETTES[palette % PALETTES.length]?.slug ?? "",
  };
}

/**
 * The named theme and palette; for an unknown name, or none, what the site's key chooses. The sheets of a site of many pages have more
 * rules.
 */
export function resolveDesign(
  { design, siteKey, form = null }: Pick<Site, "design" | "siteKey"> & Partial<Pick<Site, "form">>,
  pages: "one" | "many" = "one",
): ResolvedDesign {
  const chosen = chooseDesign(siteKey);
  const theme = named(THEMES, design.theme) ?? named(THEMES, chosen.theme);
  const palette = named(PALETTES, design.palette) ?? named(PALETTES, chosen.palette);
  if (theme === undefined || palette === undefined) throw new RangeError("There is no design");
  const name = `${theme.slug} ${palette.slug}`;
  const kind = form === null ? pages : `${pages} form`;
  const extra = (pages === "many" ? theme.hubStyles : "") + (form === null ? "" : theme.formStyles);
  return {
    theme,
    palette,
    pageSheet: (root) =>
      cachedSheet(
        `${name} ${kind} ${root}`,
        () => faceRules(theme.face, root) + theme.styles(palette) + extra,
      ),
    notFoundSheet: cachedSheet(`${name} 404`, () => theme.lostStyles(palette)),
    noticeSheet: () =>
      cachedSheet(
        `${name} notice`,
        () => theme.lostStyles(palette) + theme.formStyles + NOTICE_STYLES,
      ),
  };
}

const named = <T extends { slug: string }>(list: readonly T[], slug: string): T | undefined =>
  list.find((item) => item.slug === slug);

/** Caches sheets by design and page, since a digest takes longer than all other work on a page. */
const sheets = new Map<string, Sheet>();

function cachedSheet(key: string, makeCss: () => string): Sheet {
  const known = sheets.get(key);
  if (known !== undefined) return known;
  const css = makeCss();
  const sheet = { css, digest: sha256Base64(css) };
  sheets.set(key, sheet);
  return sheet;
}

const STAND_INS = ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"];

/** The rules of a typeface and its stand-in. The address of its file is relative to the page, as all links are (GS-24). */
function faceRules({ weight, path, standIn }: Face, root: string): string {
  const { sizeAdjust, ascent, descent } = standIn;
  const local = STAND_INS.map((name) => `local("${name}")`).join(",");
  return (
    `@font-face{font-family:Head;font-weight:${weight};font-display:swap;src:url(${root}${path}) format("woff2")}` +
    `@font-face{font-family:Spare;font-weight:${weight};src:${local};` +
    `size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%}`
  );
}
