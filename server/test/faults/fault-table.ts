import { CALLS, type CallName } from "./calls.ts";
import { FAULTS, type FaultName } from "./faults.ts";

/** What became of a cell: how many calls met its fault, or why it failed. */
export type CellEnd = { call: CallName; fault: FaultName; hits: number; failure?: string };

/** A line for each fault, a column for each call: how many requests met it; `-` where it cannot be, `!` where a cell failed. */
export function faultTable(ends: CellEnd[]): string {
  const calls = Object.keys(CALLS) as CallName[];
  const faults = Object.keys(FAULTS) as FaultName[];
  const lines = faults.map((fault) => {
    const figures = calls.map((call) => figureOf(ends, call, fault).padStart(4));
    return `${fault.padEnd(22)}${figures.join("")}`;
  });
  const head = "".padEnd(22) + calls.map((_, index) => String(index + 1).padStart(4)).join("");
  const legend = calls.map((call, index) => `${index + 1} ${call}`).join(", ");
  return [head, ...lines, legend].join("\n");
}

function figureOf(ends: CellEnd[], call: CallName, fault: FaultName): string {
  const here = ends.filter((end) => end.call === call && end.fault === fault);
  if (here.length === 0) return "-";
  if (here.some(({ failure }) => failure !== undefined)) return "!";
  return String(here.reduce((sum, { hits }) => sum + hits, 0));
}
