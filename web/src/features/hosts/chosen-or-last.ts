/** The accounts or buckets to choose from; undefined until they are known. */
type Offered = readonly string[] | undefined;

/**
 * The account or bucket in the form of a new site (decision 178): the chosen one if it still exists, else the one used last,
 * else ''. Until the list is known, the chosen one stays. `last` is undefined while it is loading.
 */
export function chosenOrLast(
  chosen: string,
  offered: Offered,
  last: string | null | undefined,
): string {
  if (offered === undefined || offered.includes(chosen)) return chosen;
  if (last && offered.includes(last)) return last;
  return "";
}
