import { countFacts } from "@mainstreet/generator/content/indexing";
import { describe, expect, test } from "vitest";
import { milesBetween } from "@mainstreet/generator/distance";
import { localFacts } from "./local-facts.ts";
import { placePack } from "./pack.ts";
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
    nearestLarge: { name: "High Point", state: "NC" },
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
    "Tobaccoville 12 NW",
    "Welcome 14 S",
  ]);
  expect(facts.neighbouringCounties).toEqual(
    ["Davidson", "Davie", "Guilford", "Stokes", "Surry", "Yadkin"].map((name) => `${name} County`),
  );
  expect(countFacts(facts)).toBeGreaterThanOrEqual(12);
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
  test("a desert city gets the few places it has, from up to 60 miles", () => {
    const { nearby } = factsOf("Laredo", "TX");
    expect(nearby.length).toBeLessThan(8);
    expect(nearby.every(({ miles }) => miles > 25 && miles <= 60)).toBe(true);
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
    const { places, states } = placePack();
    const large = [...places.rank.keys()].filter((id) => (places.rank[id] ?? 0) > 250_000);
    const wrong = large.flatMap((id) => {
      const [city = "", state = ""] = [places.name[id], states[places.state[id] ?? -1]];
      const facts = factsOf(city, state);
      return facts.nearby.filter((near) => {
        const place = findPlace(near.name, near.state);
        const miles = place === undefined ? NaN : milesBetween(facts, place);
        return Math.max(1, Math.round(miles)) !== near.miles;
      });
    });
    expect(wrong).toEqual([]);
  });

  test("the county's outline and the city's point lie on the grid", () => {
    const { outline } = factsOf("Winston-Salem", "NC");
    expect(outline?.path).toMatch(/^M\d+ \d+l[-\d ]+z$/);
    expect(outline?.neighbours).toHaveLength(6);
    expect(outline?.dot).toEqual({ x: 66, y: 66 });
  });
});
