/** The lengths from which a word may have one or two typing errors: a letter left out, added, replaced, or two neighbours exchanged. */
const SLIPS = [
  { length: 8, slips: 2 },
  { length: 4, slips: 1 },
];

/** Whether one of two words is probably a misspelling of the other: few letters differ, and not the first. */
export function isMisspelling(one: string, other: string): boolean {
  if (one[0] !== other[0]) return false;
  const shorter = Math.min(one.length, other.length);
  const allowed = SLIPS.find(({ length }) => shorter >= length)?.slips ?? 0;
  return editDistance(one, other) <= allowed;
}

/** How many letters to leave out, add, replace or exchange with their neighbour (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const replaced = at(last, j - 1) + (isSame ? 0 : 1);
      row[j] = Math.min(at(last, j) + 1, at(row, j - 1) + 1, replaced);
      const isExchanged = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (i > 1 && j > 1 && isExchanged) row[j] = Math.min(at(row, j), at(beforeLast, j - 2) + 1);
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, other.length);
}

const at = (row: number[] | undefined, index: number) => row?.[index] ?? 0;
