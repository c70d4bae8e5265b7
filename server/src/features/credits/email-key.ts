/** Two spellings of one address are one account. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
