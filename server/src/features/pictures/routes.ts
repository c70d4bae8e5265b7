import { PICTURE_FILE, PICTURES } from "@mainstreet/contract/pictures";
import { PICTURE_LIMIT } from "@mainstreet/contract/limits";
import { pictureTexts } from "@mainstreet/contract/picture-texts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { fileRoute } from "../../platform/http/file-route.ts";
import { uploadRoute } from "../../platform/http/upload-route.ts";
import { CONTENT_TYPES, readPictureFile } from "./picture-files.ts";
import { endDecoder } from "./decoder/decode-picture.ts";
import { uploadPicture } from "./upload-picture.ts";

/** Pictures of a user: one is uploaded, and its files are shown in the dashboard. */
export function registerPictures(app: FastifyInstance, deps: Deps): void {
  const { bytes: limit } = PICTURE_LIMIT;
  const refusals = { tooLarge: pictureTexts.tooManyBytes, tooMany: pictureTexts.tooManyWaiting };
  app.addHook("onClose", async () => endDecoder());
  uploadRoute(app, { path: PICTURES, limit, refusals }, (upload) => uploadPicture(deps, upload));

  fileRoute(app, PICTURE_FILE, async ({ userId, params: { hash = "", file = "" } }) => {
    const [, width, format] = /^(\d{1,5})\.(webp|jpg)$/.exec(file) ?? [];
    if (!/^[0-9a-f]{64}$/.test(hash) || !isFormat(format)) throw notFound(pictureTexts.notFound);
    const id = { userId, hash, width: Number(width), format };
    const content = await readPictureFile(deps, id);
    if (!content) throw notFound(pictureTexts.notFound);
    // The address names the content. No cache but the user's own may keep it.
    const cacheControl = "private, max-age=31536000, immutable";
    return { name: file, type: CONTENT_TYPES[format], content, cacheControl };
  });
}

const isFormat = (text: string | undefined): text is "webp" | "jpg" =>
  text === "webp" || text === "jpg";
