import { hash } from "node:crypto";
import { pictureTexts } from "@mainstreet/contract/picture-texts";
import type { UploadedPicture } from "@mainstreet/contract/pictures";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { decodePicture } from "./decoder/decode-picture.ts";
import { RefusedPicture } from "./decoder/refused-picture.ts";
import { findBySource, storePicture } from "./store-picture.ts";

type Upload = { userId: string; bytes: Buffer };

/**
 * Takes one file as a picture: prepared, kept, and described by its hash and measures. The same file again is only found. Throws 400
 * with the reason for what is no still picture within the limits, and 429 when the user has had too many read.
 */
export async function uploadPicture(
  deps: Deps,
  { userId, bytes }: Upload,
): Promise<UploadedPicture> {
  const source = { userId, sourceHash: hash("sha256", bytes) };
  const known = await findBySource(deps, source);
  if (known) return known;
  await deps.limits.spend("picturesRead", userId);
  return storePicture(deps, source, await decodePicture(bytes).catch(refuse));
}

function refuse(error: unknown): never {
  if (!(error instanceof RefusedPicture)) throw error;
  throw new AppError({ status: 400, code: "INVALID", message: pictureTexts[error.reason] });
}
