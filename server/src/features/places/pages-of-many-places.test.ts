import { gzipSync } from "node:zlib";
import { stateName } from "@mainstreet/contract/us-states";
import { generateMultiSite } from "@mainstreet/generator/multi-location/generate-multi-site";
import type { Location, MultiSite } from "@mainstreet/generator/multi-location/multi-site";
import { sampleMultiSite } from "@mainstreet/generator/multi-location/test-support";
import { THEMES } from "@mainstreet/generator/themes/find-theme";
import { expect, test } from "vitest";
import { IS_LONG } from "../../../test/is-long.ts";
import { today } from "../../../test/of-today.ts";
import { localFacts } from "./local-facts.ts";
import { findPlace } from "./places.ts";

const AROUND_WINSTON_SALEM =
  "Winston-Salem Kernersville Clemmons High_Point Greensboro Lexington Mount_Airy Statesville Thomasville";
const ALL_OVER_TEXAS =
  "Houston Pasadena Sugar_Land Katy Pearland Baytown Conroe Galveston League_City Missouri_City Rosenberg " +
  "Texas_City Humble Spring Tomball La_Porte Deer_Park Alvin Angleton Huntsville Brenham Bryan Austin " +
  "San_Antonio Dallas Fort_Worth El_Paso Lubbock Amarillo Laredo McAllen Brownsville Waco Tyler Midland";

function locationIn(city: string, code: string): Location {
  const place = findPlace(city, code);
  return {
    city,
    state: { code, name: stateName(code) ?? "" },
    zip: "",
    facts: place === undefined ? null : localFacts(place),
  };
}

/** A site in real places, the first of them its main one. */
function siteIn(cities: string, code: string, changes: Partial<MultiSite>): MultiSite {
  const [main, ...locations] = cities
    .split(" ")
    .map((name) => locationIn(name.replace("_", " "), code));
  return sampleMultiSite({ ...main, locations, ...changes });
}

/** Each theme has one of the three sites a day (UTC). */
const isDue = (theme: number, site: number) => IS_LONG || (theme + site + today) % 3 === 0;

test.each(
  THEMES.flatMap(({ slug: theme }, number) =>
    [
      ["Plumbing", AROUND_WINSTON_SALEM, "NC"],
      ["House cleaning", AROUND_WINSTON_SALEM, "NC"],
      ["Electrical", ALL_OVER_TEXAS, "TX"],
    ]
      .filter((_, site) => isDue(number, site))
      .map(([service = "", cities = "", code = ""]) => ({ theme, service, cities, code })),
  ),
)(
  "in the theme $theme every page of $service in $code says enough in at most 14,000 bytes",
  ({ theme, service, cities, code }) => {
    const design = { theme, palette: "harbor" };
    const { files, pages, skipped } = generateMultiSite(siteIn(cities, code, { service, design }));
    expect(skipped).toEqual([]);
    for (const { path, words, nearest, indexing } of pages) {
      const page = files.find((file) => file.path === `${path}index.html`)?.text ?? "";
      expect(gzipSync(page).length, path).toBeLessThanOrEqual(14_000);
      if (nearest === null) continue;
      expect(words, path).toBeGreaterThanOrEqual(350);
      expect(indexing, path).toEqual({ indexable: true, reasons: [] });
      expect(nearest.likeness, path).toBeLessThanOrEqual(0.4);
    }
  },
);
