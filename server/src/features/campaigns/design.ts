import type { Design } from "@mainstreet/contract/campaigns";
import { texts } from "@mainstreet/contract/texts";
import { chooseDesign, THEMES } from "@mainstreet/generator/themes/find-theme";
import { PALETTES } from "@mainstreet/generator/themes/palettes";
import { invalidField } from "../../errors.ts";

type ChosenDesign = { [K in keyof Design]?: string | undefined };

/** Throws 400 for a theme or palette that does not exist; if it is '' or absent, the site key chooses. */
export function assertDesign(design: ChosenDesign): void {
  const field = unknownIn(design);
  if (field) throw invalidField(`design.${field}`, texts.campaigns.unknownDesign);
}

/** Which part of a design does not exist, or no longer exists. */
export function unknownIn({ theme = "", palette = "" }: ChosenDesign): keyof Design | undefined {
  if (theme !== "" && !THEMES.some(({ slug }) => slug === theme)) return "theme";
  return palette !== "" && !PALETTES.some(({ slug }) => slug === palette) ? "palette" : undefined;
}

/** The chosen theme and palette; where nothing was chosen, the site key chooses. */
export function settledDesign({ theme, palette }: Design, siteKey: string): Design {
  const chosen = chooseDesign(siteKey);
  return { theme: theme || chosen.theme, palette: palette || chosen.palette };
}
