import type { Design } from "@mainstreet/contract/campaigns";
import { texts } from "@mainstreet/contract/texts";
import { chooseDesign, THEMES } from "@mainstreet/generator/themes/find-theme";
import { PALETTES } from "@mainstreet/generator/themes/palettes";
import { invalidField } from "../../errors.ts";

type ChosenDesign = { [K in keyof Design]?: string | undefined };

/** Throws 400 for a theme or palette that there is not; '' and absent are left to the site key. */
export function assertDesign(design: ChosenDesign): void {
  const field = unknownIn(design);
  if (field) throw invalidField(`design.${field}`, texts.campaigns.unknownDesign);
}

/** What of a design there is not, or not any more. */
export function unknownIn({ theme = "", palette = "" }: ChosenDesign): keyof Design | undefined {
  if (theme !== "" && !THEMES.some(({ slug }) => slug === theme)) return "theme";
  return palette !== "" && !PALETTES.some(({ slug }) => slug === palette) ? "palette" : undefined;
}

/** What was chosen, and for the rest what the site key chooses. */
export function settledDesign({ theme, palette }: Design, siteKey: string): Design {
  const chosen = chooseDesign(siteKey);
  return { theme: theme || chosen.theme, palette: palette || chosen.palette };
}
