import type { PictureRefusal } from "@mainstreet/contract/picture-texts";

/** Thrown for a file that is not accepted as a picture; `reason` is the key of the text that explains why. */
export class RefusedPicture extends Error {
  override readonly name = "RefusedPicture";
  readonly reason: PictureRefusal;

  constructor(reason: PictureRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Thrown when a file could not be read for a reason outside the file. */
export class DecoderUnavailable extends Error {
  override readonly name = "DecoderUnavailable";
}
