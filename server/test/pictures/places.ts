import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import sharp from "sharp";
import type { Product } from "../harness.ts";
import { fetchPicture, picture, PLACE, postPicture } from "./pictures.ts";

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="36,5.99N" exif:GPSLongitude="80,14.65W"/></rdf:RDF></x:xmpmeta>`;

/** 36 degrees, 5 minutes, 59 seconds, in both orders of bytes. */
const LATITUDE = ["24000000010000000500000001000000", "00000024000000010000000500000001"].map(
  (hex) => Buffer.from(hex, "hex"),
);
const WORDS = ["36.0999", "36,5.99N", "GPS", "Exif", "EXIF", "xmpmeta", "Photoshop", "Ducky"];

/** Whether a file contains the place where it was taken, or any field for that. */
async function holdsPlace(bytes: Buffer): Promise<boolean> {
  const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
  const hasMetadata = [exif, xmp, iptc, icc, comments].some((one) => one !== undefined);
  return (
    hasMetadata ||
    LATITUDE.some((place) => bytes.includes(place)) ||
    WORDS.some((word) => bytes.includes(word))
  );
}

/**
 * The n-th photo, with its place in EXIF and XMP: all are different pictures: JPEG, PNG and WebP one after the other, and sometimes a HEIC.
 */
async function photoWithPlace(n: number): Promise<Buffer> {
  if (n % 50 === 49)
    return readFile(
      new URL("../../src/features/pictures/test-files/with-gps.heic", import.meta.url),
    );
  const photo = picture(160 + (n % 40), 100 + (n % 7), 1 + Math.floor(n / 40)).withMetadata({
    orientation: (n % 8) + 1,
  });
  const placed = photo.withExifMerge(PLACE).withXmp(XMP);
  const format = (["jpeg", "png", "webp"] as const)[n % 3] ?? "jpeg";
  return placed.toFormat(format).toBuffer();
}

/** Uploads so many photos with a place, and counts those of whose published files one still has it. */
export async function countPlaces(product: Product, count: number) {
  let { token } = await product.signUp();
  const found = { photos: 0, files: 0, withPlaceBefore: 0, withPlaceAfter: 0 };
  for (let n = 0; n < count; n += 1) {
    // A user has at most 500 pictures that no piece of evidence shows.
    if (n % 500 === 499) ({ token } = await product.signUp());
    const caller = { app: product.app, token };
    const photo = await photoWithPlace(n);
    if (LATITUDE.some((place) => photo.includes(place))) found.withPlaceBefore += 1;
    const { status, hash, widths, message } = await postPicture(caller, photo);
    expect(status, message).toBe(201);
    found.photos += 1;
    const names = widths.flatMap((width) => [`${width}.webp`, `${width}.jpg`]);
    for (const name of names) {
      const { rawPayload } = await fetchPicture(caller, hash, name);
      found.files += 1;
      if (await holdsPlace(rawPayload)) found.withPlaceAfter += 1;
    }
  }
  return found;
}
