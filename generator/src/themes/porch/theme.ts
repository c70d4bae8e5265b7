import { lostFrame } from "../page-frame.ts";
import { HUB } from "../shared-styles.ts";
import { squeezed } from "../style-sheet.ts";
import type { Theme } from "../theme.ts";
import { body } from "./body.ts";
import { face } from "./face.ts";
import { HUB_LAYOUT } from "./layout-styles.ts";
import { social } from "./social.ts";
import { lostStyles, styles } from "./styles.ts";

/** Warm and round, made for photos: a card in front of a large picture, problems as a conversation. */
export const porch: Theme = {
  slug: "porch",
  face,
  styles,
  lostStyles,
  hubStyles: squeezed(HUB + HUB_LAYOUT),
  social,
  body,
  notFound: lostFrame,
};
