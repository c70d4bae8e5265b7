import { composePage } from "./content/compose-page.ts";
import { pageDescription, pageTitle } from "./content/head-texts.ts";
import { judgeIndexing } from "./content/indexing.ts";
import { cleanSite, siteLabel } from "./content/site-words.ts";
import { countMainWords } from "./count-words.ts";
import {
  headersFile,
  llmsFile,
  manifestFile,
  robotsFile,
  sitemapFile,
  verificationFiles,
} from "./files/text-files.ts";
import type { Html } from "./html.ts";
import { html } from "./html.ts";
import { documentStart, homeHead, styleTag } from "./page/head.ts";
import { faviconSvg, pictureRequests } from "./pictures/pictures.ts";
import { stream } from "./seed.ts";
import type { GeneratedSite, Site } from "./site.ts";
import { findDesign } from "./themes/find-theme.ts";
import { findTrade } from "./trades/find-trade.ts";

/**
 * The whole site of one service in one city: text files, requests for pictures, and whether search
 * engines may list it. Pure: the same site gives the same bytes.
 */
export function generateSite(input: Site): GeneratedSite {
  const site = cleanSite(input);
  const { theme, palette } = findDesign(site.design);
  const pack = findTrade(site.service);
  const css = theme.styles(palette);
  const look = { css, palette };
  const content = composePage(site, pack);
  const body = theme.body(content);
  const words = countMainWords(body.markup);
  const indexing = judgeIndexing(site, words);
  const isListed = indexing.indexable;
  const random = stream({ ...site, state: site.state.code }, "description");
  const texts = { title: pageTitle(site), description: pageDescription(site, random) };
  const page = html`${documentStart(site, look)}${homeHead(site, { texts, pack, isListed })}${styleTag(css)}</head>
<body>
${body}
</body>
</html>
`;
  const files = [
    { path: "index.html", text: tidy(page) },
    { path: "404.html", text: notFoundPage(site) },
    ...robotsFile(site, isListed),
    ...sitemapFile(site, isListed),
    { path: "favicon.svg", text: faviconSvg({ motif: pack.motif, palette }) },
    manifestFile(site, palette),
    llmsFile(site, content),
    ...verificationFiles(site),
    ...(site.hostedOn === "netlify" ? [headersFile(css)] : []),
  ];
  return { files, pictures: pictureRequests({ motif: pack.motif, palette }), words, indexing };
}

/** Served at any depth, so its one link is absolute (GS-24); not to be listed. */
function notFoundPage(site: Site): string {
  const { theme, palette } = findDesign(site.design);
  const css = theme.styles(palette);
  const body = theme.notFound({ label: siteLabel(site), homeUrl: site.siteUrl });
  return tidy(
    html`${documentStart(site, { css, palette })}<title>Page not found</title>
<meta name="robots" content="noindex">
<link rel="icon" href="${site.siteUrl}favicon.svg" type="image/svg+xml">
${styleTag(css)}</head>
<body>
${body}
</body>
</html>
`,
  );
}

/**
 * Drops the indentation of our templates: white space holding a line break becomes one break, which means
 * the same. Texts, style sheet and JSON-LD hold no break of their own.
 */
const tidy = ({ markup }: Html) => markup.replace(/\s*\n\s*/g, "\n");
