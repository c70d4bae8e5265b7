import type { PICTURE_FORMATS } from "@mainstreet/contract/picture";
import type { PictureRefusal } from "@mainstreet/contract/picture-texts";

export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export type PreparedFile = { width: number; format: PictureFormat; bytes: Buffer };

/** A picture as it is stored and published. `hash` names its files; `width` and `height` are those of the largest. */
export type PreparedPicture = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  files: PreparedFile[];
};

/** The response of the decoding process, one for each file. */
export type DecoderReply = { prepared: PreparedPicture } | { refused: PictureRefusal };
