import { S3Error } from "../s3-error.ts";

/** One decoded query parameter; `?policy` and `?policy=` are both an empty value. */
export type QueryPair = readonly [name: string, value: string];

/** Decodes one percent-encoded part; S3 reads `+` as a space. Throws InvalidURI on broken escapes. */
export function decodeUriPart(raw: string): string {
  try {
    return decodeURIComponent(raw.replaceAll("+", " "));
  } catch {
    throw new S3Error("InvalidURI", { fields: { URI: raw } });
  }
}

/**
 * The UriEncode of Signature Version 4: every byte but the unreserved ones, upper-case hex.
 * `encodeURIComponent` alone leaves `!'()*`, which is the classic cause of SignatureDoesNotMatch.
 */
export function encodeUriPart(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** As `encodeUriPart`, but keeps the slashes of a path or key. */
export function encodeUriPath(path: string): string {
  return path.split("/").map(encodeUriPart).join("/");
}

/** Splits a raw query string (without `?`) into decoded pairs, in the order sent. */
export function parseQuery(raw: string): QueryPair[] {
  return raw
    .split("&")
    .filter((part) => part !== "")
    .map((part) => {
      const at = part.indexOf("=");
      if (at === -1) return [decodeUriPart(part), ""];
      return [decodeUriPart(part.slice(0, at)), decodeUriPart(part.slice(at + 1))];
    });
}
