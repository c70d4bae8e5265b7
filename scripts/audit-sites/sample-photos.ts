import { PICTURE_FORMATS } from "../../contract/src/picture.ts";
import { photoPath } from "../../generator/src/page/picture-tag.ts";
import { photoLike } from "../../server/test/pictures/photo-like.ts";
import type { BuiltSite } from "./built-site.ts";

type Photo = { path: string; width: number; height: number; format: "webp" | "jpg" };

/** The files of the pictures of business and evidence, which the server adds to a site. */
export function photosOf({ business, evidence }: BuiltSite["site"]): Photo[] {
  const shown = evidence.flatMap((one) => {
    if (one.kind === "job") return one.pictures;
    return "picture" in one && one.picture !== null ? [one.picture] : [];
  });
  const all = [...shown, ...(business?.logo ? [business.logo] : [])];
  return all.flatMap(({ hash, widths, width: most, height }) =>
    widths.flatMap((width) =>
      PICTURE_FORMATS.map((format) => ({
        path: photoPath(hash, width, format),
        width,
        height: Math.round((height * width) / most),
        format,
      })),
    ),
  );
}

/** The same files with their bytes. */
export async function samplePhotoFiles(
  site: BuiltSite["site"],
): Promise<{ path: string; content: Buffer }[]> {
  return Promise.all(
    photosOf(site).map(async ({ path, width, height, format }) => ({
      path,
      content: await photoLike(width, height, format),
    })),
  );
}
