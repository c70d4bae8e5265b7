import { tradePicture } from "../art/trade-picture.ts";
import type { HeroPicture } from "../content/page-content.ts";
import type { Html } from "../html.ts";
import { photo } from "./parts.ts";

/** The firm's photo, loaded before all others; as long as there is none, the drawing of its trade. */
export const heroPicture = (picture: HeroPicture, sizes: string): Html =>
  picture.kind === "photo" ? photo(picture.photo, { sizes, isFirst: true }) : tradePicture(picture);
