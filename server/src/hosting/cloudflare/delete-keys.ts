import { forEachConcurrently } from "../../platform/http-client/concurrency.ts";
import type { R2Connection, R2Request } from "./r2-connection.ts";

const WIDTH = 8;

/** Deletes the keys, one request each, which cost nothing. A missing key is no error. Throws ProviderError. */
export function deleteKeys(
  bucket: R2Connection,
  keys: readonly string[],
  { beforeTry }: Pick<R2Request, "beforeTry"> = {},
): Promise<void> {
  return forEachConcurrently(keys, WIDTH, (key) =>
    bucket.send({ method: "DELETE", key, ...(beforeTry && { beforeTry }) }),
  );
}
