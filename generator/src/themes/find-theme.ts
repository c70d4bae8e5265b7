import { hash32 } from "../hash.ts";
import { sha256Base64 } from "../sha256.ts";
import type { Design } from "../site.ts";
import { civic } from "./civic/theme.ts";
import type { Palette } from "./palettes.ts";
import { PALETTES } from "./palettes.ts";
import type { Theme } from "./theme.ts";

const THEMES: readonly [Theme, ...Theme[]] = [civic];

/** The design a new site starts with, by its key: neighbors in a bulk differ, a site stays as it is. */
export function chooseDesign(siteKey: string): Design {
  const hash = hash32(siteKey);
  const [first] = THEMES;
  return {
    theme: (THEMES[hash % THEMES.length] ?? first).slug,
    palette: PALETTES[(hash >>> 8) % PALETTES.length]?.slug ?? "",
  };
}

/** A theme in one palette, with its style sheet and the digest by which a policy allows it. */
export type Look = { theme: Theme; palette: Palette; css: string; cssDigest: string };

/** Sheets and digests of the looks asked for so far: at most one for each theme and palette. */
const looks = new Map<string, Look>();

/** The named theme and palette, or the first of each. */
export function findLook(design: Design): Look {
  const theme = THEMES.find(({ slug }) => slug === design.theme) ?? THEMES[0];
  const palette = PALETTES.find(({ slug }) => slug === design.palette) ?? PALETTES[0];
  if (palette === undefined) throw new RangeError("There is no palette");
  const key = `${theme.slug} ${palette.slug}`;
  const known = looks.get(key);
  if (known !== undefined) return known;
  const css = theme.styles(palette);
  const look = { theme, palette, css, cssDigest: sha256Base64(css) };
  looks.set(key, look);
  return look;
}
