const LONGEST = 2_000;
const QUALITY = 0.85;

/**
 * The photo as a JPEG of at most 2,000 pixels, upright, without the place where it was taken; the original if the browser
 * cannot read it.
 */
export async function smallerPhoto(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, "image/jpeg", QUALITY);
    return (await promise) ?? file;
  } catch {
    return file;
  }
}
