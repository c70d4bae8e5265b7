import { THEMES } from "@mainstreet/generator/themes/find-theme";
import { expect, test } from "vitest";
import { rasterise } from "./pictures.ts";

const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5"><rect width="10" height="5" fill="${fill}"/></svg>`;

/** Width and height in a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("renders each request at its width, in order", async () => {
  const [wide, narrow] = await rasterise([
    { svg: square("red"), width: 200, format: "png" },
    { svg: square("red"), width: 32, format: "png" },
  ]);
  expect(wide?.subarray(1, 4).toString()).toBe("PNG");
  expect([wide, narrow].map((png) => png && sizeOf(png))).toEqual([
    [200, 100],
    [32, 16],
  ]);
});

test("an ICO holds the PNG of the same drawing", async () => {
  const [ico, png] = await rasterise([
    { svg: square("red"), width: 32, format: "ico" },
    { svg: square("red"), width: 32, format: "png" },
  ]);
  expect(ico?.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
  expect([ico?.readUInt8(6), ico?.readUInt8(7)]).toEqual([32, 16]);
  expect(ico?.subarray(ico.readUInt32LE(18))).toEqual(png);
  expect(ico?.readUInt32LE(14)).toBe(png?.length);
});

test("renders the same request once, also when it is requested twice at a time", async () => {
  const request = { svg: square("blue"), width: 64, format: "png" as const };
  const [one, two] = await rasterise([request, { ...request }]);
  const [three] = await rasterise([request]);
  expect(two).toBe(one);
  expect(three).toBe(one);
});

test("fails on what is no SVG, every time", async () => {
  const broken = [{ svg: "<svg", width: 10, format: "png" as const }];
  await expect(rasterise(broken)).rejects.toThrow("SVG");
  await expect(rasterise(broken)).rejects.toThrow("SVG");
});

test("words are set in the face of the theme, whatever the fonts of the machine", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 80"><text x="4" y="60" font-size="60" font-family="None">Plumbing</text></svg>`;
  const drawn = await Promise.all(
    THEMES.map(async ({ slug: face }) => {
      const [png] = await rasterise([
        { svg: `${svg}<!--${face}-->`, width: 400, format: "png", face },
      ]);
      return png?.toString("base64");
    }),
  );
  const [bare] = await rasterise([{ svg, width: 400, format: "png" }]);
  expect(new Set([...drawn, bare?.toString("base64")]).size).toBe(THEMES.length + 1);
});
