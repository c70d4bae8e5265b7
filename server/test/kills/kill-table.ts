import type { KillOutcome } from "./kill-in-sequence.ts";

/** A line for each crash point that a server was killed at, and one for all of them. */
export function killTable(outcomes: KillOutcome[]): string {
  const points = [...new Set(outcomes.map(({ point }) => point))].toSorted();
  const lines = points.map((point) =>
    line(
      point,
      outcomes.filter((outcome) => outcome.point === point),
    ),
  );
  const head = ["crash point".padEnd(22), "kills", " lost", "double"].join("  ");
  return [head, ...lines, line("all", outcomes)].join("\n");
}

function line(name: string, outcomes: KillOutcome[]): string {
  const lost = outcomes.flatMap((outcome) => outcome.lost).length;
  const double = outcomes.flatMap((outcome) => outcome.double).length;
  const figures = [outcomes.length, lost, double].map(String);
  const [kills = "", ...found] = figures;
  return [name.padEnd(22), kills.padStart(5), found[0]?.padStart(5), found[1]?.padStart(6)].join(
    "  ",
  );
}
