import { expect, test } from "vitest";
import { namedPictures } from "./page-pictures.ts";

const HASH = "0123456789abcdef";

test("each photo that a page names is read once, in the width of its image", () => {
  const image = (root: string, width: number) =>
    `<picture><source type="image/webp" srcset="${root}photos/${HASH}-480.webp 480w"><img src="${root}photos/${HASH}-${width}.jpg" srcset="${root}photos/${HASH}-480.jpg 480w"></picture>`;
  const html = image("../../", 800) + image("../../", 800) + image("", 480);
  expect(namedPictures(html)).toEqual([
    { path: `photos/${HASH}-800.jpg`, hash: HASH, width: 800 },
    { path: `photos/${HASH}-480.jpg`, hash: HASH, width: 480 },
  ]);
  expect(namedPictures('<a href="photos/x.jpg">src=photos/1-2.jpg</a>')).toEqual([]);
});
