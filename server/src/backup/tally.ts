import { createHash } from "node:crypto";

/** How much a table holds, and a digest of it that does not depend on the order of its rows. */
export type Tally = { rows: number; digest: string };
export type Tallies = Record<string, Tally>;

const MODULUS = 2n ** 128n;

/** Counts and digests the rows of a copy, each as the text in which it is copied. */
export function createTallies(): { add(table: string, row: string): void; result(): Tallies } {
  const sums = new Map<string, { rows: number; sum: bigint }>();
  return {
    add(table, row) {
      const { rows, sum } = sums.get(table) ?? { rows: 0, sum: 0n };
      const hash = createHash("sha256").update(row).digest("hex").slice(0, 32);
      sums.set(table, { rows: rows + 1, sum: (sum + BigInt(`0x${hash}`)) % MODULUS });
    },
    result() {
      const tallies = [...sums].map(([table, { rows, sum }]) => [
        table,
        { rows, digest: sum.toString(16).padStart(32, "0") },
      ]);
      return Object.fromEntries(tallies);
    },
  };
}

/** The tables in which two copies differ. */
export function differences(one: Tallies, other: Tallies): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => {
    const [a, b] = [one[name], other[name]];
    return a?.rows !== b?.rows || a?.digest !== b?.digest;
  });
}
