import type { Link, PageContent } from "../content/page-content.ts";
import { picturesOf } from "../pictures/pictures.ts";
import type { GeneratedSite, Site } from "../site.ts";
import type { Look } from "../themes/find-theme.ts";
import type { TradePack } from "../trades/trade-pack.ts";
import { notFoundFile } from "./not-found-file.ts";
import type { ListedPage } from "./text-files.ts";
import {
  headersFile,
  llmsFile,
  manifestFile,
  redirectsFile,
  robotsFile,
  sitemapFile,
  verificationFiles,
} from "./text-files.ts";

type Shared = {
  look: Look;
  pack: TradePack;
  /** The first page. */
  content: PageContent;
  /** What a language model may want beside the first page; addresses begin at the site's own. */
  links: readonly Link[];
  listed: readonly ListedPage[];
  /** The ways from the site's pages to its front. */
  roots: readonly string[];
  /** What to say to those who came to a page that is not there. */
  lost: string;
};

/** Everything that comes once with a site, however many pages it has. */
export function sharedFiles(
  site: Site,
  shared: Shared,
): Pick<GeneratedSite, "files" | "pictures" | "assets"> {
  const { look, pack, listed } = shared;
  const pictures = picturesOf(pack.motif, look);
  const files = [
    notFoundFile(site, look, shared.lost),
    ...robotsFile(site, listed.length > 0),
    ...sitemapFile(listed),
    pictures.favicon,
    manifestFile(site, look.palette),
    llmsFile(site, shared.content, shared.links),
    ...verificationFiles(site),
    ...redirectsFile(site),
    ...(site.hostedOn === "netlify" ? [headersFile(look, shared.roots)] : []),
  ];
  return { files, pictures: pictures.requests, assets: [look.theme.face] };
}
