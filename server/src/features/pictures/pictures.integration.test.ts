import { readFile } from "node:fs/promises";
import { PICTURE_LIMIT } from "@mainstreet/contract/limits";
import { pictureTexts } from "@mainstreet/contract/picture-texts";
import { texts } from "@mainstreet/contract/texts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { fetchPicture, picture, PLACE, postPicture } from "../../../test/pictures/pictures.ts";
import { countPlaces } from "../../../test/pictures/places.ts";

const PHOTOS = IS_LONG ? 50 : 10;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

async function newCaller() {
  const { app } = product;
  const { token } = await product.signUp();
  return { app, token };
}

/** The colour in the middle of a quarter of a picture: which of red, green and blue is strongest. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  const pixel = [...data.subarray(at, at + 3)];
  return ["red", "green", "blue"][pixel.indexOf(Math.max(...pixel))] ?? "";
}

test("a photo from a phone is turned, scaled to three widths and two formats, and shown to its owner", async () => {
  const caller = await newCaller();
  // As a phone held sideways writes it: the pixels are not rotated, and EXIF asks to rotate them by 90 degrees.
  const photo = picture(2400, 1800, 300).withMetadata({ orientation: 6 }).withExifMerge(PLACE);
  const { status, hash, width, height, widths } = await postPicture(
    caller,
    await photo.jpeg().toBuffer(),
  );
  expect(status).toBe(201);
  expect({ width, height, widths }).toEqual({
    width: 1600,
    height: 2133,
    widths: [480, 800, 1600],
  });

  for (const each of widths)
    for (const format of ["webp", "jpg"]) {
      const file = await fetchPicture(caller, hash, `${each}.${format}`);
      expect(file.statusCode).toBe(200);
      expect(file.headers["content-type"]).toBe(format === "jpg" ? "image/jpeg" : "image/webp");
      expect(file.headers["cache-control"]).toBe("private, max-age=31536000, immutable");
      const metadata = await sharp(file.rawPayload).metadata();
      expect(metadata).toMatchObject({ width: each, format: format === "jpg" ? "jpeg" : format });
      for (const kind of ["exif", "xmp", "iptc", "icc", "orientation"] as const)
        expect(metadata[kind]).toBeUndefined();
      // What was on the left is at the top now, and the stripe on the right.
      expect(await colourAt(file.rawPayload, 0.3, 0.2)).toBe("red");
      expect(await colourAt(file.rawPayload, 0.3, 0.8)).toBe("blue");
      expect(await colourAt(file.rawPayload, 0.95, 0.5)).toBe("green");
    }
});

test("a HEIC file of an iPhone becomes the same files, and loses its place", async () => {
  const caller = await newCaller();
  const heic = await readFile(new URL("test-files/with-gps.heic", import.meta.url));
  expect(heic.includes("Exif")).toBe(true);
  const { status, hash, width, height, widths } = await postPicture(caller, heic, "image/heic");
  expect({ status, width, height, widths }).toEqual({
    status: 201,
    width: 320,
    height: 240,
    widths: [320],
  });
  const { rawPayload } = await fetchPicture(caller, hash, "320.jpg");
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  expect(await colourAt(rawPayload, 0.2, 0.05)).toBe("green");
  expect(await colourAt(rawPayload, 0.2, 0.6)).toBe("red");
  expect(await colourAt(rawPayload, 0.8, 0.6)).toBe("blue");
});

test("a PNG with transparency keeps it as WebP and is on white as JPEG; small pictures are not enlarged", async () => {
  const caller = await newCaller();
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const logo = sharp({ create: { width: 300, height: 100, channels: 4, background: transparent } });
  const { hash, width, widths } = await postPicture(
    caller,
    await logo.png().toBuffer(),
    "image/png",
  );
  expect({ width, widths }).toEqual({ width: 300, widths: [300] });
  const webp = await fetchPicture(caller, hash, "300.webp");
  const { data } = await sharp(webp.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(0);
  const jpg = await fetchPicture(caller, hash, "300.jpg");
  const pixels = await sharp(jpg.rawPayload).raw().toBuffer();
  expect([...pixels.subarray(0, 3)]).toEqual([255, 255, 255]);
});

test("the same file again is the same picture, and is not read again", async () => {
  const caller = await newCaller();
  const file = await picture(640, 480, 7).webp().toBuffer();
  const first = await postPicture(caller, file);
  // The response contains what is stored; reading the file again would return its true width.
  await product.db.execute(`update pictures set width = 123 where hash = '${first.hash}'`);
  // The type is found by the bytes, not by the content type.
  const second = await postPicture(caller, file, "application/octet-stream");
  expect([second.hash, second.width]).toEqual([first.hash, 123]);
  const { rows } = await product.db.execute<{ count: number }>(
    `select count(*)::int as count from picture_files where hash = '${first.hash}'`,
  );
  expect(rows).toEqual([{ count: 4 }]);
});

test("a picture is its owner's: for others and without a session it is not there", async () => {
  const [owner, stranger] = [await newCaller(), await newCaller()];
  const { hash } = await postPicture(owner, await picture(200, 200, 11).png().toBuffer());
  expect((await fetchPicture(owner, hash, "200.webp")).statusCode).toBe(200);
  const refused = await fetchPicture(stranger, hash, "200.webp");
  expect(refused.statusCode).toBe(404);
  expect(refused.json().message).toBe(pictureTexts.notFound);
  expect((await fetchPicture({ app: product.app }, hash, "200.webp")).statusCode).toBe(401);
  for (const file of ["201.webp", "200.gif", "200", "../200.webp", "0x20.webp"])
    expect((await fetchPicture(owner, hash, encodeURIComponent(file))).statusCode).toBe(404);
  // The same picture of another user is a row of its own.
  expect((await postPicture(stranger, await picture(200, 200, 11).png().toBuffer())).hash).toBe(
    hash,
  );
  expect((await fetchPicture(stranger, hash, "200.webp")).statusCode).toBe(200);
});

test("an upload needs a session and at most 20 MB, and accepts no JSON", async () => {
  const caller = await newCaller();
  const file = await picture(100, 100).png().toBuffer();
  const anonymous = await postPicture({ app: product.app }, file);
  expect(anonymous).toMatchObject({ status: 401, message: texts.auth.sessionRequired });
  const large = await postPicture(caller, Buffer.alloc(PICTURE_LIMIT.bytes + 1));
  expect(large).toMatchObject({ status: 413, message: pictureTexts.tooManyBytes });
  const json = await postPicture(caller, Buffer.from('{"hash":"1"}'), "application/json");
  expect(json).toMatchObject({ status: 400, message: pictureTexts.notAPicture });
  expect(await postPicture(caller, Buffer.alloc(0))).toMatchObject({
    status: 400,
    message: pictureTexts.notAPicture,
  });
  // Other endpoints accept no picture as a body.
  const { statusCode } = await product.app.inject({
    method: "POST",
    url: "/api/campaigns",
    headers: { "content-type": "image/png", authorization: `Bearer ${caller.token}` },
    payload: file,
  });
  expect(statusCode).toBe(415);
});

test(`of ${PHOTOS} photos with a place in EXIF and XMP, no published file has one`, async () => {
  const found = await countPlaces(product, PHOTOS);
  expect(found).toEqual({
    photos: PHOTOS,
    files: 2 * PHOTOS,
    withPlaceBefore: PHOTOS,
    withPlaceAfter: 0,
  });
});
