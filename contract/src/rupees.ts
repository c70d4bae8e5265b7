/** An amount in rupees with Indian grouping: ₹2,999 and ₹1,00,000.50; paise only where there are some. */
export function formatRupees(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

const exact = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** An amount with Indian grouping that always has paise, for columns that add up: ₹2,999.00. */
export const formatExactRupees = (amount: number): string => exact.format(amount);
