/**
 * How many rows to make. Every twentieth campaign, or every `ofFirst`-th, belongs to the first user; all other users have equally many.
 */
export type Sizes = { campaigns: number; users: number; ofFirst?: number };

/** One user has 50,000 of them. */
export const MILLION: Sizes = { campaigns: 1_000_000, users: 10_000 };
/** One user has 50,000 of them, and the others as many as in a million. */
export const FIFTY_THOUSAND: Sizes = { campaigns: 100_000, users: 527, ofFirst: 2 };
/** So many users that an index is worth its while on the tables that have few rows of each. */
export const FOR_TESTS: Sizes = { campaigns: 10_000, users: 1_000 };

/** The bearer token of a seeded user; number 0 has every twentieth campaign. */
export function seededToken(user: number): string {
  return `seeded-session-of-user-${user}`;
}
