/** A list of accounts without one of them. */
export function without<A extends { id: string }>(list: A[], id: string): A[] {
  return list.filter((account) => account.id !== id);
}
