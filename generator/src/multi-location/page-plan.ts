import { cityAndCode, cleanText } from "../content/site-words.ts";
import type { Site } from "../site.ts";
import { pathSlug } from "../slug.ts";
import { findTrade } from "../trades/find-trade.ts";
import type { TradePack } from "../trades/trade-pack.ts";
import type { Location } from "./multi-site.ts";

/** One page about one service in one city. */
export type PagePlan = {
  /** Its folder as seen from the site's first page: "" or "locations/kernersville-nc/". */
  path: string;
  /** "Kernersville, NC", or the service. */
  name: string;
  /** The site as this page knows it. */
  site: Site;
  pack: TradePack;
};

/** What the user typed for the first page alone, and the position of its city, hold for no other. */
const OWN_TO_HOME = { metaTitle: "", metaDescription: "", latitude: null, longitude: null };

/** The folder of a location's page, from the city and the state's code as the user typed them. */
export function locationPath({ city, state }: { city: string; state: string }): string {
  const name = cityAndCode({
    city: cleanText(city),
    state: { code: cleanText(state), name: "" },
  });
  return `locations/${pathSlug(name)}/`;
}

/** A location's page speaks of the main service. */
export function locationPage({ site, pack }: PagePlan, location: Location): PagePlan {
  const { city, state, zip, facts, address } = location;
  const hasAddress = address.street !== "";
  const company = hasAddress
    ? { ...site.company, address, latitude: null, longitude: null }
    : site.company;
  const name = cityAndCode(location);
  return {
    path: locationPath({ city, state: state.code }),
    name,
    site: { ...site, ...OWN_TO_HOME, city, state, zip, facts, company },
    pack,
  };
}

/** A service's page speaks of the main city. */
export function servicePage({ site }: PagePlan, service: string): PagePlan {
  return {
    path: `services/${pathSlug(service)}/`,
    name: service,
    site: { ...site, ...OWN_TO_HOME, latitude: site.latitude, longitude: site.longitude, service },
    pack: findTrade(service),
  };
}
