import type { MultiSiteReport } from "@mainstreet/generator/multi-location/generate-multi-page";
import type { MultiSite } from "@mainstreet/generator/multi-location/multi-site";
import type { AssetFile, Design, Site } from "@mainstreet/generator/site";

/** A page as it would be published; `id` grows with each. */
export type PreviewPage = {
  id: number;
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

/** What the worker is asked for: a site of one page, one of many seen at `path`, or another page of the latter. */
export type Wish =
  | { kind: "single"; site: Site }
  | { kind: "multi"; site: MultiSite; path: string }
  | { kind: "walk"; path: string };

export type Order = { id: number; wish: Wish };
export type Answer =
  | { kind: "designs"; designs: Designs }
  | { kind: "page"; page: PreviewPage }
  | { kind: "report"; report: PreviewReport };
