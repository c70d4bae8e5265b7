/** Object keys of one bucket in listing order; sorted at the first read, and kept sorted. */
export interface SortedKeys {
  add(key: string): void;
  remove(key: string): void;
  /** Index of the first key that is greater than (`after`) or at least (`from`) the text. */
  after(text: string): number;
  from(text: string): number;
  at(index: number): string | undefined;
}

/** Makes the sorted list of the given keys. */
export function createSortedKeys(initial: Iterable<string>): SortedKeys {
  const keys = [...initial];
  let isSorted = false;
  const sorted = (): string[] => {
    if (!isSorted) keys.sort(compareUtf8);
    isSorted = true;
    return keys;
  };
  const firstWhere = (test: (key: string) => boolean): number => {
    const list = sorted();
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (test(list[middle] ?? "")) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const from = (text: string): number => firstWhere((key) => compareUtf8(key, text) >= 0);
  return {
    from,
    after: (text) => firstWhere((key) => compareUtf8(key, text) > 0),
    at: (index) => sorted()[index],
    add(key) {
      const index = from(key);
      if (keys[index] !== key) keys.splice(index, 0, key);
    },
    remove(key) {
      const index = from(key);
      if (keys[index] === key) keys.splice(index, 1);
    },
  };
}

/**
 * S3 lists keys in the order of their UTF-8 bytes. That differs from JavaScript's order only where a
 * surrogate pair is compared with a character from U+E000 up, so only then are code points compared.
 */
export function compareUtf8(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left === right) continue;
    if (isSurrogate(left) !== isSurrogate(right) && left >= 0xd800 && right >= 0xd800)
      return isSurrogate(left) ? 1 : -1;
    return left - right;
  }
  return a.length - b.length;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}
