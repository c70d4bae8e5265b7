import type { Theme } from "../theme.ts";
import { body, notice } from "./body.ts";
import { face } from "./face.ts";
import { formStyles } from "./form-styles.ts";
import { hubStyles } from "./hub-styles.ts";
import { social } from "./social.ts";
import { lostStyles, styles } from "./styles.ts";

/** Loud and plain: heavy condensed heads, hard rules, a poster of the county, distances as on a road sign. */
export const workshop: Theme = {
  slug: "workshop",
  face,
  styles,
  lostStyles,
  formStyles,
  hubStyles,
  social,
  body,
  notice,
};
