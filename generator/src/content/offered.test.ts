import { expect, test } from "vitest";
import { planFirstPage } from "../plan-page.ts";
import { streamsOf } from "../seed.ts";
import { sampleBusiness, sampleFirm, sampleSite } from "../test-support.ts";
import { plumbingTrade } from "../trades/plumbing/trade.ts";
import { problem } from "../trades/pack-entries.ts";
import { contextOf } from "./context.ts";
import { problemsSection } from "./sections.ts";

const problems = [
  problem("A drain is slow", "one", "other", ["drain-clearing", "sewer-line-repair"]),
  problem("A joint drips", "one", "other", ["leak-repair"]),
  problem("Pipes are old", "one", "other", ["repiping"]),
  problem("Something is wrong", "one", "other"),
];

/** The titles of the problems on the page of a firm that has ticked these services. */
function shownTo(services: NonNullable<typeof sampleFirm.business>["services"]): string[] {
  const site = sampleSite({ ...sampleFirm, business: { ...sampleBusiness, services } });
  const plan = { ...planFirstPage(site), trade: { ...plumbingTrade, problems } };
  const section = problemsSection(contextOf(plan, streamsOf(site)));
  return section?.kind === "problems" ? section.items.map(({ title }) => title) : [];
}

const ticked = (trade: string, ...ids: string[]) =>
  ids.map((id) => ({ trade, id, name: "", sentence: "", priceNote: "" }));

test("a firm gets the problems of the services it has ticked, then those of all, and no others", () => {
  expect(shownTo(ticked("plumbing", "drain-clearing"))).toEqual([
    "A drain is slow",
    "Something is wrong",
  ]);
  expect(shownTo(ticked("plumbing", "repiping", "leak-repair")).toSorted()).toEqual([
    "A joint drips",
    "Pipes are old",
    "Something is wrong",
  ]);
});

test("a firm that has ticked nothing of the page's trade gets any", () => {
  expect(shownTo(ticked("hvac", "ac-repair"))).toHaveLength(4);
  expect(shownTo([])).toHaveLength(4);
});
