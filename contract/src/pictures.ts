import type { z } from "zod";
import { pictureSchema } from "./picture.ts";

/**
 * `POST`: accepts the bytes of one file as its body, with any content type, and responds with 201 and `uploadedPicture`. The
 * type of the file is detected from its bytes.
 */
export const PICTURES = "/pictures";
/** `GET`: one file of a picture; `file` is "480.webp". */
export const PICTURE_FILE = "/pictures/:hash/:file";

/** A prepared picture without its description, which is added where it is used. */
export const uploadedPicture = pictureSchema.omit({ alt: true });
export type UploadedPicture = z.output<typeof uploadedPicture>;
