import { countFacts } from "@mainstreet/generator/content/indexing";
import { describe, expect, test } from "vitest";
import { milesBetween } from "@mainstreet/generator/distance";
import { localFacts } from "./local-facts.ts";
import { placePack } from "./pack.ts";
import { normaliseName } from "./normalise-name.ts";
import { placesNamed } from "./place-index.ts";
import { placeAt } from "./place.ts";
import { findPlace } from "./places.ts";

function factsOf(city: string, state: string) {
  const place = findPlace(city, state);
  if (place === undefined) throw new Error(`${city}, ${state} is not in the pack`);
  return localFacts(place);
}

test("Winston-Salem's facts are those of the worked example", () => {
  const facts = factsOf("Winston-Salem", "NC");
  expect(facts).toMatchObject({
    county: "Forsyth County",
    role: "seat",
    timeZone: "Eastern Time",
    latitude: 36.09986,
    longitude: -80.24422,
    zips: {
      listed: "27101 27103 27104 27105 27106 27107 27109 27110 27127".split(" "),
      total: 9,
    },
    nearestLarge: { name: "Greensboro", state: "NC" },
    sunset: { june: "8:41 pm", december: "5:10 pm" },
    otherState: null,
  });
  expect(facts.nearby.map(({ name, miles, compass }) => `${name} ${miles} ${compass}`)).toEqual([
    "Walkertown 7 NE",
    "Wallburg 9 SE",
    "Clemmons 9 SW",
    "Kernersville 10 E",
    "Lewisville 10 W",
    "Rural Hall 10 N",
    "Midway 10 S",
    "Tobaccoville 12 NW",
  ]);
  expect(facts.neighbouringCounties).toEqual(
    ["Davidson", "Davie", "Guilford", "Stokes", "Surry", "Yadkin"].map((name) => `${name} County`),
  );
  expect(countFacts(facts, null)).toBeGreaterThanOrEqual(10);
});

describe("counties", () => {
  test.each([
    ["New Orleans", "LA", "Orleans Parish"],
    ["Anchorage", "AK", "Anchorage Municipality"],
    ["Fairbanks", "AK", "Fairbanks North Star Borough"],
    ["Nome", "AK", "Nome Census Area"],
    ["Brooklyn", "NY", "Kings County"],
    ["Lexington", "KY", "Fayette County"],
    ["Espanola", "NM", "Rio Arriba County"],
    ["Mayaguez", "PR", "Mayagüez Municipio"],
    ["Shelby Township", "MI", "Macomb County"],
    ["Ann Arbor Township", "MI", "Washtenaw County"],
  ])("%s, %s lies in %s", (city, state, county) => {
    expect(factsOf(city, state).county).toBe(county);
  });

  test.each([
    ["Richmond", "VA"],
    ["Virginia Beach", "VA"],
    ["Baltimore", "MD"],
    ["St. Louis", "MO"],
    ["Carson City", "NV"],
    ["Washington", "DC"],
  ])("%s, %s is a city of its own and has none", (city, state) => {
    expect(factsOf(city, state).county).toBeNull();
  });

  test.each([
    ["Bossier City", "LA"],
    ["Wayne", "NJ"],
    ["Broomfield", "CO"],
  ])("%s, %s, where the sources disagree, has none printed", (city, state) => {
    expect(factsOf(city, state)).toMatchObject({ county: null, role: null, outline: null });
  });

  test("none is printed in Connecticut, not even as a neighbour", () => {
    expect(factsOf("Hartford", "CT")).toMatchObject({ county: null, neighbouringCounties: [] });
    const across = factsOf("Westerly", "RI").neighbouringCounties;
    expect(across).not.toEqual([]);
    expect(across.filter((name) => name.endsWith("(CT)"))).toEqual([]);
  });

  test("the namesake far away does not lend Shelby its county", () => {
    expect(factsOf("Shelby", "MI").county).toBe("Oceana County");
  });
});

describe("surroundings", () => {
  test("a remote city gets the few places it has, from up to 60 miles", () => {
    const { nearby } = factsOf("Ely", "NV");
    expect(nearby.length).toBeLessThan(8);
    expect(nearby.every(({ miles }) => miles <= 60)).toBe(true);
  });

  test.each([
    ["Jersey City", "NJ", "New York"],
    ["Red Bank", "TN", "Chattanooga"],
    ["Northglenn", "CO", "Denver"],
    ["Kernersville", "NC", "Winston-Salem"],
    ["Everett", "WA", "Seattle"],
    ["New York", "NY", undefined],
    ["Anchorage", "AK", undefined],
    ["Juneau", "AK", undefined],
  ])("the big city near %s, %s is %s", (city, state, big) => {
    expect(factsOf(city, state).nearestLarge?.name).toBe(big);
  });

  test("a place that the Census alone names has what follows from its county, and no more", () => {
    expect(factsOf("Ann Arbor Township", "MI")).toMatchObject({
      city: "Ann Arbor Township",
      latitude: null,
      nearby: [],
      nearestLarge: null,
      zips: { listed: [], total: 0 },
      sunset: null,
      outline: null,
    });
    expect(factsOf("Ann Arbor Township", "MI").neighbouringCounties).toContain("Wayne County");
  });

  test("Utqiagvik has no neighbour and no sunset in June, and says neither", () => {
    expect(factsOf("Utqiagvik", "AK")).toMatchObject({ nearby: [], sunset: null });
  });

  test("a city on a state line names the other state", () => {
    expect(factsOf("Texarkana", "TX").otherState).toEqual({ name: "Arkansas", miles: 1 });
    expect(factsOf("Las Vegas", "NV").otherState?.name).toBe("Arizona");
    expect(factsOf("Denver", "CO").otherState).toBeNull();
  });

  test("a big city lists 24 ZIP codes and says how many there are", () => {
    const { zips } = factsOf("Houston", "TX");
    expect(zips.listed).toHaveLength(24);
    expect(zips.total).toBeGreaterThan(80);
  });

  test("every distance printed for a hundred cities can be recomputed from the pack", () => {
    const { places } = placePack();
    const pointAt = (id: number) => ({
      latitude: (places.latitude[id] ?? 0) / 100_000,
      longitude: (places.longitude[id] ?? 0) / 100_000,
    });
    const large = [...places.rank.keys()].filter((id) => (places.rank[id] ?? 0) > 250_000);
    const wrong = large.flatMap((id) =>
      localFacts(placeAt(id)).nearby.filter(({ name, state, miles }) => {
        const away = placesNamed(normaliseName(name))
          .filter((other) => placeAt(other).state === state)
          .map((other) => milesBetween(pointAt(id), pointAt(other)));
        return !away.some((exact) => Math.max(1, Math.round(exact)) === miles);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("the county's outline and the city's point lie on the grid", () => {
    const { outline } = factsOf("Winston-Salem", "NC");
    expect(outline?.path).toMatch(/^M\d+ \d+l[-\d ]+z$/);
    expect(outline?.neighbours).toHaveLength(6);
    expect(outline?.dot).toEqual({ x: 66, y: 66 });
  });
});
