import type { Palette } from "../palettes.ts";
import { FRAME, PAGE } from "../shared-styles.ts";
import { squeezed, variables } from "../style-sheet.ts";
import { BASE, LOST } from "./base-styles.ts";
import { LAYOUT } from "./layout-styles.ts";

/** The sheet of one palette. */
export const styles = (palette: Palette): string =>
  squeezed(variables(palette) + FRAME + BASE + PAGE + LAYOUT);

/** What the page not found uses of it. */
export const lostStyles = (palette: Palette): string =>
  squeezed(variables(palette) + FRAME + BASE + LOST);
