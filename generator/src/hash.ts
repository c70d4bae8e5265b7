/**
 * A 32-bit hash of a text (FNV-1a over UTF-16 units, then murmur3's finisher, which spreads the last
 * characters over all bits). Fast and stable; not for secrets. Another `start` gives another hash.
 */
export function hash32(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
