import type { AssetFile, Design, Site } from "@mainstreet/generator/site";

/** A page as it would be published; `id` grows with each. */
export type PreviewPage = {
  id: number;
  html: string;
  assets: readonly AssetFile[];
  /** The theme and palette it is in, chosen or by its key. */
  design: Design;
};

/** What there is to choose from. */
export type Designs = {
  themes: string[];
  palettes: { slug: string; swatch: { ground: string; accent: string; dark: string } }[];
};

/** What the worker is asked, and what it answers. */
export type Order = { id: number; site: Site };
export type Answer = ({ kind: "page" } & PreviewPage) | { kind: "designs"; designs: Designs };
