import { toHex } from "./color.ts";

/** The colors of one scheme, "#rrggbb". */
export type Colors = {
  ground: string;
  card: string;
  /** Text: at least 7:1 on ground and card. */
  ink: string;
  /** Secondary text: at least 4.5:1. */
  muted: string;
  /** Decorative lines. */
  line: string;
  /** Borders of controls: at least 3:1. */
  border: string;
  /** Buttons and links: at least 4.5:1 on ground, card and tint. */
  accent: string;
  /** Text on the accent. */
  onAccent: string;
  /** A faint area of the accent. */
  tint: string;
  /** A wide dark band with its text. */
  band: string;
  onBand: string;
};

export type Palette = { slug: string; light: Colors; dark: Colors };

/** Name, hue of the accent, its strength, and the hue of the grays. */
const RECIPES: readonly [slug: string, hue: number, chroma: number, grayHue: number][] = [
  ["harbor", 245, 0.12, 240],
  ["pine", 160, 0.1, 155],
  ["brick", 32, 0.14, 60],
  ["plum", 335, 0.13, 320],
  ["slate", 255, 0.05, 255],
  ["ochre", 70, 0.11, 85],
  ["teal", 195, 0.09, 200],
  ["moss", 125, 0.11, 115],
  ["cobalt", 264, 0.19, 265],
  ["clay", 48, 0.11, 75],
  ["berry", 8, 0.16, 350],
  ["iris", 292, 0.15, 285],
];

/** Twelve palettes, each in a light and a dark scheme (GS-19). */
export const PALETTES: readonly Palette[] = RECIPES.map(([slug, hue, chroma, gray]) => {
  const tone = (lightness: number, strength: number, of = gray) =>
    toHex({ lightness, chroma: strength, hue: of });
  return {
    slug,
    light: {
      ground: tone(0.982, 0.006),
      card: "#ffffff",
      ink: tone(0.23, 0.025),
      muted: tone(0.46, 0.022),
      line: tone(0.895, 0.012),
      border: tone(0.62, 0.02),
      accent: tone(0.44, chroma, hue),
      onAccent: "#ffffff",
      tint: tone(0.945, Math.min(0.035, chroma / 3), hue),
      band: tone(0.27, Math.min(0.07, chroma / 2), hue),
      onBand: tone(0.975, 0.01),
    },
    dark: {
      ground: tone(0.185, 0.012),
      card: tone(0.225, 0.014),
      ink: tone(0.945, 0.008),
      muted: tone(0.755, 0.014),
      line: tone(0.33, 0.016),
      border: tone(0.56, 0.02),
      accent: tone(0.8, Math.min(0.12, chroma), hue),
      onAccent: tone(0.2, 0.03, hue),
      tint: tone(0.285, Math.min(0.045, chroma / 2), hue),
      band: tone(0.27, Math.min(0.06, chroma / 2), hue),
      onBand: tone(0.965, 0.01),
    },
  };
});
