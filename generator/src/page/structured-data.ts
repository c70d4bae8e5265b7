import { firmOf, reviewProfiles } from "../content/contact.ts";
import { openingHoursNodes, specialHoursNodes } from "../content/hours.ts";
import type { Crumb, PageContent } from "../content/page-content.ts";
import { evidenceOf } from "../content/proof-sections.ts";
import type { PagePlan } from "../plan-page.ts";
import { firmLabel } from "../plan-page.ts";
import type { Site } from "../site.ts";
import { TRADES } from "../trades/all-trades.ts";
import { photoPath } from "./picture-tag.ts";

export type Node = Record<string, unknown>;

type Page = { path: string; content: PageContent; about: readonly Node[] };

/** The schema.org graph of a page. */
export function pageGraph(site: Site, { path, content, about }: Page): Node {
  const { siteUrl } = site;
  const { head, trail } = content;
  const url = siteUrl + path;
  const website = {
    "@type": "WebSite",
    "@id": `${siteUrl}#website`,
    url: siteUrl,
    name: firmLabel(site),
    inLanguage: "en-US",
  };
  const [subject] = about;
  const page = {
    "@type": subject === undefined ? "CollectionPage" : "WebPage",
    "@id": `${url}#webpage`,
    url,
    name: head.title,
    description: head.description,
    inLanguage: "en-US",
    isPartOf: { "@id": website["@id"] },
    ...(subject && { about: { "@id": subject["@id"] } }),
    ...(trail.length > 0 && { breadcrumb: { "@id": `${url}#breadcrumb` } }),
  };
  const crumbs = trail.length > 0 ? [breadcrumbNode(siteUrl, url, trail)] : [];
  return { "@context": "https://schema.org", "@graph": [website, page, ...crumbs, ...about] };
}

/** All steps with absolute addresses, the page itself included. */
function breadcrumbNode(siteUrl: string, url: string, trail: readonly Crumb[]): Node {
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumb`,
    itemListElement: trail.map(({ href, text }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: text,
      item: href === null ? url : siteUrl + href.replace(/^(?:\.\.?\/)+/, ""),
    })),
  };
}

type Area = Node | readonly Node[];

/**
 * What a site's first page is about. Without a company name there is only a service in an area: neither a
 * business nor an address is made up, and the city's position is never presented as a shop's (GS-14).
 */
export function homeNode(plan: PagePlan, area: Area): Node {
  const { site } = plan;
  return site.company.name === ""
    ? serviceNode(site, { url: site.siteUrl, area })
    : businessNode(plan, area);
}

/** A service at an address of its own, in an area. */
export function serviceNode(site: Site, { url, area }: { url: string; area: Area }): Node {
  const { phone } = firmOf(site);
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
        servicePhone: { "@type": "ContactPoint", telephone: phone.number },
      },
    }),
  };
}

/** The company as it was typed, with what its record states; services offered are those that a person ticked. */
export function businessNode({ site, trade }: PagePlan, area: Area): Node {
  const { company, business, siteUrl } = site;
  const { phone } = firmOf(site);
  const images = pictureUrls(site);
  const profiles = reviewProfiles(site);
  return {
    "@type": trade?.schemaType ?? "LocalBusiness",
    "@id": `${siteUrl}#business`,
    name: company.name,
    url: siteUrl,
    ...(phone && { telephone: phone.number }),
    ...(site.email !== "" && { email: site.email }),
    ...placeNodes(site),
    ...(images.length > 0 && { image: images }),
    ...(business?.logo && { logo: urlOf(site, business.logo) }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...hoursNodes(site),
    ...(business?.founded && { foundingDate: String(business.founded) }),
    ...(business &&
      business.paymentKinds.length > 0 && { paymentAccepted: business.paymentKinds.join(", ") }),
    ...(business && business.languages.length > 0 && { knowsLanguage: business.languages }),
    areaServed: area,
    knowsAbout: site.service,
    ...catalogueNode(site),
  };
}

/** The address as typed and a position of its own; neither for a firm that only comes to its customers. */
function placeNodes(site: Site): Node {
  if (site.business?.serviceAreaOnly) return {};
  const { latitude, longitude } = site.company;
  const address = postalAddress(site);
  const hasPosition = latitude !== null && longitude !== null;
  return {
    ...(address && { address }),
    ...(hasPosition && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
  };
}

/** The hours that the page prints by weekday; lines that a user typed for this site cannot be read as structured hours. */
function hoursNodes({ business }: Site): Node {
  if (business === null) return {};
  const days = business.hours === null ? [] : openingHoursNodes(business.hours);
  const special = specialHoursNodes(business.holidays);
  return {
    ...(days.length > 0 && { openingHoursSpecification: days }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

function catalogueNode({ business }: Site): Node {
  const offered = (business?.services ?? []).map(({ trade, id, name }) => {
    const known = TRADES.find(({ slug }) => slug === trade)?.services.find((one) => one.id === id);
    return name || (known?.name ?? "");
  });
  const names = offered.filter((name) => name !== "");
  if (names.length === 0) return {};
  const items = names.map((name) => ({
    "@type": "Offer",
    itemOffered: { "@type": "Service", name },
  }));
  return { hasOfferCatalog: { "@type": "OfferCatalog", name: "Services", itemListElement: items } };
}

type Pictured = { hash: string; widths: readonly number[] };

const urlOf = ({ siteUrl }: Site, { hash, widths }: Pictured) =>
  siteUrl + photoPath(hash, widths.at(-1) ?? 0, "jpg");

const MAX_IMAGES = 3;

/** The page's own photos, the one of the hero first. */
function pictureUrls(site: Site): string[] {
  const pictures = evidenceOf(site).flatMap((one) => {
    if (one.kind === "job") return one.pictures;
    return one.kind === "photo" ? [one.picture] : [];
  });
  return pictures.slice(0, MAX_IMAGES).map((picture) => urlOf(site, picture));
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
