import { parse } from "parse5";
import { expect, test } from "vitest";
import { today } from "../server/test/of-today.ts";
import { harmlessPage, strangeSets, tagsOf, treeOf, unlikeSets } from "./hostile-fields.ts";

/** Two hundred of the ten thousand sets of `hostile-fields.long.test.ts`, different ones each day (UTC). */
const SETS = Array.from({ length: 200 }, (_, set) => (today % 50) * 200 + set);
const PARSED_EVERY = 20;
/** The sets for the slower check: each of them renders a page that was never rendered before. */
const FEW = SETS.slice(0, 80);

test(`${SETS.length} hostile sets of fields make the very page that harmless ones make`, () => {
  expect(unlikeSets(SETS, PARSED_EVERY)).toEqual([]);
});

test(`${FEW.length} that seed a page of their own, too, make one of known names, and one script: its data`, () => {
  expect(strangeSets(FEW, PARSED_EVERY)).toEqual([]);
});

test("the tags of a page show which tree a browser would build from it", () => {
  const page = harmlessPage();
  for (const bad of ["<b>", "<script>", "<", '<p title=">">'])
    expect(tagsOf(page.replace("</h1>", `${bad}</h1>`)), bad).not.toBe(tagsOf(page));
  const structureOf = (markup: string) => [tagsOf(markup), treeOf(parse(markup))];
  expect(structureOf(page.replace("</h1>", "&lt;b&gt;</h1>"))).toEqual(structureOf(page));
});
