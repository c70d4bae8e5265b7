/** "1,250.50" and "$1250" in cents; null for a text that is not an amount. */
export function centsOf(typed: string): number | null {
  const plain = typed.replace(/[$,\s]/g, "");
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}

/** "$1,250.50"; without cents where there are none. */
export function formatCents(cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits, maximumFractionDigits: 2 })}`;
}
