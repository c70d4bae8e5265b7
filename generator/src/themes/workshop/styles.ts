import type { Colors, Palette } from "../palettes.ts";
import { squeezed, variables } from "../style-sheet.ts";
import { BASE, LOST } from "./base-styles.ts";
import { LAYOUT } from "./layout-styles.ts";

/** The sheet of one palette. */
export const styles = (palette: Palette): string =>
  squeezed(variables(colors(palette)) + BASE + LAYOUT);

/** What the page not found uses of it. */
export const lostStyles = (palette: Palette): string =>
  squeezed(variables(colors(palette)) + BASE + LOST);

/** `lamp` lights up on bands, which are dark in both schemes; `slab` is the ground of the last section. */
export type WorkshopColors = Colors & {
  lamp: string;
  onLamp: string;
  slab: string;
  onSlab: string;
};

export function colors({ light, dark }: Palette): { light: WorkshopColors; dark: WorkshopColors } {
  const lamp = { lamp: dark.accent, onLamp: dark.onAccent };
  return {
    light: { ...light, ...lamp, slab: light.accent, onSlab: light.onAccent },
    dark: { ...dark, ...lamp, slab: dark.band, onSlab: dark.onBand },
  };
}
