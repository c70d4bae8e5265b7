import { expect, test } from "vitest";
import { generateEditedPage } from "../generate-site.ts";
import type { Site } from "../site.ts";
import { sampleBusiness, sampleFirm, sampleSite } from "../test-support.ts";

/** The same as `blockKey` of the contract. */
const KEY = /^(?=.{1,189}$)[a-z][a-zA-Z]*(\.[a-z0-9-]+){0,3}$/;

const ownService = (name: string, trade = "") => ({
  trade,
  id: "",
  name,
  sentence: "Ours.",
  priceNote: "",
});
const ticked = { ...ownService(""), trade: "plumbing", id: "leak-repair" };

const NONE: Site["overrides"][string] = {
  texts: [],
  hidden: [],
  order: [],
  questions: [],
  services: [],
};
const added = {
  ...NONE,
  questions: [
    { question: "Уже едете?", answer: "Да." },
    { question: "Уже едете?", answer: "Да." },
  ],
  services: [
    { name: "Leak repair", text: "Ours." },
    { name: "水漏れ", text: "Ours." },
  ],
};

function editedWith(services: (typeof sampleBusiness)["services"], overrides = NONE) {
  const business = { ...sampleBusiness, services };
  return generateEditedPage(sampleSite({ ...sampleFirm, business, overrides: { "": overrides } }));
}

/** The keys of the services by their names. */
function keysByName(services: (typeof sampleBusiness)["services"]): Map<string, string> {
  const { blocks } = editedWith(services);
  const items = blocks.find(({ id }) => id === "services")?.items ?? [];
  return new Map(items.map(({ key, name }) => [name, key]));
}

test("every block has a key of its own that can be saved, whatever the services are called", () => {
  const { html, blocks } = editedWith(
    [
      ticked,
      ownService("Leak repair"),
      ownService("Leak repair", "plumbing"),
      ownService("Leak repair"),
      ownService("Water / Gas"),
      ownService("Water & Gas"),
      ownService("水漏れ"),
      ownService("Ремонт труб"),
      ownService("Ремонт 24"),
      ownService("Монтаж 24"),
      ownService("水漏れ", "-"),
      ownService("Title"),
      ownService("Intro"),
      ownService("Own"),
      ownService("Plumbing work"),
      ownService("Title", "plumbing-work"),
      ownService("x ".repeat(50), "t".repeat(63)),
      ownService("x-".repeat(50), "t".repeat(63)),
    ],
    added,
  );
  const items = blocks.flatMap((one) => one.items);
  const keys = [
    ...items.map(({ key }) => key),
    ...[...blocks, ...items].flatMap(({ texts }) => texts.map(({ key }) => key)),
  ];
  expect(keys.filter((key) => !KEY.test(key))).toEqual([]);
  expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
  const printed = [...html.matchAll(/ data-key="([^"]*)"/g)].map(([, key = ""]) => key);
  expect(printed.filter((key, index) => printed.indexOf(key) < index)).toEqual([]);
});

test("a service keeps the key that it has when others come, go before it or are ticked", () => {
  const water = ownService("Water / Gas");
  const gas = ownService("Water & Gas");
  expect(keysByName([water]).get("Water / Gas")).toBe("services.water-gas");
  const both = keysByName([water, gas]);
  expect(both.get("Water / Gas")).toBe("services.water-gas");
  const drains = ownService("Drains");
  expect(keysByName([drains, water, ticked, gas])).toEqual(
    new Map([...both, ["Drains", "services.drains"], ["Leak repair", "services.leak-repair"]]),
  );
});

test("of equal keys the trade's own service has the plain one, in any order", () => {
  for (const services of [
    [ticked, ownService("Leak repair!")],
    [ownService("Leak repair!"), ticked],
  ]) {
    const keys = keysByName(services);
    expect(keys.get("Leak repair")).toBe("services.leak-repair");
    expect(keys.get("Leak repair!")).toMatch(/^services\.leak-repair-[0-9a-z]+$/);
  }
});
