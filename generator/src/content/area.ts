import { areaMap } from "../art/area-map.ts";
import type { CompassPoint, LocalFacts } from "../local-facts.ts";
import type { PagePlan } from "../plan-page.ts";
import type { RandomStream } from "../seed.ts";
import { countedNoun, listed } from "../text.ts";
import type { LocalFact, Trade } from "../trades/trade.ts";
import type { Context } from "./context.ts";
import { openingOf } from "./context.ts";
import type { AreaSection, FactLine, HubMap, Link } from "./page-content.ts";

/** The local facts for a service of no known trade. */
const USUAL_FACTS: readonly LocalFact[] = ["county", "zips", "nearby"];

/** The local facts that help to choose or to prepare in this trade. */
export const factsOfTrade = (trade: Trade | null): readonly LocalFact[] =>
  trade?.localFacts ?? USUAL_FACTS;

/** The places around on a map, those that the business named, and the local facts that its trade uses. */
export function areaSection(context: Context): AreaSection | null {
  const { plan, streams } = context;
  const { site, trade } = plan;
  const { facts } = site;
  const served = site.business?.serviceArea ?? [];
  if (facts === null) {
    if (served.length === 0) return null;
    const nothing = { map: null, nearby: [], facts: [], zips: { listed: [], total: 0 } };
    return { ...openingOf(context, "area"), kind: "area", served, mapLinks: [], ...nothing };
  }
  const shown = factsOfTrade(trade);
  const nearby = shown.includes("nearby") ? facts.nearby : [];
  return {
    ...openingOf(context, "area"),
    kind: "area",
    map: mapOf(facts, nearby),
    nearby,
    served,
    facts: factLines(facts, shown, streams("area:labels")),
    zips: shown.includes("zips") ? facts.zips : { listed: [], total: 0 },
    mapLinks: mapLinks(plan, facts),
  };
}

/** Null where the position of the place or of its county is not known. */
const mapOf = (facts: LocalFacts, nearby: LocalFacts["nearby"]): HubMap | null =>
  facts.outline === null || facts.longitude === null
    ? null
    : areaMap({ ...facts, outline: facts.outline, longitude: facts.longitude, nearby });

type LineOf = (facts: LocalFacts, words: RandomStream) => FactLine | null;

/** One line for each kind of fact; null where the fact is missing. The other kinds are lists. */
const LINES: Readonly<Partial<Record<LocalFact, LineOf>>> = {
  county: ({ county }) =>
    county === null ? null : { key: "area.county", label: "County", text: county },
  seat: roleLine,
  counties: ({ neighbouringCounties }, words) =>
    neighbouringCounties.length === 0
      ? null
      : line(
          "counties",
          words.pick(["Borders", "Next to", "Neighboring counties"]),
          listed(neighbouringCounties),
        ),
  largeCity: largeCityLine,
  otherState: stateLine,
};

function factLines(
  facts: LocalFacts,
  shown: readonly LocalFact[],
  words: RandomStream,
): FactLine[] {
  return shown.map((kind) => LINES[kind]?.(facts, words) ?? null).filter((one) => one !== null);
}

const line = (key: string, label: string, text: string): FactLine => ({
  key: `area.${key}`,
  label,
  text,
});

function roleLine({ role, county, state }: LocalFacts): FactLine | null {
  if (role === "capital") {
    const text = state === "DC" ? "Capital of the United States" : "State capital";
    return { key: "area.seat", label: "Role", text };
  }
  return role === "seat" && county !== null
    ? { key: "area.seat", label: "Role", text: `Seat of ${county}` }
    : null;
}

const DIRECTIONS: Readonly<Record<CompassPoint, string>> = {
  N: "north",
  NE: "northeast",
  E: "east",
  SE: "southeast",
  S: "south",
  SW: "southwest",
  W: "west",
  NW: "northwest",
};

function largeCityLine({ nearestLarge }: LocalFacts, words: RandomStream): FactLine | null {
  if (nearestLarge === null) return null;
  const place = `${nearestLarge.name}, ${nearestLarge.state}`;
  const way = `${countedNoun(nearestLarge.miles, "mile")} ${DIRECTIONS[nearestLarge.compass]}`;
  return line(
    "large-city",
    words.pick(["Nearest big city", "Closest large city"]),
    `${place}: ${way}`,
  );
}

function stateLine({ otherState }: LocalFacts, words: RandomStream): FactLine | null {
  if (otherState === null) return null;
  const miles = countedNoun(otherState.miles, "mile");
  const text = `${otherState.name} begins about ${miles} away`;
  return line("other-state", words.pick(["State line", "Next state"]), text);
}

/** Links to maps, never an embedded one (GS-16). The position of the city is the user's, or else that of the place data. */
function mapLinks({ site }: PagePlan, facts: LocalFacts): Link[] {
  const latitude = site.latitude ?? facts.latitude;
  const longitude = site.longitude ?? facts.longitude;
  if (latitude === null || longitude === null) return [];
  return [
    { href: googleMap(`${latitude},${longitude}`), text: "Google Maps" },
    {
      href: `https://www.openstreetmap.org/#map=12/${latitude}/${longitude}`,
      text: "OpenStreetMap",
    },
  ];
}

export function googleMap(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
