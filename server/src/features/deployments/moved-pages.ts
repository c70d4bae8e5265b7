import { movedPage } from "@mainstreet/generator/page/moved-page";
import type { RenderedFile } from "../../hosting/provider.ts";

const MISSING_PAGE = "404.html";
const PAGE = /^(?:.*\/)?index\.html$/;

/**
 * For each page of a former site, a page that redirects to the same page at `to`; the page for unknown addresses redirects to the first
 * page.
 */
export function movedPages(paths: readonly string[], to: string): RenderedFile[] {
  return paths
    .filter((path) => path === MISSING_PAGE || PAGE.test(path))
    .map((path) => ({
      path,
      content: Buffer.from(movedPage(to + folderOf(path))),
      contentType: "text/html; charset=utf-8",
      cacheControl: "public, max-age=0, must-revalidate",
    }));
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);
