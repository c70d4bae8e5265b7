import { extname } from "node:path";
import { pageTemplate, type Syntax } from "./page-template.ts";
import { otherFiles } from "./peer-data.ts";
import type { PeerWork } from "./peer-work.ts";

/** Hugo: go templates, data of all pages in `data/`, one page a site. */
const syntax: Syntax = {
  own: (name) => `{{ $.Params.${name} }}`,
  json: (name) => `{{ $.Params.${name} }}`,
  each: (of, list, item) => {
    const source = of === "own" ? `$.Params.${list}` : `$.Site.Data.shared.${list}`;
    return `{{ range ${source} }}${item((name) => `{{ .${name} }}`)}{{ end }}`;
  },
};

/** Hugo's output format for each of our files, with a media type where Hugo has none. */
const FORMATS: Readonly<Record<string, string>> = {
  "404.html": "lost",
  "robots.txt": "robotstext",
  "sitemap.xml": "map",
  "favicon.svg": "icon",
  "site.webmanifest": "manifest",
  "llms.txt": "llms",
  _headers: "headers",
};

const TYPES: Readonly<Record<string, { name: string; suffix: string }>> = {
  ".html": { name: "text/html", suffix: "html" },
  ".txt": { name: "text/plain", suffix: "txt" },
  ".xml": { name: "application/xml", suffix: "xml" },
  ".svg": { name: "image/svg+xml", suffix: "svg" },
  ".webmanifest": { name: "application/manifest+json", suffix: "webmanifest" },
  "": { name: "text/netlify", suffix: "" },
};

const CONFIG = {
  baseURL: "https://example.com/",
  title: "Sites",
  disableKinds: ["taxonomy", "term", "RSS", "sitemap", "robotsTXT", "404", "section", "home"],
  outputs: { page: ["HTML", ...Object.values(FORMATS)] },
  mediaTypes: {
    "application/manifest+json": { suffixes: ["webmanifest"] },
    "text/netlify": { suffixes: [""], delimiter: "" },
  },
  outputFormats: Object.fromEntries(
    Object.entries(FORMATS).map(([path, name]) => [
      name,
      {
        mediaType: typeOf(path).name,
        baseName: path.slice(0, path.length - extname(path).length),
        isHTML: path.endsWith(".html"),
        isPlainText: !path.endsWith(".html"),
      },
    ]),
  ),
};

function typeOf(path: string) {
  const type = TYPES[extname(path)];
  if (type === undefined) throw new Error(`No media type for ${path}`);
  return type;
}

/** The files of the project, by path. */
export function hugoProject({ sample, sections, rows }: PeerWork): Map<string, string> {
  const others = otherFiles(sample, { address: syntax.own("address"), label: syntax.own("label") });
  const shared = Object.fromEntries(sections.map(({ id, items }) => [id, items]));
  return new Map([
    ["config.json", JSON.stringify(CONFIG)],
    ["data/shared.json", JSON.stringify(shared)],
    ["layouts/_default/single.html", pageTemplate(syntax, sections)],
    ...[...others].map(([path, text]) => [layoutOf(path), text] as const),
    ...rows.map((row) => {
      const matter = { ...row, url: `/${row.slug}/` };
      return [`content/${row.slug}.md`, `${JSON.stringify(matter, null, 1)}\n`] as const;
    }),
  ]);
}

function layoutOf(path: string): string {
  const format = FORMATS[path];
  if (format === undefined) throw new Error(`No output format for ${path}`);
  const { suffix } = typeOf(path);
  return `layouts/_default/single.${[format, suffix].filter(Boolean).join(".")}`;
}
