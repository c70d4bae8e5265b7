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

/** One paper for everything: cards are no lighter than the page. */
const colors = ({ light, dark }: Palette): { light: Colors; dark: Colors } => ({
  light: { ...light, card: light.ground },
  dark: { ...dark, card: dark.ground },
});
