/** "5,000". */
export const count = (n: number): string => n.toLocaleString("en-US");

/** "1 minute", "5,000 minutes". */
export const countOf = (n: number, unit: string): string =>
  `${count(n)} ${unit}${n === 1 ? "" : "s"}`;
