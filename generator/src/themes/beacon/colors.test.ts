import { describe, expect, test } from "vitest";
import { contrast } from "../color.ts";
import { PALETTES } from "../palettes.ts";
import { colors } from "./styles.ts";

const schemes = PALETTES.flatMap((palette) =>
  (["light", "dark"] as const).map(
    (scheme) => [`${palette.slug} ${scheme}`, colors(palette)[scheme]] as const,
  ),
);

describe.each(schemes)("beacon in %s", (_, { night, onNight, light, onLight }) => {
  test("can be read in its dark head, where words are a little faint", () => {
    expect(contrast(onNight, night)).toBeGreaterThanOrEqual(12);
  });

  test("has links and a button that contrast with the dark", () => {
    expect(contrast(light, night)).toBeGreaterThanOrEqual(7);
    expect(contrast(onLight, light)).toBeGreaterThanOrEqual(4.5);
  });
});
