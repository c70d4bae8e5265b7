import { describe, expect, test } from "vitest";
import { cleanSite, planFirstPage } from "../plan-page.ts";
import { streamsOf } from "../seed.ts";
import type { Site } from "../site.ts";
import { sampleBusiness, sampleFirm, sampleSite } from "../test-support.ts";
import { TRADES } from "../trades/all-trades.ts";
import { composePage } from "./compose-page.ts";
import type { Words } from "./page-content.ts";
import { claimsIn } from "../trades/banned-phrases.ts";

type Business = NonNullable<Site["business"]>;

const offered = (trade: string, id: string, name = "") => ({
  trade,
  id,
  name,
  sentence: "",
  priceNote: "",
});

function contentOf(business: Partial<Business>, changes: Partial<Site> = {}) {
  const site = cleanSite(
    sampleSite({ ...sampleFirm, business: { ...sampleBusiness, ...business }, ...changes }),
  );
  return composePage(planFirstPage(site), streamsOf(site));
}

/** What a visitor and a search engine read first. */
function offerOf(business: Partial<Business>, changes: Partial<Site> = {}): string {
  const { head, hero } = contentOf(business, changes);
  return [head.title, head.description, printed(hero.lead), hero.action?.text].join("\n");
}

const printed = (text: Words) => (typeof text === "string" ? text : "");

const keys = Array.from({ length: 30 }, (_, number) => `key${number}`);

describe("the offer of a firm that has ticked services", () => {
  const services = [offered("plumbing", "drain-clearing"), offered("plumbing", "repiping")];

  test("names those and no other of the trade", () => {
    for (const siteKey of keys) {
      const text = offerOf({ services }, { siteKey });
      expect(text).toMatch(/drain clearing|repiping/i);
      expect(text).not.toMatch(/leak|heater|toilet|gas|fixture|burst/i);
    }
  });

  test("is worded as the trade's own texts are not, for every trade and every one of its services", () => {
    for (const { slug, names, services: catalogue } of TRADES)
      for (const { id } of catalogue) {
        const changes = { trade: slug, service: names.noun, siteKey: id };
        const { hero, head } = contentOf({ services: [offered(slug, id)] }, changes);
        expect(hero.lead, id).not.toMatch(/\{|undefined/);
        expect(claimsIn(printed(hero.lead)), id).toEqual([]);
        expect(printed(hero.lead).length, id).toBeLessThanOrEqual(200);
        expect(hero.action?.text.length, id).toBeLessThanOrEqual(40);
        expect(head.description, id).toMatch(/^.{90,155}\.$/);
      }
  });

  test("keeps a service in the firm's own words as typed", () => {
    const own = [
      offered("", "", "Rinnai tankless tune-ups"),
      offered("plumbing", "", "Leak repair"),
    ];
    expect(offerOf({ services: own }, { siteKey: "key2" })).toMatch(/Rinnai tankless tune-ups/);
    for (const siteKey of keys)
      expect(contentOf({ services: own }, { siteKey }).hero.lead).not.toMatch(/\w Leak|rinnai/);
  });

  test("is the trade's where the firm has ticked services of other trades only", () => {
    expect(offerOf({ services: [offered("hvac", "ac-repair")] })).not.toMatch(/\bAC\b/);
  });
});

describe("the firm's first sentence about itself", () => {
  const first = "Ray Dunlap and two daughters run the shop.";

  test("is in the lead", () => {
    expect(contentOf({}).hero.lead).toMatch(new RegExp(`${first}$`));
  });

  test("is not in the lead where it is the only one, or too long for a lead", () => {
    const long = `${"Ray Dunlap and two daughters run the shop on Main Street ".repeat(4)}.`;
    for (const about of [first, `${long} They take on small repairs gladly.`]) {
      expect(contentOf({ about }).hero.lead).not.toContain("Ray Dunlap");
    }
  });
});

test("without a ticked service all stays as the trade has it", () => {
  for (const siteKey of keys) {
    const bare = contentOf({ services: [] }, { siteKey });
    const none = contentOf({}, { siteKey, business: null });
    expect([bare.head, bare.hero.lead, bare.hero.action]).toEqual([
      none.head,
      none.hero.lead,
      none.hero.action,
    ]);
  }
});
