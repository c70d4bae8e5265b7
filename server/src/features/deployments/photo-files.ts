import { photoPath } from "@mainstreet/generator/page/picture-tag";
import type { Deps } from "../../deps.ts";
import type { RenderedFile, SiteFile } from "../../hosting/provider.ts";
import { cachedPicture } from "../pictures/cached-picture.ts";
import { CONTENT_TYPES, fileName, listPictureFiles } from "../pictures/picture-files.ts";
import { FOR_EVER } from "./render-site.ts";

/** Matches the paths that `photoPath` of the generator writes. */
const PHOTO = /photos\/([0-9a-f]{64})-\d+\.(?:webp|jpg)/g;

/**
 * The files of the pictures that a site's pages name; each is read from storage when it is uploaded. Pictures of other users are left
 * out, since the owner's own texts may contain any path.
 */
export async function photoFiles(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: string,
  pages: readonly RenderedFile[],
): Promise<SiteFile[]> {
  const named = new Map<string, string>();
  for (const { path, content } of pages)
    if (path.endsWith(".html"))
      for (const [photo, hash = ""] of content.toString("latin1").matchAll(PHOTO))
        named.set(photo, hash);
  const files = await listPictureFiles({ db }, userId, [...new Set(named.values())]);
  return files.flatMap(({ sha1, sha256, ...file }) => {
    const path = photoPath(file.hash, file.width, file.format);
    const read = async () => {
      const picture = await cachedPicture({ db, config, userId, hash: file.hash });
      const bytes = picture.get(fileName(file));
      if (!bytes) throw new Error(`A file of picture ${file.hash} is gone`);
      return bytes;
    };
    const headers = { contentType: CONTENT_TYPES[file.format], cacheControl: FOR_EVER };
    return named.has(path) ? [{ path, content: { sha1, sha256, read }, ...headers }] : [];
  });
}
