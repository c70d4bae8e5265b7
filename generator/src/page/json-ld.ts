import { parsePhone } from "../phone.ts";
import type { Site } from "../site.ts";
import type { TradePack } from "../trades/trade-pack.ts";

type Node = Record<string, unknown>;

/**
 * The page as schema.org sees it. Without a company name there is only a service in an area: neither a
 * business nor an address is made up, and the city's position never poses as a shop (GS-14).
 */
export function structuredData(
  site: Site,
  pack: TradePack,
  texts: { title: string; description: string },
): Node {
  const { siteUrl } = site;
  const about = site.company.name === "" ? service(site) : business(site, pack);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        "@id": `${siteUrl}#website`,
        url: siteUrl,
        name: texts.title,
        inLanguage: "en-US",
      },
      {
        "@type": "WebPage",
        "@id": `${siteUrl}#webpage`,
        url: siteUrl,
        name: texts.title,
        description: texts.description,
        inLanguage: "en-US",
        isPartOf: { "@id": `${siteUrl}#website` },
        about: { "@id": about["@id"] },
      },
      about,
    ],
  };
}

function service(site: Site): Node {
  const phone = parsePhone(site.phone);
  return {
    "@type": "Service",
    "@id": `${site.siteUrl}#service`,
    name: `${site.service} in ${site.city}`,
    serviceType: site.service,
    url: site.siteUrl,
    areaServed: areaServed(site),
    ...(phone && {
      availableChannel: {
        "@type": "ServiceChannel",
        serviceUrl: site.siteUrl,
        servicePhone: { "@type": "ContactPoint", telephone: phone.e164 },
      },
    }),
  };
}

function business(site: Site, pack: TradePack): Node {
  const { company } = site;
  const phone = parsePhone(site.phone);
  const address = postalAddress(site);
  const hasPosition = company.latitude !== null && company.longitude !== null;
  return {
    "@type": pack.schemaType,
    "@id": `${site.siteUrl}#business`,
    name: company.name,
    url: site.siteUrl,
    ...(phone && { telephone: phone.e164 }),
    ...(site.email !== "" && { email: site.email }),
    ...(address && { address }),
    ...(hasPosition && {
      geo: {
        "@type": "GeoCoordinates",
        latitude: company.latitude,
        longitude: company.longitude,
      },
    }),
    areaServed: areaServed(site),
    knowsAbout: site.service,
  };
}

/** Exactly the fields that were typed; nothing when none was. */
function postalAddress({ company }: Site): Node | null {
  const { street, city, state, zip } = company.address;
  const typed = Object.entries({
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
  }).filter(([, value]) => value !== "");
  if (typed.length === 0) return null;
  return { "@type": "PostalAddress", ...Object.fromEntries(typed), addressCountry: "US" };
}

function areaServed({ city, state }: Site): Node {
  return {
    "@type": "City",
    name: city,
    ...(state.name !== "" && { containedInPlace: { "@type": "State", name: state.name } }),
  };
}
