import { expect, test } from "vitest";
import { encodeText } from "./encode-text.ts";

const file = (path: string, text: string) => ({ path, text });

test("texts in one large buffer keep their own bytes, whatever comes after them", () => {
  const texts = Array.from({ length: 40 }, (_, index) => `${index} ñ … 🛠 `.repeat(700));
  const buffers = texts.map((text) => encodeText(file("llms.txt", text)));
  expect(buffers.map(String)).toEqual(texts);
  expect(encodeText(file("index.html", "<p>&#241;</p>")).toString()).toBe("<p>&#241;</p>");
  expect(encodeText(file("robots.txt", ""))).toHaveLength(0);
  expect(encodeText(file("index.html", "a".repeat(1 << 20)))).toHaveLength(1 << 20);
});

test("a common file has one buffer for all sites, any other one of its own", () => {
  const common = { ...file("_headers", "/*"), isCommon: true as const };
  expect(encodeText(common)).toBe(encodeText(common));
  const own = file("robots.txt", "Allow: /");
  expect(encodeText(own)).not.toBe(encodeText(own));
});
