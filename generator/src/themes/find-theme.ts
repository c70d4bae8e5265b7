import { hash32 } from "../hash.ts";
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

/** The named theme and palette, or the first of each. */
export function findDesign(design: Design): { theme: Theme; palette: Palette } {
  const theme = THEMES.find(({ slug }) => slug === design.theme) ?? THEMES[0];
  const palette = PALETTES.find(({ slug }) => slug === design.palette) ?? PALETTES[0];
  if (palette === undefined) throw new RangeError("There is no palette");
  return { theme, palette };
}
