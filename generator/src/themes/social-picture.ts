import type { Html } from "../html.ts";
import type { Palette } from "./palettes.ts";

/** What a picture of a shared link is drawn from: the strokes of the trade's motif, on a grid of 24, and the colors. */
export type PictureLook = { motif: Html; palette: Palette };

/** The picture that stands for a link, 1200 × 630, without a word in it, and its description (decision D24). */
export type SocialPicture = { alt: string; draw: (look: PictureLook) => Html };
