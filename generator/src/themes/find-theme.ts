import { hash32 } from "../hash.ts";
import { sha256Base64 } from "../sha256.ts";
import type { Design, Site } from "../site.ts";
import { civic } from "./civic/theme.ts";
import { faceRules } from "./face.ts";
import type { Palette } from "./palettes.ts";
import { PALETTES } from "./palettes.ts";
import type { Theme } from "./theme.ts";
import { workshop } from "./workshop/theme.ts";

/** Every theme there is; a new one is a folder and a line here. */
export const THEMES: readonly [Theme, ...Theme[]] = [civic, workshop];

/** The design of a site whose user chose none, by its key: a site stays as it is. */
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

/** A style sheet with the digest by which a policy allows it. */
export type Sheet = { css: string; digest: string };

/** A theme in one palette: the rules of its pages without those of the face, and the sheet of its page not found. */
export type Look = { theme: Theme; palette: Palette; styles: string; lost: Sheet };

/** The looks asked for so far. */
const looks = new Map<Theme, Map<Palette, Look>>();

/** The named theme and palette; for a name that nobody knows, or none, what the site's key chooses. */
export function findLook({ design, siteKey }: Pick<Site, "design" | "siteKey">): Look {
  const chosen = chooseDesign(siteKey);
  const theme = named(THEMES, design.theme) ?? named(THEMES, chosen.theme);
  const palette = named(PALETTES, design.palette) ?? named(PALETTES, chosen.palette);
  if (theme === undefined || palette === undefined) throw new RangeError("There is no design");
  const ofTheme = looks.get(theme) ?? new Map<Palette, Look>();
  const known = ofTheme.get(palette);
  if (known !== undefined) return known;
  const lost = sheetOf(theme.lostStyles(palette));
  const look = { theme, palette, styles: theme.styles(palette), lost };
  looks.set(theme, ofTheme.set(palette, look));
  return look;
}

const hubLooks = new WeakMap<Look, Look>();

/** The same look with the rules that only sites of many pages need. */
export function hubLook(look: Look): Look {
  const known = hubLooks.get(look);
  if (known !== undefined) return known;
  const fresh = { ...look, styles: look.styles + look.theme.hubStyles };
  hubLooks.set(look, fresh);
  return fresh;
}

/** Sheets of a look by the way from their page to the site's front. */
const sheets = new WeakMap<Look, Map<string, Sheet>>();

/**
 * The sheet of a page from which `root` ("", "../", "../../") leads to the site's front: the address of the
 * face is relative to the page (GS-24). The page not found is served at any depth, so it has no face.
 */
export function sheetAt(look: Look, root: string): Sheet {
  const made = sheets.get(look) ?? new Map<string, Sheet>();
  const known = made.get(root);
  if (known !== undefined) return known;
  const sheet = sheetOf(faceRules(look.theme.face, root) + look.styles);
  sheets.set(look, made.set(root, sheet));
  return sheet;
}

const named = <T extends { slug: string }>(list: readonly T[], slug: string): T | undefined =>
  list.find((item) => item.slug === slug);

const sheetOf = (css: string): Sheet => ({ css, digest: sha256Base64(css) });
