import { describe, expect, test } from "vitest";
import { contrast } from "../color.ts";
import { PALETTES } from "../palettes.ts";
import { colors } from "./styles.ts";

const schemes = PALETTES.flatMap((palette) =>
  (["light", "dark"] as const).map(
    (scheme) => [`${palette.slug} ${scheme}`, colors(palette)[scheme]] as const,
  ),
);

/** The pairs of text and ground colors that this theme uses in addition to those of all themes. */
describe.each(schemes)("workshop in %s", (_, { lamp, onLamp, slab, onSlab, ...common }) => {
  test("has readable links and buttons on its bands", () => {
    expect(contrast(lamp, common.band)).toBeGreaterThanOrEqual(7);
    expect(contrast(onLamp, lamp)).toBeGreaterThanOrEqual(4.5);
  });

  test("can be read to its last section", () => {
    expect(contrast(onSlab, slab)).toBeGreaterThanOrEqual(4.5);
  });

  test("shows each control, also where its page is tinted", () => {
    expect(contrast(common.border, common.tint)).toBeGreaterThanOrEqual(2.5);
    expect(contrast(common.accent, common.card)).toBeGreaterThanOrEqual(4.5);
  });
});
