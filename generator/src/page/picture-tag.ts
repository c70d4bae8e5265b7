import type { Picture } from "@mainstreet/contract/picture";
import type { Html } from "../html.ts";
import { html } from "../html.ts";

type Shown = {
  /** The relative path from the page's folder to the site's first page: "", "../" or "../../". */
  root: string;
  /** How wide the picture is shown, as the attribute `sizes` has it: "(min-width: 60rem) 30rem, 100vw". */
  sizes: string;
  /** The one picture of the first view: loaded at once and before all others, which are loaded when they are near the screen. */
  isFirst?: boolean;
};

/** The folder of a site's pictures. The server adds the files that its pages name. */
export const PHOTO_FOLDER = "photos/";

/** The path of one file of a picture, seen from the site's first page. */
export function photoPath(hash: string, width: number, format: "webp" | "jpg"): string {
  return `${PHOTO_FOLDER}${hash}-${width}.${format}`;
}

/** A picture in all its widths, with its proportions, so that nothing moves when it is loaded. */
export function pictureTag(picture: Picture, { root, sizes, isFirst = false }: Shown): Html {
  const { hash, alt, width, height, widths } = picture;
  const sourceSet = (format: "webp" | "jpg") =>
    widths.map((each) => `${root}${photoPath(hash, each, format)} ${each}w`).join(", ");
  // For browsers that know no srcset: the middle one is enough for a phone and not too small for a desk.
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  const loading = isFirst ? html` fetchpriority="high"` : html` loading="lazy" decoding="async"`;
  return html`<picture><source type="image/webp" srcset="${sourceSet("webp")}" sizes="${sizes}"><img src="${root}${photoPath(hash, middle, "jpg")}" srcset="${sourceSet("jpg")}" sizes="${sizes}" width="${width}" height="${height}" alt="${alt}"${loading}></picture>`;
}
