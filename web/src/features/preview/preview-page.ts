import type { MultiSiteReport } from "@mainstreet/generator/multi-location/generate-multi-page";
import type { Location } from "@mainstreet/generator/multi-location/multi-site";
import type { EditedPage } from "@mainstreet/generator/own-texts/list-blocks";
import type { AssetFile, Design, Site } from "@mainstreet/generator/site";
import type { SiteAround } from "./multi-draft.ts";

/** A page as it would be published; `id` grows with each. */
export type PreviewPage = {
  id: number;
  /** The id of the request that brought its site; a later request may have chosen another page of the same site. */
  siteId: number;
  /** Its folder relative to the site's first page: "" or "locations/kernersville-nc/". */
  path: string;
  html: string;
  assets: readonly AssetFile[];
  /** Its theme and palette, chosen by the user or by the site key. */
  design: Design;
  /** In the editor: what its owner may change on it, and the paths that own links may lead to. */
  edited?: Omit<EditedPage, "html">;
};

/** The report on the pages of the site of request `id`. */
export type PreviewReport = MultiSiteReport & { id: number };

/** The themes and palettes to choose from. */
export type Designs = {
  themes: string[];
  palettes: { slug: string; swatch: { ground: string; accent: string; dark: string } }[];
};

/**
 * The worker's input: a single-page site; or a page of a multi-location site at `path`, whose locations are sent before.
 * `isEdited`: the pages are for the editor of own words.
 */
export type PreviewInput =
  | { kind: "single"; site: Site; isEdited?: boolean }
  | { kind: "locations"; locations: readonly Location[] }
  | { kind: "multi"; site: SiteAround; path: string; isEdited?: boolean }
  | { kind: "walk"; path: string };

export type PreviewRequest = { id: number; input: PreviewInput };
export type PreviewResponse =
  | { kind: "designs"; designs: Designs }
  | { kind: "page"; page: PreviewPage }
  | { kind: "report"; report: PreviewReport };
