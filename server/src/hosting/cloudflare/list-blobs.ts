import { encodeUriPart } from "../sign.ts";
import type { R2Connection } from "./r2-connection.ts";

/** `modifiedAt`: ms since 1970. */
export type StoredObject = { key: string; modifiedAt: number };

const CONTENTS = /<Contents>([\s\S]*?)<\/Contents>/g;

/** The keys under a prefix. Throws ProviderError. */
export async function listKeys(bucket: R2Connection, prefix: string): Promise<string[]> {
  return (await listObjects(bucket, prefix)).map(({ key }) => key);
}

/** What is stored under a prefix, a thousand to a request. Throws ProviderError. */
export async function listObjects(bucket: R2Connection, prefix: string): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  let token = "";
  do {
    const next = token === "" ? "" : `continuation-token=${encodeUriPart(token)}&`;
    const query = `${next}list-type=2&prefix=${encodeUriPart(prefix)}`;
    const { body } = await bucket.send({ method: "GET", key: "", query });
    const text = body.toString("utf8");
    // Keys of ours hold nothing that XML escapes.
    for (const [, entry = ""] of text.matchAll(CONTENTS)) {
      const key = textOf(entry, "Key");
      // One without a time counts as new, so it stays.
      const modifiedAt = Date.parse(textOf(entry, "LastModified")) || Number.POSITIVE_INFINITY;
      objects.push({ key, modifiedAt });
    }
    token = textOf(text, "NextContinuationToken");
  } while (token !== "");
  return objects;
}

const textOf = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? "";
