import { expect, test } from "vitest";
import { movedPage } from "./moved-page.ts";

test("leads visitors and search engines to the new address, without a script", () => {
  const page = movedPage("https://joe.example.com/areas/oak-ridge/");
  expect(page).toContain('<link rel="canonical" href="https://joe.example.com/areas/oak-ridge/"');
  expect(page).toContain('content="0; url=https://joe.example.com/areas/oak-ridge/"');
  expect(page).toContain('<a href="https://joe.example.com/areas/oak-ridge/">');
  expect(page).not.toContain("<script");
  expect(page.length).toBeLessThan(700);
});

test("an address cannot add markup", () => {
  expect(movedPage('https://a/"><script>')).not.toContain("<script");
});
