import type { Crumb, PageContent, Phone } from "../content/page-content.ts";
import type { Html } from "../html.ts";
import { html, jsonLd, raw } from "../html.ts";
import type { PagePlan } from "../plan-page.ts";
import { siteLabel } from "../plan-page.ts";
import type { Site } from "../site.ts";
import type { ResolvedDesign, Sheet } from "../themes/theme.ts";

/** The way from a page's folder back to the site's first page: "", "../" or "../../". */
export function rootOf(path: string): string {
  return "../".repeat(path.split("/").length - 1);
}

type Page = {
  /** The page's folder as seen from the site's first page: "" or "locations/kernersville-nc/". */
  path: string;
  /** The title of the site's first page. */
  siteTitle: string;
  content: PageContent;
  /** What the page is about, the most important first; nothing for a list of links. */
  about: readonly Node[];
  isListed: boolean;
  design: ResolvedDesign;
};

/** A whole page of the site. Every absolute address comes from `siteUrl` (GS-25). */
export function pageDocument(site: Site, page: Page): string {
  const { path, content, isListed, design } = page;
  const { title, description } = content.head;
  const { face, social } = design.theme;
  const url = site.siteUrl + path;
  const root = rootOf(path);
  const head = html`<title>${title}</title>
    <meta name="description" content="${description}">
    ${!isListed && html`<meta name="robots" content="noindex">`}
    <link rel="canonical" href="${url}">
    <link rel="preload" href="${root}${face.path}" as="font" type="font/woff2" crossorigin>
    <link rel="icon" href="${root}favicon.ico" sizes="32x32">
    <link rel="icon" href="${root}favicon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="${root}apple-touch-icon.png">
    <link rel="manifest" href="${root}site.webmanifest">
    <meta property="og:type" content="website">
    <meta property="og:locale" content="en_US">
    <meta property="og:site_name" content="${siteLabel(site)}">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    <meta property="og:url" content="${url}">
    <meta property="og:image" content="${site.siteUrl}og.png">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="${social.alt}">
    <meta name="twitter:card" content="summary_large_image">
    ${jsonLd(structuredData(site, page))}`;
  const body = design.theme.body(content);
  return renderDocument(site, { design, sheet: design.pageSheet(root), head, body });
}

/** The page for lost visitors: not to be listed, and as it is served at any depth, it links absolutely (GS-24). */
export function notFoundDocument(site: Site, design: ResolvedDesign, lead: string): string {
  const head = html`<title>Page not found</title>
    <meta name="robots" content="noindex">
    <link rel="icon" href="${site.siteUrl}favicon.svg" type="image/svg+xml">`;
  const body = design.theme.notFound({ label: siteLabel(site), homeUrl: site.siteUrl, lead });
  return renderDocument(site, { design, sheet: design.notFoundSheet, head, body });
}

type Parts = { design: ResolvedDesign; sheet: Sheet; head: Html; body: Html };

/** The ownership tags come right after the viewport on every page (GS-30). */
function renderDocument(site: Site, { design: { palette }, sheet, head, body }: Parts): string {
  const policy =
    !site.readsHeadersFile &&
    html`<meta http-equiv="Content-Security-Policy" content="${metaPolicy(sheet.digest)}">`;
  return html`<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${verificationTags(site)}
${policy}
<meta name="format-detection" content="telephone=no">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${palette.light.ground}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${palette.dark.ground}">
${head}
${styleTag(sheet.css)}
</head>
<body>
${body}
</body>
</html>
`.markup;
}

function verificationTags({ verification }: Site): Html[] {
  return verification.flatMap((tag) =>
    "token" in tag ? [html`<meta name="${tag.provider}" content="${tag.token}">\n`] : [],
  );
}

/** Its digest in the policy covers these very characters, so none may be added around the sheet. */
const styleTag = (css: string) => raw(`<style>${css}</style>`);

/**
 * The content security policy of pages with a style sheet each and no script (GS-27). `connect-src 'self'`
 * lets auditors read robots.txt from the page.
 */
const policyOf = (cssDigests: readonly string[]) => [
  "default-src 'none'",
  `style-src ${cssDigests.map((digest) => `'sha256-${digest}'`).join(" ")}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** As a header, where the host sends headers: the full policy. */
export function headerPolicy(cssDigests: readonly string[]): string {
  return [...policyOf(cssDigests), "frame-ancestors 'none'", "upgrade-insecure-requests"].join(
    "; ",
  );
}

/**
 * As a meta tag, for a bucket: a meta tag cannot forbid framing, and a website endpoint serves HTTP
 * only, so nothing may be upgraded.
 */
function metaPolicy(cssDigest: string): string {
  return policyOf([cssDigest]).join("; ");
}

export type Node = Record<string, unknown>;

/** A page as schema.org sees it. */
function structuredData({ siteUrl }: Site, { path, siteTitle, content, about }: Page): Node {
  const { head, trail } = content;
  const url = siteUrl + path;
  const website = {
    "@type": "WebSite",
    "@id": `${siteUrl}#website`,
    url: siteUrl,
    name: siteTitle,
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

/**
 * What a site's first page is about. Without a company name there is only a service in an area: neither a
 * business nor an address is made up, and the city's position is never given as a shop's (GS-14).
 */
export function homeNode({ site, pack }: PagePlan, area: Area, phone: Phone | null): Node {
  const at = { url: site.siteUrl, area, phone };
  return site.company.name === "" ? serviceNode(site, at) : businessNode(site, { ...at, pack });
}

type Area = Node | readonly Node[];
type Subject = { url: string; area: Area; phone: Phone | null };

/** A service at an address of its own, in an area. */
export function serviceNode(site: Site, { url, area, phone }: Subject): Node {
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

type Business = Subject & { pack: PagePlan["pack"] };

/** The company as it was typed, at an address of its own. */
export function businessNode(site: Site, { url, area, phone, pack }: Business): Node {
  const { company } = site;
  const address = postalAddress(site);
  const hasPosition = company.latitude !== null && company.longitude !== null;
  return {
    "@type": pack.schemaType,
    "@id": `${url}#business`,
    name: company.name,
    url,
    ...(phone && { telephone: phone.number }),
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
