/** What there is to choose from; undefined as long as that is not known. */
type Offered = readonly string[] | undefined;

/**
 * The account, or the bucket, that a form of a new site has (decision 178): the one that was chosen if it is still there,
 * else the one used last, else ''. As long as nothing is known the chosen one stands. `last` is undefined while it is loading.
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
