import { encodeUriPart } from "../sign.ts";
import type { R2Connection } from "./r2-connection.ts";

/** The keys under a prefix, a thousand to a request. Throws ProviderError. */
export async function listKeys(bucket: R2Connection, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let token = "";
  do {
    const next = token === "" ? "" : `continuation-token=${encodeUriPart(token)}&`;
    const query = `${next}list-type=2&prefix=${encodeUriPart(prefix)}`;
    const { body } = await bucket.send({ method: "GET", key: "", query });
    const text = body.toString("utf8");
    // Keys of ours hold nothing that XML escapes.
    for (const [, key = ""] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) keys.push(key);
    token = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(text)?.[1] ?? "";
  } while (token !== "");
  return keys;
}
