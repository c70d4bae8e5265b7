/** A limit of the issue: missing a `binding` one fails the run, an `aim` is only reported. */
type Limit = { kind: "binding" | "aim" } & ({ most: number } | { least: number });

/** One measured quantity; its value is the median of `samples`, one sample a round. */
export type Figure = {
  name: string;
  unit: "ms" | "µs" | "s" | "MB" | "nodes" | "times" | "requests" | "%" | "reads/s";
  samples: number[];
  limit?: Limit;
};

/** Medians of the same round's samples divided by each other, so that the machine's noise hits both alike. */
export type Ratio = { name: string; samples: number[] };

/** The result of one benchmark; `notes` explain what the figures include. */
export type Report = { figures: Figure[]; ratios: Ratio[]; notes: string[] };

/** The middle of the samples, the mean of the two middle ones when their count is even. Throws RangeError without any. */
export function median(samples: number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (low === undefined || high === undefined) throw new RangeError("No samples");
  return (low + high) / 2;
}

/** Whether the figure is on the wrong side of its limit. */
export function isBeyond({ samples, limit }: Figure): boolean {
  if (limit === undefined) return false;
  // NaN, for what could not be measured, is beyond every limit.
  const middle = median(samples);
  return "most" in limit ? !(middle <= limit.most) : !(middle >= limit.least);
}

/** Whether the figure is beyond a limit that binds. */
export function isMissed(figure: Figure): boolean {
  return figure.limit?.kind === "binding" && isBeyond(figure);
}

/** The quotients of two figures of the same rounds. */
export function ratioOf(name: string, over: number[], under: number[]): Ratio {
  return { name, samples: over.map((sample, round) => sample / (under[round] ?? Number.NaN)) };
}
