import { stateName } from "@mainstreet/contract/us-states";
import type { Site } from "@mainstreet/generator/site";
import { sampleSite } from "@mainstreet/generator/test-support";
import { localFacts } from "@mainstreet/server/features/places/local-facts";
import { placePack } from "@mainstreet/server/features/places/pack";
import { largestFirst, placeAt } from "@mainstreet/server/features/places/place";

const SERVICES = ["Plumbing", "HVAC", "Electrical", "Roofing", "House cleaning", "Pest control"];

/** Sites of six trades in the largest places, with their facts looked up, each in the design that its key chooses. */
export function manySites(count: number): Site[] {
  const ids = Array.from(placePack().places.source, (_, id) => id);
  return largestFirst(ids)
    .slice(0, count)
    .map((id, index) => {
      const place = placeAt(id);
      return sampleSite({
        siteKey: `key${index}`,
        siteUrl: `https://site-${index}.netlify.app/`,
        service: SERVICES[index % SERVICES.length] ?? "",
        city: place.name,
        state: { code: place.state, name: stateName(place.state) ?? place.state },
        phone: `336555${1000 + index}`,
        facts: localFacts(place),
        design: { theme: "", palette: "" },
      });
    });
}
