/** The part of libheif-js that we use; its own types describe another way of loading it. */
declare module "libheif-js/wasm-bundle.js" {
  type Named<Kind extends string> = { readonly kind: Kind };
  type Fault = { code: Named<"error">; message: string };
  type Handle = Named<"handle">;
  type Decoded = {
    image: Named<"image">;
    channels: { data: Uint8Array<ArrayBuffer>; stride: number; width: number; height: number }[];
  };
  const libheif: {
    heif_error_code: { heif_error_Memory_allocation_error: Named<"error"> };
    heif_colorspace: { heif_colorspace_RGB: Named<"colorspace"> };
    heif_chroma: { heif_chroma_interleaved_RGB: Named<"chroma"> };
    heif_context_alloc(): Named<"context">;
    heif_context_free(context: Named<"context">): void;
    heif_context_read_from_memory(context: Named<"context">, bytes: Uint8Array): Fault;
    heif_js_context_get_primary_image_handle(context: Named<"context">): Handle | Fault;
    heif_image_handle_get_width(handle: Handle): number;
    heif_image_handle_get_height(handle: Handle): number;
    heif_image_handle_release(handle: Handle): void;
    heif_js_decode_image2(
      handle: Handle,
      colorspace: Named<"colorspace">,
      chroma: Named<"chroma">,
    ): Decoded | Fault;
    heif_image_release(image: Named<"image">): void;
  };
  export default libheif;
}
