import { z } from "zod";
import { MAX_LENGTH } from "./limits.ts";
import { textField } from "./text-field.ts";

/** A prepared picture: its files are named by the hash, one for each width and format. */
export const pictureSchema = z.strictObject({
  /** SHA-256 of its largest file in the preferred format, in hexadecimal. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** A description for those who cannot see the picture. */
  alt: textField("Description", MAX_LENGTH.alt),
  /** The width of the largest file, in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Widths of its files, in pixels, the smallest first; at most three. */
  widths: z.array(z.number().int().positive()).min(1).max(3),
});

export type Picture = z.output<typeof pictureSchema>;

/** The formats in which each width of a picture is published, the preferred one first. */
export const PICTURE_FORMATS = ["webp", "jpg"] as const;
