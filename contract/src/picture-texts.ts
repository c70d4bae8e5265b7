import { countOf } from "./count.ts";
import { PICTURE_GONE } from "./evidence-link-page.ts";

/** Texts about pictures: why a picture is refused, and what to do about it. */
export const pictureTexts = {
  notAPicture:
    "This file is not a picture that we can read. Please choose a JPEG, PNG, WebP or HEIC file.",
  tooManyBytes: "A picture may have at most 20 MB. Please choose a smaller one.",
  tooManyPixels: "A picture may have at most 60 megapixels. Please choose a smaller one.",
  tooSmall: "This picture is too small. Its shorter side needs at least 32 pixels.",
  tooLong: "This picture is more than eight times as long as it is wide. Please crop it first.",
  animated: "Animated pictures cannot be used. Please choose a still one.",
  damaged: "This picture is damaged or not complete. Please export or download it again.",
  mixed:
    "This file holds something else besides a picture. Please save the picture again as a JPEG.",
  tooComplex: "This picture takes too much memory to read. Please save it again as a JPEG.",
  tooSlow: "This picture takes too long to read. Please save it again as a JPEG.",
  tooManyWaiting: "Too many pictures are being read right now. Please try again in a moment.",
  tooMany: (minutes: number) =>
    `You have uploaded many pictures. Please try again in ${countOf(minutes, "minute")}.`,
  tooManyUnused: (most: number) =>
    `You have ${most} pictures that are used nowhere. Please try again tomorrow: then they are removed.`,
  readerUnavailable: "Pictures cannot be read right now. Please try again in a moment.",
  storeUnavailable: "Pictures cannot be stored or read right now. Please try again in a moment.",
  unknown: PICTURE_GONE,
  notFound: "Picture not found",
} as const;

/** Why a file is refused as a picture, by the name of its text. */
export type PictureRefusal = Exclude<
  keyof typeof pictureTexts,
  | "tooManyWaiting"
  | "tooMany"
  | "tooManyUnused"
  | "readerUnavailable"
  | "storeUnavailable"
  | "unknown"
  | "notFound"
>;
