import { PICTURES, uploadedPicture, type UploadedPicture } from "@mainstreet/contract/pictures";
import { TIMEOUT_MS } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { ApiError } from "./api-error.ts";
import { exchange, parseJson } from "./exchange.ts";

/**
 * Uploads a picture of the user.
 * @throws {ApiError} with the server's text when the file is not a usable picture, or when there is no response.
 */
export async function uploadPicture(file: Blob): Promise<UploadedPicture> {
  const call = { method: "POST", path: PICTURES, protected: true, timeoutMs: TIMEOUT_MS.campaigns };
  const text = await exchange({ ...call, file }, (response) => response.text());
  const picture = uploadedPicture.safeParse(parseJson(text));
  if (picture.success) return picture.data;
  const message = texts.shell.unexpected;
  throw new ApiError({ status: 200, code: "INVALID_RESPONSE", message, cause: picture.error });
}

/** One file of a picture as a data URL, since the browser would request an address without the token. */
export async function readPicture(hash: string, width: number): Promise<string> {
  const path = `${PICTURES}/${hash}/${width}.webp`;
  const call = { method: "GET", path, protected: true, timeoutMs: TIMEOUT_MS.default };
  return dataUrlOf(await exchange(call, (response) => response.blob()));
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      resolve(typeof reader.result === "string" ? reader.result : ""),
    );
    reader.addEventListener("error", () => reject(new Error("The picture could not be read")));
    reader.readAsDataURL(file);
  });
}
