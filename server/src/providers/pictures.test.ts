import { expect, test } from "vitest";
import { rasterise } from "./pictures.ts";

const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5"><rect width="10" height="5" fill="${fill}"/></svg>`;

/** Width and height in a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("draws each request at its width, in order", async () => {
  const [wide, narrow] = await rasterise([
    { svg: square("red"), width: 200 },
    { svg: square("red"), width: 32 },
  ]);
  expect(wide?.subarray(1, 4).toString()).toBe("PNG");
  expect([wide, narrow].map((png) => png && sizeOf(png))).toEqual([
    [200, 100],
    [32, 16],
  ]);
});

test("draws the same request once, also when it is asked for twice at a time", async () => {
  const request = { svg: square("blue"), width: 64 };
  const [one, two] = await rasterise([request, { ...request }]);
  const [three] = await rasterise([request]);
  expect(two).toBe(one);
  expect(three).toBe(one);
});

test("fails on what is no SVG, every time", async () => {
  const broken = [{ svg: "<svg", width: 10 }];
  await expect(rasterise(broken)).rejects.toThrow("SVG");
  await expect(rasterise(broken)).rejects.toThrow("SVG");
});
