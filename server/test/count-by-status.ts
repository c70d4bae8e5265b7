/** How many responses have each status. An assertion on it prints all of them when it fails. */
export function countByStatus(
  responses: readonly { status: number | string | undefined }[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of responses) counts[String(status)] = (counts[String(status)] ?? 0) + 1;
  return counts;
}
