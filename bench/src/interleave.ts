/** One way of doing the work. `measure` does it once and returns one sample. */
export type Contender = { measure: () => Promise<number>; samples: number[] };

const WARM_UP_ROUNDS = 2;

/** A contender that has no samples yet. */
export function contender(measure: () => Promise<number>): Contender {
  return { measure, samples: [] };
}

/**
 * Adds `rounds` samples to each contender, one contender after the other and every second round in reverse order, so that a disturbance of
 * the machine affects all of them. The first rounds only warm up.
 */
export async function interleave(contenders: Contender[], rounds: number): Promise<void> {
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (const { measure, samples } of round % 2 === 0 ? contenders : contenders.toReversed()) {
      const sample = await measure();
      if (round >= 0) samples.push(sample);
    }
  }
}
