/** What stands behind a whole number, by thousandths: "", ".001" … ".999". */
const FRACTIONS = Array.from({ length: 1000 }, (_, thousandths) =>
  String(thousandths / 1000).slice(1),
);
const MAX = 1_000_000;

/**
 * The same as `String(value)`, looked up where there are at most three digits after the point: drawings are
 * full of such numbers, and an engine takes many times as long to find the digits of one.
 */
export function decimal(value: number): string {
  const size = Math.abs(value);
  const units = Math.round(size * 1000);
  if (!(size < MAX) || units / 1000 !== size) return String(value);
  const whole = Math.trunc(size);
  const fraction = FRACTIONS[units - whole * 1000] ?? "";
  return value < 0 ? `-${whole}${fraction}` : `${whole}${fraction}`;
}
