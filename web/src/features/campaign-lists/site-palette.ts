import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import { PALETTES } from "@mainstreet/generator/themes/palettes";
import type { Palette } from "@mainstreet/generator/themes/palettes";

const bySlug = new Map(PALETTES.map((palette) => [palette.slug, palette]));

/** The colours a campaign's site has; undefined for a palette that is no more. */
export function paletteOf({ design }: Pick<ListedCampaign, "design">): Palette | undefined {
  return bySlug.get(design.palette);
}
