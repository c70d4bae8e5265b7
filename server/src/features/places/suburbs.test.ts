import { expect, test } from "vitest";
import { localFacts } from "./local-facts.ts";
import { findPlace } from "./places.ts";

/** Places whose mail mostly goes under a neighbour's name, with the county that the maps of their states show. */
const COUNTY_OF = {
  "Red Bank, TN": "Hamilton",
  "East Ridge, TN": "Hamilton",
  "Blue Ash, OH": "Hamilton",
  "Montgomery, OH": "Hamilton",
  "Bexley, OH": "Franklin",
  "Upper Arlington, OH": "Franklin",
  "Speedway, IN": "Marion",
  "Beech Grove, IN": "Marion",
  "Shelby Township, MI": "Macomb",
  "Macomb Township, MI": "Macomb",
  "Canton Township, MI": "Wayne",
  "Federal Heights, CO": "Adams",
  "James Island, SC": "Charleston",
  "Bellaire, TX": "Harris",
  "University Park, TX": "Dallas",
  "Prairie Village, KS": "Johnson",
  "Leawood, KS": "Johnson",
  "Ladue, MO": "St. Louis",
  "Cheektowaga, NY": "Erie",
  "Upper Darby, PA": "Delaware",
  "Lower Merion, PA": "Montgomery",
  "West Chester Township, OH": "Butler",
  "Mountain Brook, AL": "Jefferson",
  "Forest Acres, SC": "Richland",
  "Nichols Hills, OK": "Oklahoma",
  "Greenwood Village, CO": "Arapahoe",
  "Mercer Island, WA": "King",
};

/** Its nearest ZIP codes lie in another county than on the map, so no county is printed. */
const NEAR_A_LINE = ["Cherry Hills Village, CO"];

const countyOf = (line: string) => {
  const [city = "", state = ""] = line.split(", ");
  const place = findPlace(city, state);
  return place && localFacts(place).county;
};

test.each(Object.entries(COUNTY_OF))("%s lies in %s County", (line, county) => {
  expect(countyOf(line)).toBe(`${county} County`);
});

test.each(NEAR_A_LINE)("%s is known without its county", (line) => {
  expect(countyOf(line)).toBeNull();
});

test("a name is spelt as the place itself spells it, not as a hamlet of that name does", () => {
  expect(findPlace("la due", "MO")?.name).toBe("Ladue");
});
