import { capitalise, cleanLines, cleanSite, cleanText } from "../content/site-words.ts";
import type { Location, MultiSite } from "./multi-site.ts";

/** The site with every text of the user on one line, but for the descriptions, which keep their lines. */
export function cleanMultiSite(site: MultiSite): MultiSite {
  return {
    ...site,
    ...cleanSite(site),
    locations: site.locations.map(cleanLocation),
    relatedServices: site.relatedServices.map(({ name, description }) => ({
      name: capitalise(cleanText(name)),
      description: cleanLines(description),
    })),
  };
}

function cleanLocation({ city, state, zip, facts, address }: Location): Location {
  return {
    city: cleanText(city),
    state: { code: cleanText(state.code), name: cleanText(state.name) },
    zip: cleanText(zip),
    facts,
    address: {
      street: cleanText(address.street),
      city: cleanText(address.city),
      state: cleanText(address.state),
      zip: cleanText(address.zip),
    },
  };
}
