/** Credits with their prices in rupees (spec §9). Prices are looked up here by credits, never read from a request. */
export const CREDIT_PACKAGES = [
  { credits: 10, amount: 1 },
  { credits: 25, amount: 999 },
  { credits: 50, amount: 1_799 },
  { credits: 100, amount: 2_999 },
] as const;
export type CreditPackage = (typeof CREDIT_PACKAGES)[number];
