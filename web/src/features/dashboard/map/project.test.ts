import { geoAlbersUsa } from "d3-geo";
import { describe, expect, test } from "vitest";
import { MAP, project } from "./project.ts";

const peer = geoAlbersUsa()
  .scale(1300)
  .translate([MAP.width / 2, MAP.height / 2]);

/** Every half degree from Alaska's far west to the Atlantic. */
const grid = Array.from({ length: 261 }, (_, column) => -190 + column / 2).flatMap((longitude) =>
  Array.from({ length: 117 }, (_, row) => ({ longitude, latitude: 15 + row / 2 })),
);

describe("the place of a city on the map", () => {
  test("is where d3-geo puts it, all over the country and around it", () => {
    const shown = grid.filter(({ longitude, latitude }) => project(longitude, latitude));
    expect(shown).toEqual(grid.filter((at) => peer([at.longitude, at.latitude]) !== null));
    expect(shown.length).toBeGreaterThan(5_000);

    const offBy = shown.map(({ longitude, latitude }) => {
      const { x = 0, y = 0 } = project(longitude, latitude) ?? {};
      const [peerX = 0, peerY = 0] = peer([longitude, latitude]) ?? [];
      return Math.hypot(x - peerX, y - peerY);
    });
    expect(Math.max(...offBy)).toBeLessThan(0.001);
  });

  test("is undefined for a place that the map does not show", () => {
    expect(project(-66.1, 18.47), "San Juan").toBeUndefined();
    expect(project(13.4, 52.5), "Berlin").toBeUndefined();
    expect(project(0, 0)).toBeUndefined();
  });
});
