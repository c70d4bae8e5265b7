import type { Colors, Palette } from "../palettes.ts";
import { FRAME, PAGE } from "../shared-styles.ts";
import { squeezed, variables } from "../style-sheet.ts";
import { BASE, LOST } from "./base-styles.ts";
import { LAYOUT } from "./layout-styles.ts";

/** The sheet of one palette. */
export const styles = (palette: Palette): string =>
  squeezed(variables(colors(palette)) + FRAME + BASE + PAGE + LAYOUT);

/** What the page not found uses of it. */
export const lostStyles = (palette: Palette): string =>
  squeezed(variables(colors(palette)) + FRAME + BASE + LOST);

/** `night` is the dark head of both schemes, `light` what shines in it. */
export type BeaconColors = Colors & {
  night: string;
  onNight: string;
  light: string;
  onLight: string;
};

export function colors({ light, dark }: Palette): { light: BeaconColors; dark: BeaconColors } {
  const night = {
    night: dark.ground,
    onNight: dark.ink,
    light: dark.accent,
    onLight: dark.onAccent,
  };
  return { light: { ...light, ...night }, dark: { ...dark, ...night } };
}
