import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { html, jsonLd, raw } from "./html.ts";

const hostile = `</title><script>alert(1)</script>"' onload=x & \u2028 </style>`;

test("text in an element or an attribute stays text", () => {
  const { markup } = html`<p title="${hostile}">${hostile}</p>`;
  const [p, ...others] = parseFragment(markup).childNodes;
  expect(others).toEqual([]);
  expect(p).toMatchObject({
    nodeName: "p",
    attrs: [{ name: "title", value: hostile }],
    childNodes: [{ nodeName: "#text", value: hostile }],
  });
});

test("markup and lists pass, nothing leaves nothing", () => {
  const items = ["a", "b<"].map((item) => html`<li>${item}</li>`);
  const { markup } = html`<p>${items}${null}${false}${undefined}${0}${raw("<hr>")}</p>`;
  expect(markup).toBe("<p><li>a</li><li>b&lt;</li>0<hr></p>");
});

test("JSON-LD cannot end its script, and reads back as it was", () => {
  const { markup } = jsonLd({ name: hostile });
  expect(markup.match(/<\/?script/g)).toHaveLength(2);
  expect(markup).not.toContain("\u2028");
  const json = markup.replace(/^<script[^>]*>|<\/script>$/g, "");
  expect(JSON.parse(json)).toEqual({ name: hostile });
});
