import { describe, expect, test } from "vitest";
import { generateMultiSite } from "./generate-multi-site.ts";
import type { Location, MultiSite } from "./multi-site.ts";
import { MAX_LOCATIONS } from "./plan-pages.ts";
import { locationNumber, sampleMultiSite } from "./test-support.ts";

const pathsOf = (changes: Partial<MultiSite>) =>
  generateMultiSite(sampleMultiSite(changes)).pages.map(({ path }) => path);
const skippedOf = (locations: Location[]) =>
  generateMultiSite(sampleMultiSite({ locations })).skipped;

describe("a location", () => {
  const location = locationNumber(101);

  test("that we do not know has a page without local facts, which is not listed", () => {
    const unknown = { ...location, city: "Nowhere", facts: null };
    expect(skippedOf([unknown, location])).toEqual([]);
    const { pages, files } = generateMultiSite(sampleMultiSite({ locations: [unknown, location] }));
    const page = pages.find(({ path }) => path === "locations/nowhere-s3/");
    expect(page).toMatchObject({
      facts: { printed: 0 },
      problems: [{ kind: "place" }],
      indexing: { indexable: false },
    });
    const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? "";
    expect(textOf("locations/nowhere-s3/index.html")).toContain("noindex");
    expect(textOf("locations/nowhere-s3/index.html")).not.toContain("County");
    expect(textOf("sitemap.xml")).not.toContain("nowhere-s3");
    // The first page and the list of all locations link to it.
    for (const from of ["index.html", "locations/index.html"])
      expect(textOf(from)).toContain("nowhere-s3/");
  });

  test("is printed as the place data write it, at the address of the name that was typed", () => {
    const { facts } = location;
    const resolved = { ...location, city: "brenfarral", facts: facts && { ...facts } };
    const { pages, files } = generateMultiSite(sampleMultiSite({ locations: [resolved] }));
    expect(pages.map(({ path }) => path)).toContain("locations/brenfarral-s3/");
    const page = files.find(({ path }) => path === "locations/brenfarral-s3/index.html")?.text;
    const [, title, heading] = /<title>([^<]*).*<h1[^>]*>([^<]*)/s.exec(page ?? "") ?? [];
    expect([title, heading].map((text) => text?.includes(facts?.city ?? "-"))).toEqual([
      true,
      true,
    ]);
  });

  test("that had a page of its own keeps it when it turns out to be the place of another one", () => {
    const respelt = { ...location, city: "Saint Brenfaral" };
    const locations = [location, respelt];
    const path = "locations/saint-brenfaral-s3/";
    expect(pathsOf({ locations })).not.toContain(path);
    const kept = { [path]: { attempt: 0, changedOn: "2026-11-20" } };
    expect(pathsOf({ locations, kept })).toContain(path);
  });

  test("named twice, in two spellings or as the main one has one page", () => {
    const { city, state, zip, facts } = sampleMultiSite();
    const main = { city, state, zip, facts };
    const respelt = { ...location, city: "Saint Brenfaral" };
    expect(skippedOf([location, { ...location, city: "brenfaral" }, respelt, main])).toEqual([
      { location: "brenfaral, S3", reason: "brenfaral, S3 is on the list twice." },
      {
        location: "Saint Brenfaral, S3",
        reason:
          "Saint Brenfaral, S3 is the same place as Brenfaral, S3, which is on the list already.",
      },
      { location: "Alfaral, S2", reason: "Alfaral, S2 is the main location already." },
    ]);
  });

  test("beyond eighty is named, since the index of all would hold more than a hundred links", () => {
    const locations = Array.from({ length: MAX_LOCATIONS + 1 }, (_, index) =>
      locationNumber(101 + index),
    );
    expect(skippedOf(locations).map(({ reason }) => reason)).toEqual([
      expect.stringContaining("room for 80 locations"),
    ]);
  });

  test("has its folder in ASCII, however it is written", () => {
    const spelt = {
      ...location,
      city: "La Cañada Flintridge",
      state: { code: "CA", name: "California" },
    };
    expect(pathsOf({ locations: [spelt] })).toContain("locations/la-canada-flintridge-ca/");
  });
});

describe("a related service", () => {
  const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
  const servicesOf = (relatedServices: MultiSite["relatedServices"]) => {
    const { pages, namedOnly, files } = generateMultiSite(sampleMultiSite({ relatedServices }));
    const paths = pages.map(({ path }) => path).filter((path) => path.startsWith("services/"));
    return { paths, namedOnly, home: files[0]?.text ?? "" };
  };

  test("without a pack has a page from 150 words of the user's own on", () => {
    const described = (count: number) => [{ name: "Septic pumping", description: words(count) }];
    expect(servicesOf(described(150)).paths).toEqual(["services/septic-pumping/"]);
    const { paths, namedOnly, home } = servicesOf(described(149));
    expect(paths).toEqual([]);
    expect(namedOnly).toEqual([
      {
        service: "Septic pumping",
        reason:
          "We have no text about Septic pumping. Describe it in 150 words or more (now 149) for a page of its own.",
      },
    ]);
    expect(home).toContain("Septic pumping");
  });

  test("of the main service's trade would repeat its page, so it is named on the first page only", () => {
    const { paths, namedOnly } = servicesOf([{ name: "Leak repair", description: "" }]);
    expect(paths).toEqual([]);
    expect(namedOnly[0]?.reason).toMatch(/^Its page would repeat that of Plumbing\. /);
  });

  test("that is the main one, or named twice, is one", () => {
    const services = ["Plumbing", "HVAC", "hvac", ""].map((name) => ({ name, description: "" }));
    expect(servicesOf(services)).toMatchObject({ paths: ["services/hvac/"], namedOnly: [] });
  });

  test("has an index from three on", () => {
    const named = (...names: string[]) => names.map((name) => ({ name, description: "" }));
    expect(servicesOf(named("HVAC", "Roofing")).paths).not.toContain("services/");
    expect(servicesOf(named("HVAC", "Roofing", "Pest control")).paths).toContain("services/");
  });

  test("prints the user's description of it, as text and in lines", () => {
    const description = `${words(150)}\nA <b>second</b> & last line.`;
    const { files } = generateMultiSite(
      sampleMultiSite({ relatedServices: [{ name: "Wells", description }] }),
    );
    const page = files.find(({ path }) => path === "services/wells/index.html")?.text ?? "";
    expect(page).toContain("<p>A &lt;b&gt;second&lt;/b&gt; &amp; last line.</p>");
  });
});
