/**
 * Runs all contenders one after the other in each round, every second round in reverse order, so that a disturbance of the machine affects
 * all of them.
 */
export async function alternate<Result>(
  contenders: ReadonlyMap<string, () => Promise<Result>>,
  rounds: number,
): Promise<Map<string, Result[]>> {
  const results = new Map<string, Result[]>([...contenders.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, run] of round % 2 === 0 ? [...contenders] : [...contenders].toReversed())
      results.get(name)?.push(await run());
  return results;
}
