/** Whether two words differ by one letter left out, added or replaced, or by two neighbors exchanged, but not in the first letter. */
export function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const rest = one.slice(start, one.length - end);
  const otherRest = other.slice(start, other.length - end);
  if (start === 0) return false;
  if (rest.length <= 1 && otherRest.length <= 1) return true;
  return rest.length === 2 && rest[0] === otherRest[1] && rest[1] === otherRest[0];
}
