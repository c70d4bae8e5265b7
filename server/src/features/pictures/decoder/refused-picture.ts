import type { PictureRefusal } from "@mainstreet/contract/picture-texts";

/** Thrown for a file that is not taken as a picture; `reason` names the text that says why. */
export class RefusedPicture extends Error {
  override readonly name = "RefusedPicture";
  readonly reason: PictureRefusal;

  constructor(reason: PictureRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Thrown when a file could not be read for a reason that is not the file's. */
export class DecoderUnavailable extends Error {
  override readonly name = "DecoderUnavailable";
}
