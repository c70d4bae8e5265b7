import type { PictureRefusal } from "@mainstreet/contract/picture-texts";
import { heicGrid } from "./heic.ts";
import { picture } from "./pictures.ts";

/** A file that must be refused for one of these reasons. */
export type HostileFile = { name: string; bytes: Buffer; reasons: PictureRefusal[] };

/** Names a hostile file and the reasons that it may be refused for. */
export const hostile = (
  name: string,
  bytes: Buffer | string,
  ...reasons: PictureRefusal[]
): HostileFile => ({
  name,
  bytes: Buffer.from(bytes),
  reasons,
});

/** Good pictures of the four types, which the files below are made of. */
export async function goodFiles() {
  const good = picture(640, 480, 60);
  return {
    jpeg: await good.clone().jpeg().toBuffer(),
    png: await good.clone().png().toBuffer(),
    webp: await good.clone().webp().toBuffer(),
    heic: heicGrid({ columns: 2, rows: 1 }),
  };
}
export type Good = Awaited<ReturnType<typeof goodFiles>>;
