import type { Signature } from "./signature.ts";
import { bandKeys, estimatedLikeness } from "./signature.ts";

/** The page most like another, and how like. */
export type Nearest = { id: string; likeness: number };

export type Siblings = {
  add: (id: string, signature: Signature) => void;
  /** Among the pages that share a band with it; null when none does, so that all are well below 0.4. */
  nearest: (signature: Signature) => Nearest | null;
};

/** Pages of one account and service, found by bands: thousands are compared with thousands in a second. */
export function createSiblings(): Siblings {
  const pages = new Map<string, Signature>();
  const bands = new Map<string, string[]>();
  return {
    add: (id, signature) => {
      pages.set(id, signature);
      for (const key of keysOf(signature)) {
        const ids = bands.get(key);
        if (ids === undefined) bands.set(key, [id]);
        else ids.push(id);
      }
    },
    nearest: (signature) => {
      const ids = new Set(keysOf(signature).flatMap((key) => bands.get(key) ?? []));
      const found = [...ids].flatMap((id) => {
        const other = pages.get(id);
        return other === undefined ? [] : { id, likeness: estimatedLikeness(signature, other) };
      });
      return found.toSorted((a, b) => b.likeness - a.likeness)[0] ?? null;
    },
  };
}

const keysOf = (signature: Signature) =>
  Array.from(bandKeys(signature), (key, band) => `${band}:${key}`);
