import { INDIA_STATES } from "./india-states.ts";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LENGTH = 15;

/** Whether a text is a GSTIN or UIN: 15 characters that begin with the code of a state and end with their check character. */
export function isGstin(text: string): boolean {
  if (!/^\d\d[0-9A-Z]{13}$/.test(text) || !Object.hasOwn(INDIA_STATES, text.slice(0, 2)))
    return false;
  return text.at(-1) === checkCharacter(text.slice(0, LENGTH - 1));
}

/** Every second character counts twice; the digits of each product in base 36 are summed. */
function checkCharacter(body: string): string {
  let sum = 0;
  for (const [at, letter] of Array.from(body).entries()) {
    const product = DIGITS.indexOf(letter) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }
  return DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length] ?? "";
}

/** The code of the state in which a GSTIN is registered. */
export const stateOfGstin = (gstin: string): string => gstin.slice(0, 2);
