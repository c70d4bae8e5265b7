import { execFileSync } from "node:child_process";
import { cpus, loadavg, release, totalmem, type } from "node:os";

export type Conditions = ReturnType<typeof readConditions>;

/** The versions and the machine of a measurement, without which its figures mean little. */
export function readConditions() {
  const git = ["describe", "--always", "--dirty", "--exclude", "*"];
  return {
    at: new Date().toISOString(),
    commit: execFileSync("git", git, { encoding: "utf8", cwd: import.meta.dirname }).trim(),
    node: process.versions.node,
    system: `${type()} ${release()}`,
    processor: cpus()[0]?.model ?? "unknown",
    cores: cpus().length,
    memoryMb: Math.round(totalmem() / 1_048_576),
    /** Processes that used or waited for a core, as an average over the last minute. */
    load: loadavg()[0] ?? 0,
  };
}
