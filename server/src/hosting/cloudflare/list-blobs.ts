import { xmlAt, xmlParts } from "../read-xml.ts";
import { encodeUriPart } from "../sign.ts";
import type { R2Connection } from "./r2-connection.ts";

/** `modifiedAt`: ms since 1970. */
export type StoredObject = { key: string; modifiedAt: number };

/** The keys under a prefix. Throws ProviderError. */
export async function listKeys(bucket: R2Connection, prefix: string): Promise<string[]> {
  return (await listObjects(bucket, prefix)).map(({ key }) => key);
}

/** What is stored under a prefix, a thousand per request. Throws ProviderError. */
export async function listObjects(bucket: R2Connection, prefix: string): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  let token = "";
  do {
    const next = token === "" ? "" : `continuation-token=${encodeUriPart(token)}&`;
    const query = `${next}list-type=2&prefix=${encodeUriPart(prefix)}`;
    const { body } = await bucket.send({ method: "GET", key: "", query });
    const text = body.toString("utf8");
    for (const entry of xmlParts(text, "Contents")) {
      // An object without a time counts as new, so it is not deleted.
      const modifiedAt = Date.parse(xmlAt(entry, "Contents/LastModified")) || Infinity;
      objects.push({ key: xmlAt(entry, "Contents/Key"), modifiedAt });
    }
    token = xmlAt(text, "ListBucketResult/NextContinuationToken");
  } while (token !== "");
  return objects;
}
