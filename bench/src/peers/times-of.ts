import type { Figure } from "../figure.ts";
import type { Run } from "./run-program.ts";

/** The runs of the same rounds. */
type Runs = { ours: readonly Run[]; theirs: readonly Run[] };

/** The least multiple of our time that theirs must be, by the clock and of CPU; a value that is left out is only reported. */
type Least = { wall?: number; cpu?: number };

/** The time of a peer's runs as a multiple of ours, round by round, and the time of each run. */
export function timesOf(name: string, { ours, theirs }: Runs, least: Least): Figure[] {
  const kinds = [
    { kind: "wall", label: "clock" },
    { kind: "cpu", label: "CPU" },
  ] as const;
  return kinds.flatMap(({ kind, label }) => {
    const bound = least[kind];
    const seconds = (runs: readonly Run[]) => runs.map((run) => run[kind]);
    const own = seconds(ours);
    return [
      {
        name: `${name}, ${label}`,
        unit: "times" as const,
        samples: seconds(theirs).map((taken, round) => taken / (own[round] ?? Number.NaN)),
        ...(bound !== undefined && { limit: { kind: "binding" as const, least: bound } }),
      },
      { name: "  theirs", unit: "s" as const, samples: seconds(theirs) },
      { name: "  ours", unit: "s" as const, samples: own },
    ];
  });
}
