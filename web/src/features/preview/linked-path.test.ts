import { expect, test } from "vitest";
import { linkedPath } from "./multi-preview.tsx";

test.each([
  { href: "./", at: "", to: "" },
  { href: "locations/elm-nc/", at: "", to: "locations/elm-nc/" },
  { href: "../", at: "locations/", to: "" },
  { href: "../../services/hvac/", at: "locations/elm-nc/", to: "services/hvac/" },
  { href: "../oak-nc/#area", at: "locations/elm-nc/", to: "locations/oak-nc/" },
])("$href on $at leads to the page $to", ({ href, at, to }) => {
  expect(linkedPath(href, at)).toBe(to);
});

test.each([
  "https://www.openstreetmap.org/",
  "tel:+13365550142",
  "mailto:a@b.example",
  "../../x",
  "http://",
])("%s leads off the site", (href) => {
  expect(linkedPath(href, "locations/")).toBeUndefined();
});
