/** Things that are worked through before others get their turn: a few milliseconds' worth. */
const SLICE = 500;

/** Maps many things without holding up the page: what is typed meanwhile is heard between two slices. */
export async function mapInSlices<T, R>(
  things: readonly T[],
  map: (thing: T, index: number) => R,
): Promise<R[]> {
  const made: R[] = [];
  for (const [index, thing] of things.entries()) {
    if (index > 0 && index % SLICE === 0) await turnOfOthers();
    made.push(map(thing, index));
  }
  return made;
}

function turnOfOthers(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
