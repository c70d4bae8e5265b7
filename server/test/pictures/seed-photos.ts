import { hash, randomBytes } from "node:crypto";
import { PICTURE_FORMATS } from "@mainstreet/contract/picture";
import { photoPath } from "@mainstreet/generator/page/picture-tag";
import { eq, sql } from "drizzle-orm";
import { campaigns } from "../../src/features/campaigns/tables.ts";
import { pictureFiles, pictures } from "../../src/features/pictures/tables.ts";
import type { Db } from "../../src/platform/db/database.ts";

const WIDTHS = [480, 800, 1600];
/** The sizes of the files of a typical photo of a job: for each width, smallest first, WebP and JPEG. */
const KILOBYTES = [
  [18, 26],
  [45, 62],
  [110, 150],
];

/** Stores so many photos of a user, of random bytes, and returns the paths of each one's files. */
export async function storePhotos(db: Db, userId: string, count: number): Promise<string[][]> {
  const photos: string[][] = [];
  for (let n = 0; n < count; n += 1) {
    const name = hash("sha256", `${userId} ${n}`);
    const files = WIDTHS.flatMap((width, index) =>
      PICTURE_FORMATS.map((format, at) => {
        const content = randomBytes((KILOBYTES[index]?.[at] ?? 1) * 1_024);
        return { width, format, content };
      }),
    );
    const row = { userId, hash: name, width: 1600, height: 1200, widths: WIDTHS };
    await db.insert(pictures).values({ ...row, sourceHash: name });
    await db.insert(pictureFiles).values(
      files.map((file) => ({
        ...file,
        userId,
        hash: name,
        sha1: hash("sha1", file.content),
        sha256: hash("sha256", file.content),
      })),
    );
    photos.push(files.map(({ width, format }) => photoPath(name, width, format)));
  }
  return photos;
}

/** Makes the page of each of a service's sites name six photos, in its description, and returns the ids of the sites. */
export async function namePhotos(db: Db, service: string, photos: string[][]): Promise<string[]> {
  const rows = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.service, service));
  for (const [index, { id }] of rows.entries()) {
    const six = Array.from({ length: 6 }, (_, n) => photos[(index * 6 + n) % photos.length] ?? []);
    const description = six.flat().join(" ");
    await db
      .update(campaigns)
      .set({ metaDescription: sql`${description}` })
      .where(eq(campaigns.id, id));
  }
  return rows.map(({ id }) => id);
}

/** How many of these sites wait or deploy, and how many failed. */
export async function unfinished(db: Db, service: string) {
  const { rows } = await db.execute<{ waiting: number; failed: number }>(sql`
    select count(*) filter (where deployment_status in ('queued', 'deploying'))::int as waiting,
      count(*) filter (where deployment_status = 'failed')::int as failed
    from campaigns where service = ${service}`);
  return rows[0] ?? { waiting: 0, failed: 0 };
}
