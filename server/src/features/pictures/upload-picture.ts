import { hash } from "node:crypto";
import { pictureTexts } from "@mainstreet/contract/picture-texts";
import type { UploadedPicture } from "@mainstreet/contract/pictures";
import type { Deps } from "../../deps.ts";
import { AppError, conflict } from "../../errors.ts";
import { decodePicture } from "./decoder/decode-picture.ts";
import { DecoderUnavailable, RefusedPicture } from "./decoder/refused-picture.ts";
import { addLink } from "./link-pictures.ts";
import { countUnused, findBySource, storePicture } from "./store-picture.ts";

/** How many pictures of a user may be named by nothing yet. */
const MOST_UNUSED = 500;

/** `linkId`: the link for phones that sent it, if any. */
type Upload = { userId: string; bytes: Buffer; linkId?: string | undefined };

/**
 * Accepts one file as a picture: prepared, stored, and described by its hash and dimensions. The same file again only finds the stored
 * picture. Throws 400 with the reason for a file that is not a still picture within the limits, 409 when the user has too many that are
 * used nowhere, and 429 when too many were read.
 */
export async function uploadPicture(
  deps: Deps,
  { userId, bytes, linkId }: Upload,
): Promise<UploadedPicture> {
  const picture = await findOrStore(deps, { userId, bytes });
  if (linkId !== undefined) await addLink(deps, { userId, hash: picture.hash, linkId });
  return picture;
}

async function findOrStore(deps: Deps, { userId, bytes }: Upload): Promise<UploadedPicture> {
  const source = { userId, sourceHash: hash("sha256", bytes) };
  const known = await findBySource(deps, source);
  if (known) return known;
  if ((await countUnused(deps, userId, MOST_UNUSED)) >= MOST_UNUSED)
    throw conflict("TOO_MANY_UNUSED", pictureTexts.tooManyUnused(MOST_UNUSED));
  await deps.limits.spend("picturesRead", userId);
  return storePicture(deps, source, await decodePicture(bytes).catch(refuse));
}

function refuse(error: unknown): never {
  if (error instanceof DecoderUnavailable) {
    const message = pictureTexts.readerUnavailable;
    throw new AppError({ status: 503, code: "UNAVAILABLE", message, retryAfterSeconds: 5 });
  }
  if (!(error instanceof RefusedPicture)) throw error;
  throw new AppError({ status: 400, code: "INVALID", message: pictureTexts[error.reason] });
}
