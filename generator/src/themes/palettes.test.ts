import { describe, expect, test } from "vitest";
import { contrast } from "./color.ts";
import { PALETTES } from "./palettes.ts";

/** The color that results where `front` lies on `back` with that opacity. */
const mixed = (front: string, back: string, opacity: number): string => {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const seen = [1, 3, 5].map((at) =>
    Math.round(channel(front, at) * opacity + channel(back, at) * (1 - opacity)),
  );
  return `#${seen.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};

const schemes = PALETTES.flatMap(({ slug, light, dark }) => [
  [`${slug} light`, light] as const,
  [`${slug} dark`, dark] as const,
]);

test("contrast is WCAG's: black on white is 21, a color on itself 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#0b6b47", "#0b6b47")).toBe(1);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test("there are twelve palettes, no two with one accent", () => {
  expect(new Set(PALETTES.map(({ slug }) => slug)).size).toBe(12);
  expect(new Set(PALETTES.map(({ light }) => light.accent)).size).toBe(12);
});

describe.each(schemes)("%s", (_, colors) => {
  test("text can be read on every ground", () => {
    for (const ground of [colors.ground, colors.card, colors.tint]) {
      expect(contrast(colors.ink, ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(colors.muted, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.accent, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.onBand, colors.band)).toBeGreaterThanOrEqual(7);
    expect(contrast(mixed(colors.onBand, colors.band, 0.82), colors.band)).toBeGreaterThanOrEqual(
      7,
    );
  });

  test("controls can be seen", () => {
    expect(contrast(colors.border, colors.ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.border, colors.card)).toBeGreaterThanOrEqual(3);
  });
});
