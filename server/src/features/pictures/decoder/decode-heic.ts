import { assertSize } from "./assert-size.ts";
import { RefusedPicture } from "./refused-picture.ts";

/** Three bytes a pixel, row by row, in the memory of the decoder. */
export type Pixels = { data: Buffer; width: number; height: number; channels: 3 };

/**
 * Decodes the main picture of a HEIC file, rotated and cropped as the file specifies. It runs in WebAssembly, whose memory is limited by
 * the process (decoder-process.ts), since sharp's packages contain no decoder of HEVC. Its memory is freed only by the end of the process.
 * Throws RefusedPicture.
 */
export async function decodeHeic(bytes: Buffer): Promise<Pixels> {
  // Loaded for the first HEIC only, as it needs 30 MB.
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const context = libheif.heif_context_alloc();
  libheif.heif_context_read_from_memory(context, bytes);
  const handle = libheif.heif_js_context_get_primary_image_handle(context);
  if ("code" in handle) throw new RefusedPicture("damaged");
  const width = libheif.heif_image_handle_get_width(handle);
  const height = libheif.heif_image_handle_get_height(handle);
  assertSize({ width, height });
  const decoded = libheif.heif_js_decode_image2(
    handle,
    libheif.heif_colorspace.heif_colorspace_RGB,
    libheif.heif_chroma.heif_chroma_interleaved_RGB,
  );
  if ("code" in decoded) {
    const isMemory = decoded.code === libheif.heif_error_code.heif_error_Memory_allocation_error;
    throw new RefusedPicture(isMemory ? "tooComplex" : "damaged");
  }
  const [plane] = decoded.channels;
  // The size in a file's header may differ from that of its data.
  if (!plane || plane.width !== width || plane.height !== height)
    throw new RefusedPicture("damaged");
  return { data: withoutPadding(plane), width, height, channels: 3 };
}

type Plane = { data: Uint8Array<ArrayBuffer>; stride: number; width: number; height: number };

/** Removes the unused bytes at the ends of rows, in place. */
function withoutPadding({ data, stride, width, height }: Plane): Buffer {
  const row = width * 3;
  if (stride !== row)
    for (let y = 1; y < height; y += 1) data.copyWithin(y * row, y * stride, y * stride + row);
  return Buffer.from(data.buffer, data.byteOffset, row * height);
}
