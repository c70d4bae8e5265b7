import { parsePhone } from "../phone.ts";
import type { Site } from "../site.ts";
import type { TradePack } from "../trades/trade-pack.ts";

export type Node = Record<string, unknown>;

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
  const area = areaServed(site);
  const about =
    site.company.name === ""
      ? serviceNode(site, { url: siteUrl, area })
      : businessNode(site, { url: siteUrl, area, pack });
  const page = { "@type": "WebPage", about: { "@id": about["@id"] } };
  return graphOf([
    websiteNode(siteUrl, texts.title),
    pageNode(siteUrl, { ...texts, url: siteUrl, page }),
    about,
  ]);
}

export function graphOf(nodes: readonly Node[]): Node {
  return { "@context": "https://schema.org", "@graph": nodes };
}

export function websiteNode(siteUrl: string, name: string): Node {
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}#website`,
    url: siteUrl,
    name,
    inLanguage: "en-US",
  };
}

type PageFacts = { url: string; title: string; description: string; page: Node };

/** `page` holds its type, and what it says beside its title. */
export function pageNode(siteUrl: string, { url, title, description, page }: PageFacts): Node {
  const { "@type": type, ...more } = page;
  return {
    "@type": type,
    "@id": `${url}#webpage`,
    url,
    name: title,
    description,
    inLanguage: "en-US",
    isPartOf: { "@id": `${siteUrl}#website` },
    ...more,
  };
}

type Area = Node | readonly Node[];

/** A service at an address of its own, in an area. */
export function serviceNode(site: Site, { url, area }: { url: string; area: Area }): Node {
  const phone = parsePhone(site.phone);
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: `${site.service} in ${site.city}`,
    serviceType: site.service,
    url,
    areaServed: area,
    ...(phone && {
      availableChannel: {
        "@type": "ServiceChannel",
        serviceUrl: url,
        servicePhone: { "@type": "ContactPoint", telephone: phone.e164 },
      },
    }),
  };
}

type Business = { url: string; area: Area; pack: TradePack };

/** The company as it was typed, at an address of its own. */
export function businessNode(site: Site, { url, area, pack }: Business): Node {
  const { company } = site;
  const phone = parsePhone(site.phone);
  const address = postalAddress(site);
  const hasPosition = company.latitude !== null && company.longitude !== null;
  return {
    "@type": pack.schemaType,
    "@id": `${url}#business`,
    name: company.name,
    url,
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
    areaServed: area,
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

export function areaServed({ city, state }: Pick<Site, "city" | "state">): Node {
  return {
    "@type": "City",
    name: city,
    ...(state.name !== "" && { containedInPlace: { "@type": "State", name: state.name } }),
  };
}
