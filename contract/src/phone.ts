const ALLOWED = /^[0-9\-() .+]+$/;

/** The digits of a phone number as typed. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** Whether a text consists only of digits, hyphens, parentheses, spaces, dots and plus, with at least one digit (spec §5). */
export function isPhone(text: string): boolean {
  return ALLOWED.test(text) && phoneDigits(text) !== "";
}

/**
 * A phone number as the dashboard shows it (spec §5): 10 digits as (XXX) XXX-XXXX, more than 10 as
 * +X (XXX) XXX-XXXX with all digits before the last ten after the plus (decision D19), otherwise as typed.
 */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  if (digits.length < 10) return phone;
  const last = digits.slice(-10);
  const national = `(${last.slice(0, 3)}) ${last.slice(3, 6)}-${last.slice(6)}`;
  return digits.length === 10 ? national : `+${digits.slice(0, -10)} ${national}`;
}
