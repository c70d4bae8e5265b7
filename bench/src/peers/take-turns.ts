/**
 * Takes the turns of all contenders one after the other, every other round backwards, so that what disturbs the machine
 * disturbs all of them.
 */
export async function takeTurns<Turn>(
  contenders: ReadonlyMap<string, () => Promise<Turn>>,
  rounds: number,
): Promise<Map<string, Turn[]>> {
  const turns = new Map<string, Turn[]>([...contenders.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, take] of round % 2 === 0 ? [...contenders] : [...contenders].toReversed())
      turns.get(name)?.push(await take());
  return turns;
}
