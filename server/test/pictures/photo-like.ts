import sharp from "sharp";

/** A picture with as much detail as a photo, so that its files are as large as those of one. */
export function photoLike(width: number, height: number, format: "webp" | "jpg"): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const image = sharp({ create: { width, height, channels: 3, background: "#777", noise } }).blur(
    2,
  );
  return format === "webp"
    ? image.webp({ quality: 75 }).toBuffer()
    : image.jpeg({ quality: 75 }).toBuffer();
}
