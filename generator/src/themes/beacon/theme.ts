import { noticeFrame } from "../page-frame.ts";
import { HUB } from "../shared-styles.ts";
import { squeezed } from "../style-sheet.ts";
import type { Theme } from "../theme.ts";
import { body } from "./body.ts";
import { face } from "./face.ts";
import { formStyles } from "./form-styles.ts";
import { HUB_LAYOUT } from "./layout-styles.ts";
import { social } from "./social.ts";
import { lostStyles, styles } from "./styles.ts";

/** For what cannot wait: a dark head with a light that goes out from it, the emergency right below, short lines. */
export const beacon: Theme = {
  slug: "beacon",
  face,
  styles,
  lostStyles,
  formStyles,
  hubStyles: squeezed(HUB + HUB_LAYOUT),
  social,
  body,
  notice: noticeFrame,
};
