import type { Theme } from "../theme.ts";
import { body, notice } from "./body.ts";
import { face } from "./face.ts";
import { formStyles } from "./form-styles.ts";
import { hubStyles } from "./hub-styles.ts";
import { social } from "./social.ts";
import { lostStyles, styles } from "./styles.ts";

/** Calm and official: outline map, wide margins, thin rules. */
export const civic: Theme = {
  slug: "civic",
  face,
  styles,
  lostStyles,
  formStyles,
  hubStyles,
  social,
  body,
  notice,
};
