import { expect, test } from "vitest";
import { generateSite } from "../generate-site.ts";
import { planFirstPage } from "../plan-page.ts";
import { streamsOf } from "../seed.ts";
import { noCompany, sampleBusiness, sampleFirm, sampleSite } from "../test-support.ts";
import { TRADES } from "../trades/all-trades.ts";
import { plumbingTrade } from "../trades/plumbing/trade.ts";
import { problem } from "../trades/pack-entries.ts";
import { contextOf } from "./context.ts";
import { problemsSection } from "./sections.ts";

const problems = [
  problem("A drain is slow", "one", "other", ["drain-clearing", "sewer-line-repair"]),
  problem("A joint drips", "one", "other", ["leak-repair"]),
  problem("Pipes are old", "one", "other", ["repiping"]),
  problem("The tank leaks", "one", "other", ["water-heater-service"]),
  problem("The pump is silent", "one", "other", ["sump-pump"]),
  problem("Something is wrong", "one", "other"),
  problem("Nothing works", "one", "other"),
];

/** The titles of the problems on the page of a firm that has ticked these services. */
function shownTo(services: (typeof sampleBusiness)["services"], siteKey = "key"): string[] {
  const business = { ...sampleBusiness, services };
  const site = sampleSite({ ...sampleFirm, business, evidence: [], siteKey });
  const plan = { ...planFirstPage(site), trade: { ...plumbingTrade, problems } };
  const section = problemsSection(contextOf(plan, streamsOf(site)));
  return section?.kind === "problems" ? section.items.map(({ title }) => title) : [];
}

/** A firm whose record holds only its name and what it offers. */
const SAYS_NOTHING: typeof sampleBusiness = {
  ...sampleBusiness,
  hours: null,
  holidays: [],
  licence: null,
  insurance: "",
  founded: null,
  owner: "",
  languages: [],
  paymentKinds: [],
  reviewProfiles: [],
  about: "",
  serviceArea: [],
};

const RAY = { ...noCompany, name: "Ray" };

const ticked = (trade: string, ...ids: string[]) =>
  ids.map((id) => ({ trade, id, name: "", sentence: "", priceNote: "" }));

test("a page of a firm that has ticked one service only is long enough to be listed", () => {
  for (const trade of TRADES)
    for (const { id } of trade.services) {
      const changes = { service: trade.names.noun, trade: trade.slug, siteKey: id };
      const business = { ...SAYS_NOTHING, services: ticked(trade.slug, id) };
      const { indexing } = generateSite(sampleSite({ ...changes, company: RAY, business }));
      expect(indexing.reasons, `${trade.slug} ${id}`).toEqual([]);
    }
});

test("a firm gets the problems of the services it has ticked and those of all, and others only after them", () => {
  const few = shownTo(ticked("plumbing", "drain-clearing"));
  expect(few).toHaveLength(5);
  expect(few.slice(0, 3).toSorted()).toEqual([
    "A drain is slow",
    "Nothing works",
    "Something is wrong",
  ]);
  const many = shownTo(
    ticked("plumbing", "repiping", "leak-repair", "sewer-line-repair", "toilet-repair"),
  );
  expect(many).toHaveLength(4);
  expect(many).not.toContain("The tank leaks");
  expect(many).not.toContain("The pump is silent");
});

test("a firm that has ticked nothing of the page's trade gets any", () => {
  const all = Array.from({ length: 20 }, (_, number) => shownTo([], `key${number}`)).flat();
  expect(new Set(all).size).toBe(problems.length);
  expect(shownTo(ticked("hvac", "ac-repair"))).toEqual(shownTo([]));
});
