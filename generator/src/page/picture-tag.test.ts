import { expect, test } from "vitest";
import { photoPath, pictureTag } from "./picture-tag.ts";

const hash = "ab".repeat(32);
const picture = {
  hash,
  alt: 'The new "trap" under a sink <in Durham>',
  width: 1600,
  height: 1200,
  widths: [480, 800, 1600],
};
const attributesOf = (markup: string, tag: string) =>
  Object.fromEntries(
    [
      ...(new RegExp(`<${tag} ([^>]*)>`).exec(markup)?.[1] ?? "").matchAll(/([a-z]+)="([^"]*)"/g),
    ].map(([, name = "", value = ""]) => [name, value]),
  );

test("a picture has all its widths in both formats, its proportions and its description", () => {
  const { markup } = pictureTag(picture, { root: "../", sizes: "100vw" });
  const source = attributesOf(markup, "source");
  const image = attributesOf(markup, "img");
  const files = (format: string) =>
    picture.widths.map((width) => `../photos/${hash}-${width}.${format} ${width}w`).join(", ");
  expect(source).toEqual({ type: "image/webp", srcset: files("webp"), sizes: "100vw" });
  expect(image).toEqual({
    src: `../photos/${hash}-800.jpg`,
    srcset: files("jpg"),
    sizes: "100vw",
    width: "1600",
    height: "1200",
    alt: "The new &quot;trap&quot; under a sink &lt;in Durham&gt;",
    loading: "lazy",
    decoding: "async",
  });
});

test("the first picture of a page is loaded at once and before others", () => {
  const image = attributesOf(
    pictureTag(picture, { root: "", sizes: "50vw", isFirst: true }).markup,
    "img",
  );
  expect(image).toMatchObject({ fetchpriority: "high", src: `photos/${hash}-800.jpg` });
  expect(image).not.toHaveProperty("loading");
});

test("a small picture has one width, and its one file for all", () => {
  const small = { ...picture, width: 300, height: 200, widths: [300] };
  const { markup } = pictureTag(small, { root: "", sizes: "100vw" });
  expect(markup.match(/photos\/[^ "]+/g)).toEqual([
    photoPath(hash, 300, "webp"),
    photoPath(hash, 300, "jpg"),
    photoPath(hash, 300, "jpg"),
  ]);
});

test("a description is an attribute also when it is empty", () => {
  const { markup } = pictureTag({ ...picture, alt: "" }, { root: "", sizes: "100vw" });
  expect(markup).toContain(' alt=""');
});
