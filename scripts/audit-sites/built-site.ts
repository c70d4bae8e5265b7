import { generateSite } from "../../generator/src/generate-site.ts";
import { generateMultiSite } from "../../generator/src/multi-location/generate-multi-site.ts";
import type {
  GeneratedMultiSite,
  MultiSite,
} from "../../generator/src/multi-location/multi-site.ts";
import type { GeneratedSite, Indexing, Site } from "../../generator/src/site.ts";
import { pathSlug } from "../../generator/src/slug.ts";

/** A site, of one page or many, and what the generator made of it. */
export type BuiltSite = { site: Site | MultiSite; generated: GeneratedSite | GeneratedMultiSite };

/** A problem, and the page that has it. */
export type Finding = { where: string; what: string };

export type Document = {
  /** "index.html", "locations/laredo-tx/index.html". */
  path: string;
  html: string;
  /** Where its findings are reported: service, city and path. */
  where: string;
};

/** A document with content, and the service and city that it is about. */
export type AuditedPage = Document & {
  site: Site;
  words: number;
  indexing: Indexing;
  kind: "home" | "inner" | "index";
};

export function buildSite(site: Site | MultiSite): BuiltSite {
  return { site, generated: generate(site) };
}

export function generate(site: Site | MultiSite): GeneratedSite | GeneratedMultiSite {
  return "locations" in site ? generateMultiSite(site) : generateSite(site);
}

/** The HTML documents of a site; without the file for Google's check of ownership. */
export function documentsOf({ site, generated }: BuiltSite): Document[] {
  const design = `${site.design.theme} ${site.design.palette}`.trim();
  return generated.files
    .filter(({ path, text }) => path.endsWith(".html") && text.startsWith("<!DOCTYPE"))
    .map(({ path, text }) => ({
      path,
      html: text,
      where: `${site.service} in ${site.city}, ${site.state.code} (${design}): ${path}`,
    }));
}

/** Documents about the site itself: search engines list none of them. */
const ASIDE = ["404.html", "privacy/index.html"];

/** All documents with content. */
export function auditedPages(built: BuiltSite): AuditedPage[] {
  const { site, generated } = built;
  return documentsOf(built)
    .filter(({ path }) => !ASIDE.includes(path))
    .map((document) => {
      const folder = document.path.replace(/index\.html$/, "");
      const report =
        "pages" in generated ? generated.pages.find(({ path }) => path === folder) : generated;
      const { words = 0, indexing = generated.indexing } = report ?? {};
      const kind = folder === "" ? "home" : isIndex(folder) ? "index" : "inner";
      return { ...document, site: siteAt(site, folder), words, indexing, kind };
    });
}

const isIndex = (folder: string) => folder.split("/").length === 2;

/** The site with the values of the page in that folder: the city of a location, the name of a service. */
function siteAt(site: Site | MultiSite, folder: string): Site {
  if (!("locations" in site)) return site;
  const [, name] = folder.split("/");
  const place = site.locations.find(
    ({ city, state }) => pathSlug(state.code === "" ? city : `${city}, ${state.code}`) === name,
  );
  const service = site.relatedServices.find((other) => pathSlug(other.name) === name);
  const { city, state, zip, facts } = place ?? site;
  return { ...site, city, state, zip, facts, service: service?.name ?? site.service };
}

/** Findings of one document. */
export function findingsAt({ where }: Document, problems: readonly string[]): Finding[] {
  return problems.map((what) => ({ where, what }));
}

export function fileOf({ generated }: BuiltSite, path: string): string | undefined {
  return generated.files.find((file) => file.path === path)?.text;
}
