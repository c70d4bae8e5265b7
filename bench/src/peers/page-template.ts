import { resolveDesign } from "@mainstreet/generator/themes/find-theme";
import type { PeerSection } from "./peer-data.ts";

type Field = (name: string) => string;

/** How an engine writes a field of the page, the same in JSON, and a list: of the page itself, or of all pages. */
export type Syntax = {
  own: Field;
  json: Field;
  each: (of: "own" | "shared", list: string, item: (field: Field) => string) => string;
};

/**
 * The page that peers render: the parts of our page in the theme civic, as a person would write them by hand, with the same sentences on
 * all pages.
 */
export function pageTemplate(syntax: Syntax, sections: readonly PeerSection[]): string {
  return `<!DOCTYPE html>
<html lang="en-US">
<head>${head(syntax)}</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top"><div class="wrap"><p class="brand">${syntax.own("label")}</p><nav aria-label="On this page"><a href="#services">Services</a><a href="#signs">Warning signs</a><a href="#hire">Before you hire</a><a href="#price">Price</a></nav></div></header>
<main id="main">
${hero(syntax)}
${sections.map((section) => sectionOf(syntax, section)).join("\n")}
${area(syntax)}
${contact(syntax)}
</main>
<footer><div class="wrap"><p><b>${syntax.own("label")}</b><br><a class="nb" href="tel:${syntax.own("tel")}">${syntax.own("phone")}</a></p><p>This site sets no cookies and runs no trackers.<br>General guidance. Rules and prices differ from place to place.</p><p>Place data: <a href="https://www.geonames.org/">GeoNames</a> (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>), <a href="https://www.census.gov/">U.S. Census Bureau</a></p></div></footer>
<aside class="bar" aria-label="Call">${call(syntax)}</aside>
</body>
</html>
`;
}

const design = resolveDesign({ siteKey: "", design: { theme: "civic", palette: "harbor" } });

function head({ own, json }: Syntax): string {
  const { light, dark } = design.palette;
  return `
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light.ground}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.ground}">
<title>${own("title")}</title>
<meta name="description" content="${own("description")}">
<link rel="canonical" href="${own("address")}">
<link rel="preload" href="${design.theme.face.path}" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="favicon.ico" sizes="32x32">
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="apple-touch-icon.png">
<link rel="manifest" href="site.webmanifest">
<meta property="og:type" content="website">
<meta property="og:locale" content="en_US">
<meta property="og:site_name" content="${own("label")}">
<meta property="og:title" content="${own("title")}">
<meta property="og:description" content="${own("description")}">
<meta property="og:url" content="${own("address")}">
<meta property="og:image" content="${own("address")}og.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${design.theme.social.alt}">
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","url":${json("address")},"name":${json("title")},"inLanguage":"en-US"},{"@type":"WebPage","url":${json("address")},"name":${json("title")},"description":${json("description")},"inLanguage":"en-US"},{"@type":"Service","name":${json("label")},"serviceType":${json("service")},"url":${json("address")},"areaServed":{"@type":"City","name":${json("city")},"containedInPlace":{"@type":"State","name":${json("state")}}},"availableChannel":{"@type":"ServiceChannel","serviceUrl":${json("address")},"servicePhone":{"@type":"ContactPoint","telephone":${json("tel")}}}}]}</script>
<style>${design.pageSheet("").css}</style>
`;
}

const call = ({ own }: Syntax) =>
  `<a class="call" href="tel:${own("tel")}"><span>Call</span> <b class="nb">${own("phone")}</b></a>`;

function hero(syntax: Syntax): string {
  const { own, each } = syntax;
  const near = each(
    "own",
    "outlines",
    (field) =>
      `<path d="${field("path")}" transform="translate(${field("x")} ${field("y")}) scale(${field("scale")})" />`,
  );
  return `<section class="hero hero-0"><div class="wrap"><div class="hero-text"><p class="eyebrow">${own("eyebrow")}</p><h1>${own("heading")}</h1><p class="lead">${own("lead")}</p><p class="actions">${call(syntax)} <a class="quiet" href="#services">See the services</a></p></div>
<figure class="sheet paper-0"><svg class="map" viewBox="-12 -12 144 144" role="img" aria-label="${own("caption")}"><g class="map-near">${near}</g><path class="map-own" d="${own("outline")}" /><circle class="map-ring" cx="${own("x")}" cy="${own("y")}" r="9" /><circle class="map-dot" cx="${own("x")}" cy="${own("y")}" r="3.6" /></svg><figcaption>${own("caption")}</figcaption></figure></div></section>`;
}

function sectionOf({ each }: Syntax, { id, title, intro }: PeerSection): string {
  const items = each(
    "shared",
    id,
    (field) => `<li><h3>${field("title")}</h3>
<p>${field("text")}</p></li>`,
  );
  return `<section id="${id}" class="part" aria-labelledby="${id}-title">
<div class="wrap">
<div class="head">
<h2 id="${id}-title">${title}</h2>
<p>${intro}</p>
</div>
<div class="content"><ul class="tiles">
${items}
</ul></div>
</div>
</section>`;
}

function area({ each }: Syntax): string {
  const places = each(
    "own",
    "nearby",
    (field) =>
      `<li><b>${field("number")}</b><span>${field("name")}</span> <span>${field("way")}</span></li>`,
  );
  const dots = each(
    "own",
    "nearby",
    (field) =>
      `<circle cx="${field("x")}" cy="${field("y")}" r="3.2" /><text x="${field("x")}" y="${field("y")}">${field("number")}</text>`,
  );
  const facts = each(
    "own",
    "facts",
    (field) => `<div>
<dt>${field("label")}</dt>
<dd>${field("text")}</dd>
</div>`,
  );
  const zips = each("own", "zips", (field) => `<li>${field("code")}</li>`);
  return `<section id="area" class="part part-area" aria-labelledby="area-title">
<div class="wrap">
<div class="head">
<h2 id="area-title">The area</h2>
<p>What is on record about it.</p>
</div>
<div class="content"><div class="near"><svg class="plot" viewBox="-108 -108 216 216" role="img" aria-label="Nearby places by direction and distance"><g class="plot-rings"><circle r="22.5" /><circle r="45" /><circle r="67.5" /><circle r="90" /><path d="M0-90V90M-90 0H90" /></g><g class="plot-dots">${dots}</g></svg>
<div><h3>Nearby, in a straight line</h3><ol>${places}</ol></div></div><dl class="rows">${facts}<div><dt>ZIP codes</dt><dd><ul class="chips">${zips}</ul></dd></div></dl></div>
</div>
</section>`;
}

const contact = ({
  own,
}: Syntax) => `<section id="contact" class="contact" aria-labelledby="contact-title">
<div class="wrap"><div class="head"><h2 id="contact-title">Contact</h2><p>Say what you see, and ask what it would take.</p></div>
<div><p class="name">${own("label")}</p><p class="number"><a class="nb" href="tel:${own("tel")}">${own("phone")}</a></p></div></div>
</section>`;
