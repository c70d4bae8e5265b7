import { randomUUID } from "node:crypto";

/** A UUIDv7 (RFC 9562 §5.7): 48 bits of milliseconds, then random bits, so that ids sort by age. */
export function newId(): string {
  const ms = Date.now().toString(16).padStart(12, "0");
  // The bits after the version in a UUIDv4 are random too, and its variant is the same.
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${randomUUID().slice(15)}`;
}
