import { PICTURES, type UploadedPicture } from "@mainstreet/contract/pictures";
import type { FastifyInstance } from "fastify";
import sharp, { type Sharp } from "sharp";

type Caller = { app: FastifyInstance; token?: string };

/** Uploads a file as a client does. */
export async function postPicture({ app, token }: Caller, bytes: Buffer, type = "image/jpeg") {
  const response = await app.inject({
    method: "POST",
    url: `/api${PICTURES}`,
    headers: { "content-type": type, ...(token && { authorization: `Bearer ${token}` }) },
    payload: bytes,
  });
  const json = response.json<UploadedPicture & { message: string; code: string }>();
  return { status: response.statusCode, headers: response.headers, ...json };
}

/** Requests one file of a picture. */
export function fetchPicture({ app, token }: Caller, hash: string, file: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return app.inject({ method: "GET", url: `/api${PICTURES}/${hash}/${file}`, headers });
}

/** A picture that is like no other: red on the left, blue on the right, and a green stripe of this height at the top. */
export function picture(width: number, height: number, stripe = 10): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const channel = y < stripe ? 1 : x < width / 2 ? 0 : 2;
      pixels[(y * width + x) * 3 + channel] = 220;
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The place where a picture was taken, as a camera writes it. */
export const PLACE = {
  IFD0: { ImageDescription: "At 36.0999 N 80.2442 W" },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "36/1 5/1 59/1",
    GPSLongitudeRef: "W",
    GPSLongitude: "80/1 14/1 39/1",
  },
};
