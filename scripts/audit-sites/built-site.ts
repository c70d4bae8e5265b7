import { generateSite } from "../../generator/src/generate-site.ts";
import type { GeneratedSite, Site } from "../../generator/src/site.ts";

/** A site and what the generator made of it. */
export type BuiltSite = { site: Site; generated: GeneratedSite };

/** What is wrong, and on which page. */
export type Finding = { where: string; what: string };

export type Page = {
  /** "index.html", "locations/laredo-tx/index.html". */
  path: string;
  html: string;
  /** Where its findings are reported: service, city and path. */
  where: string;
};

export function buildSite(site: Site): BuiltSite {
  return { site, generated: generateSite(site) };
}

/** The HTML documents of a site; a file for Google's check of ownership is none. */
export function documentsOf({ site, generated }: BuiltSite): Page[] {
  return generated.files
    .filter(({ path, text }) => path.endsWith(".html") && text.startsWith("<!DOCTYPE"))
    .map(({ path, text }) => ({
      path,
      html: text,
      where: `${site.service} in ${site.city}, ${site.state.code} (${site.design.theme} ${site.design.palette}): ${path}`,
    }));
}

/** The documents with content: all but the page not found. */
export function pagesOf(built: BuiltSite): Page[] {
  return documentsOf(built).filter(({ path }) => path !== "404.html");
}

/** Findings of one page. */
export function findingsAt({ where }: Page, problems: readonly string[]): Finding[] {
  return problems.map((what) => ({ where, what }));
}

export function fileOf({ generated }: BuiltSite, path: string): string | undefined {
  return generated.files.find((file) => file.path === path)?.text;
}
