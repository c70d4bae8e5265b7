import type { Design } from "@mainstreet/contract/campaigns";
import { texts } from "@mainstreet/contract/texts";
import { chooseDesign, THEMES } from "@mainstreet/generator/themes/find-theme";
import { PALETTES } from "@mainstreet/generator/themes/palettes";
import { invalidField } from "../../errors.ts";

type ChosenDesign = { [K in keyof Design]?: string | undefined };

/** Throws 400 for a theme or palette that there is not; '' and absent are left to the site key. */
export function assertDesign({ theme = "", palette = "" }: ChosenDesign): void {
  if (theme !== "" && !THEMES.some(({ slug }) => slug === theme))
    throw invalidField("design.theme", texts.campaigns.unknownDesign);
  if (palette !== "" && !PALETTES.some(({ slug }) => slug === palette))
    throw invalidField("design.palette", texts.campaigns.unknownDesign);
}

/** What was chosen, and for the rest what the site key chooses. */
export function settledDesign({ theme, palette }: Design, siteKey: string): Design {
  const chosen = chooseDesign(siteKey);
  return { theme: theme || chosen.theme, palette: palette || chosen.palette };
}
