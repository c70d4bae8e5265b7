/** "5,000". */
export const count = (n: number): string => n.toLocaleString("en-US");

/** "1 minute", "5,000 minutes"; `many` where an "s" does not do. */
export const countOf = (n: number, one: string, many = `${one}s`): string =>
  `${count(n)} ${n === 1 ? one : many}`;
