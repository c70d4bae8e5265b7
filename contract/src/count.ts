/** "5,000". */
export const count = (n: number): string => n.toLocaleString("en-US");

/** "1 minute", "5,000 minutes"; `many` for a plural that does not end in "s". */
export const countOf = (n: number, one: string, many = `${one}s`): string =>
  `${count(n)} ${n === 1 ? one : many}`;
