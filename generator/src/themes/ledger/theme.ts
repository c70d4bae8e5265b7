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

/** A local paper: a serif headline over columns with thin rules, dotted lines to each price and distance. */
export const ledger: Theme = {
  slug: "ledger",
  face,
  styles,
  lostStyles,
  formStyles,
  hubStyles: squeezed(HUB + HUB_LAYOUT),
  social,
  body,
  notice: noticeFrame,
};
