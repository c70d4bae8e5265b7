import { expect, test } from "vitest";
import { block } from "../themes/parts.ts";
import { findRefusedLinks, parseOwnText, plainText } from "./markup.ts";

const TARGETS = {
  root: "../../",
  pages: new Set(["", "locations/durham-nc/"]),
  sections: new Set(["contact"]),
};

const printed = (text: string) => block("hero.lead", parseOwnText(text, TARGETS)).markup;

test("paragraphs, lists, bold text and links are printed", () => {
  expect(printed("We **do** it.\n- One\n- Two\nCall.")).toBe(
    '<div data-key="hero.lead"><p>We <b>do</b> it.</p><ul class="own"><li>One</li><li>Two</li></ul><p>Call.</p></div>',
  );
  expect(printed("Just **one** line")).toBe('<p data-key="hero.lead">Just <b>one</b> line</p>');
});

test.each([
  ["[a](https://example.com/x?y=1&z=2)", 'href="https://example.com/x?y=1&amp;z=2"'],
  ["[a](tel:336-555-0142)", 'href="tel:+13365550142"'],
  ["[a](locations/durham-nc/)", 'href="../../locations/durham-nc/"'],
  ["[a](/locations/durham-nc/)", 'href="../../locations/durham-nc/"'],
  ["[a](/)", 'href="../../"'],
  ["[a](#contact)", 'href="#contact"'],
])("%s is a link", (text, href) => {
  expect(printed(text)).toBe(`<p data-key="hero.lead"><a ${href}>a</a></p>`);
});

test.each([
  "[a](javascript:alert(1))",
  "[a](JaVaScRiPt:alert`1`)",
  "[a](data:text/html,x)",
  "[a](http://example.com/)",
  "[a](//evil.example/)",
  "[a](https://user@evil.example/)",
  "[a](https://evil.example\\@x/)",
  '[a](https://x.example/"onmouseover="alert`1`)',
  "[a](https://x.example/<script>)",
  "[a](https:evil.example)",
  "[a](mailto:x@example.com)",
  "[a](locations/nowhere-nc/)",
  "[a](../../secret/)",
  "[a](#nowhere)",
  "[a](tel:12)",
  "[a](vbscript:x)",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "**<b onclick=alert(1)>x</b>**",
  "[<svg onload=alert(1)>](https://x.example/)",
  "&#x3c;script&#x3e;",
  "]]><!--<p>",
])("%s adds no link that is not allowed and no markup", (text) => {
  const markup = printed(text);
  const tags = [...markup.matchAll(/<([^>]*)>/g)].map(([, tag]) => tag);
  expect(
    tags.filter(
      (tag) =>
        !/^(?:p data-key="hero\.lead"|\/?p|\/?b|a href="https:\/\/x\.example\/"|\/a)$/.test(
          tag ?? "",
        ),
    ),
  ).toEqual([]);
});

test("links that would be left out are named", () => {
  const text =
    "[a](http://x.example/) **[b](x)** and [c](https://x.example/)\n- [d](#nowhere) [e](/)";
  expect(findRefusedLinks(text, TARGETS)).toEqual(["http://x.example/", "#nowhere"]);
  expect(findRefusedLinks("[a] (b) **c** [d](tel:3365550142)", TARGETS)).toEqual([]);
});

test("marks of writing direction and control characters go, and headings are plain", () => {
  expect(printed("\u202Eevil\u0007")).toBe('<p data-key="hero.lead">evil</p>');
  expect(plainText("**Bold** [words](https://x.example/)\n- item")).toBe("Bold words item");
});

test("a long hostile text takes no longer than its length", () => {
  const started = Date.now();
  for (const text of [
    "**".repeat(1_500),
    "[".repeat(3_000),
    "[a](".repeat(750),
    "- ".repeat(1_500),
  ])
    printed(text);
  expect(Date.now() - started).toBeLessThan(1_000);
});
