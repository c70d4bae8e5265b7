import { pictureTexts } from "@mainstreet/contract/picture-texts";
import type { Config } from "../../config.ts";
import { AppError } from "../../errors.ts";
import { deleteObjects } from "../../hosting/aws/delete-objects.ts";
import { putObject } from "../../hosting/aws/put-object.ts";
import { EMPTY_HASH, openConnection } from "../../hosting/aws/s3-connection.ts";

type MediaFile = { bytes: Buffer; sha256: string; contentType: string };

/** The operator's bucket for pictures. Every method throws 503 when the bucket refuses or does not respond. */
type MediaStore = {
  put(key: string, file: MediaFile): Promise<void>;
  get(key: string): Promise<Buffer>;
  remove(keys: string[]): Promise<void>;
};

/** The bucket of `MEDIA_URL`; undefined without that setting: then pictures are stored in the database. */
export function mediaStore({ media }: Pick<Config, "media">): MediaStore | undefined {
  if (!media) return undefined;
  const connection = openConnection(media);
  const keyOf = (key: string) => media.prefix + key;
  return {
    put: (key, { bytes, sha256, contentType }) => {
      const headers = { "content-type": contentType };
      const object = { key: keyOf(key), body: bytes, payloadHash: sha256, headers };
      return inOurWords(async () => void (await putObject(connection, object)));
    },
    get: (key) =>
      inOurWords(async () => {
        const request = { method: "GET", key: keyOf(key), payloadHash: EMPTY_HASH } as const;
        const { status, body } = await connection.send(request);
        if (status !== 200) throw new Error(`The bucket of MEDIA_URL responded with ${status}`);
        return body;
      }),
    remove: (keys) => inOurWords(() => deleteObjects(connection, keys.map(keyOf))),
  };
}

/** The bucket is the operator's: its faults are only logged, as no user of ours can repair them. */
async function inOurWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const message = pictureTexts.storeUnavailable;
    const error = new AppError({
      status: 503,
      code: "UNAVAILABLE",
      message,
      retryAfterSeconds: 30,
    });
    error.cause = cause;
    throw error;
  }
}
