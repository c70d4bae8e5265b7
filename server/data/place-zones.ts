import zoneAt from "tz-lookup";
import type { Point } from "@mainstreet/generator/distance";

type ZonedPlace = {
  state: string;
  key: string;
  position: Point | null;
  county: string | undefined;
};

/** Zones of each state, its main one first, by the last part of the IANA name. */
const ZONES_OF_STATE: Readonly<Record<string, string>> = {
  AK: "Anchorage Juneau Sitka Nome Yakutat Adak Metlakatla",
  AZ: "Phoenix Denver",
  FL: "New_York Chicago",
  ID: "Boise Los_Angeles",
  IN: "Indiana/Indianapolis Chicago Indiana/Knox Indiana/Marengo Indiana/Petersburg Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac Kentucky/Louisville",
  KS: "Chicago Denver",
  KY: "New_York Chicago Kentucky/Louisville Kentucky/Monticello",
  MI: "Detroit Menominee",
  ND: "Chicago Denver North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem",
  NE: "Chicago Denver",
  OR: "Los_Angeles Boise",
  SD: "Chicago Denver",
  TN: "Chicago New_York",
  TX: "Chicago Denver",
  ...sameZone("New_York", "CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV"),
  ...sameZone("Chicago", "AL AR IA IL LA MN MO MS OK WI"),
  ...sameZone("Denver", "CO MT NM UT WY"),
  ...sameZone("Los_Angeles", "CA NV WA"),
};

/** Places that keep another clock than the law or the rest of their county, by "state|key". */
const ZONE_OVERRIDES: Readonly<Record<string, string>> = {
  "AL|lanett": "America/New_York",
  "AL|phenixcity": "America/New_York",
  "AL|smithsstation": "America/New_York",
  "AL|valley": "America/New_York",
  ...phoenixTime("blue duncan fredonia marblecanyon petrifiedforestnatlpk"),
  ...phoenixTime("hotevilla keamscanyon kykotsmovivillage polacca secondmesa"),
  "NV|jackpot": "America/Boise",
  "NV|westwendover": "America/Denver",
};

/** Arizona towns on the edge of the Navajo Nation, which alone in the state has daylight saving time, and the Hopi villages in it. */
function phoenixTime(keys: string): Record<string, string> {
  return Object.fromEntries(keys.split(" ").map((key) => [`AZ|${key}`, "America/Phoenix"]));
}

/** Share of a county's places that must agree before they decide for all of them. */
const COUNTY_AGREES = 0.75;

function sameZone(zone: string, states: string): Record<string, string> {
  return Object.fromEntries(states.split(" ").map((state) => [state, zone]));
}

function allowedZones(state: string): string[] {
  if (state === "HI") return ["Pacific/Honolulu"];
  if (state === "PR") return ["America/Puerto_Rico"];
  return (ZONES_OF_STATE[state] ?? "").split(" ").map((zone) => `America/${zone}`);
}

/**
 * IANA zones of all places; undefined where a place has no position and its county or state more than one. tz-lookup's map has an error of
 * a few miles, so near a border it may name the next zone or even Canada: a zone must be one of the state's, and where a county's places
 * nearly all agree, they decide, since most zone lines run along county lines.
 */
export function timeZones(places: ZonedPlace[]): (string | undefined)[] {
  const lookedUp = places.map(({ state, position }) => {
    const zone = position && zoneAt(position.latitude, position.longitude);
    return zone !== null && allowedZones(state).includes(zone) ? zone : undefined;
  });
  const countyZones = new Map(
    [...Map.groupBy(places.keys(), (index) => places[index]?.county)].map(([county, members]) => [
      county,
      commonZone(members.flatMap((index) => lookedUp[index] ?? [])),
    ]),
  );
  return places.map(({ state, key, county, position }, index) => {
    const agreed = county === undefined ? undefined : countyZones.get(county);
    const [main, ...others] = allowedZones(state);
    const isSure = position !== null || others.length === 0;
    const known = ZONE_OVERRIDES[`${state}|${key}`] ?? agreed ?? lookedUp[index];
    return known ?? (isSure ? main : undefined);
  });
}

function commonZone(zones: string[]): string | undefined {
  return [...Map.groupBy(zones, (zone) => zone)].find(
    ([, same]) => same.length >= zones.length * COUNTY_AGREES,
  )?.[0];
}
