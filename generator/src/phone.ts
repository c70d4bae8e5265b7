/** A phone number for a page: as people read it, and as a phone dials it. */
export type Phone = { display: string; href: string; e164: string };

const MIN_DIGITS = 7;

/**
 * The one formatter of every number on a site (GS-13): ten digits, or eleven beginning with 1, are a US
 * number and read "(336) 555-0142"; more read "+44 (207) 946-0958" (decision D19); seven to nine stay as typed.
 * Null for what nobody could dial.
 */
export function parsePhone(typed: string): Phone | null {
  const digits = typed.replace(/\D/g, "");
  if (digits.length < MIN_DIGITS) return null;
  if (digits.length < 10) return phone(typed, digits);
  const last = digits.slice(-10);
  const national = `(${last.slice(0, 3)}) ${last.slice(3, 6)}-${last.slice(6)}`;
  const country = digits.slice(0, -10) || "1";
  return phone(country === "1" ? national : `+${country} ${national}`, `+${country}${last}`);
}

const phone = (display: string, number: string): Phone => ({
  display,
  href: `tel:${number}`,
  e164: number,
});
