import type { MultiSiteReport } from "@mainstreet/generator/multi-location/generate-multi-page";
import type { Location } from "@mainstreet/generator/multi-location/multi-site";
import type { AssetFile, Design, Site } from "@mainstreet/generator/site";
import type { SiteAround } from "./multi-draft.ts";

/** A page as it would be published; `id` grows with each. */
export type PreviewPage = {
  id: number;
  /** The order that brought its site; another one may have asked for another page of it. */
  siteId: number;
  /** Its folder as seen from the site's first page: "" or "locations/kernersville-nc/". */
  path: string;
  html: string;
  assets: readonly AssetFile[];
  /** The theme and palette it is in, chosen or by its key. */
  design: Design;
};

/** What is to be said of each page of the site that was asked about under `id`. */
export type PreviewReport = MultiSiteReport & { id: number };

/** What there is to choose from. */
export type Designs = {
  themes: string[];
  palettes: { slug: string; swatch: { ground: string; accent: string; dark: string } }[];
};

/** What the worker is asked for: a site of one page; or one of many seen at `path`, by itself or after its locations. */
export type PreviewInput =
  | { kind: "single"; site: Site }
  | { kind: "locations"; locations: readonly Location[] }
  | { kind: "multi"; site: SiteAround; path: string }
  | { kind: "walk"; path: string };

export type PreviewRequest = { id: number; input: PreviewInput };
export type PreviewResponse =
  | { kind: "designs"; designs: Designs }
  | { kind: "page"; page: PreviewPage }
  | { kind: "report"; report: PreviewReport };
