import { createHmac } from "node:crypto";
import type { Authorization } from "./authorization.ts";

const derived = new Map<string, Buffer>();
const maxDerived = 1_000;

/** The signing key of a credential's day, region and service. Cached, since deriving it costs five HMACs and a request only one. */
export function signingKey({ date, region, service }: Authorization, secret: string): Buffer {
  const id = `${secret}/${date}/${region}/${service}`;
  const known = derived.get(id);
  if (known) return known;
  const dateKey = hmac(`AWS4${secret}`, date);
  const key = hmac(hmac(hmac(dateKey, region), service), "aws4_request");
  if (derived.size >= maxDerived) derived.clear();
  derived.set(id, key);
  return key;
}

/** HMAC-SHA256 of a text. */
export function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
