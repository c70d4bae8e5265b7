import type { Finding } from "./built-site.ts";

/** A check ready to run; `of` names what and how much it checks. */
export type AuditCheck = { name: string; of: string; run: () => Finding[] | Promise<Finding[]> };

export type Result = { name: string; of: string; seconds: number; findings: Finding[] };

/** Runs the checks one after the other; `report` gets each result when the check ends. */
export async function runChecks(
  checks: readonly AuditCheck[],
  report: (result: Result) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, of, run } of checks) {
    const start = performance.now();
    const findings = await run();
    const result = { name, of, seconds: (performance.now() - start) / 1000, findings };
    report(result);
    results.push(result);
  }
  return results;
}

const MOST_SHOWN = 20;

/** One line of the table of results, with its findings below it. */
export function formatResult({ name, of, seconds, findings }: Result): string {
  const verdict = findings.length === 0 ? "ok" : `${findings.length} findings`;
  const line = `${name.padEnd(16)} ${of.padEnd(34)} ${seconds.toFixed(1).padStart(7)} s  ${verdict}`;
  const shown = findings.slice(0, MOST_SHOWN).map(({ where, what }) => `    ${where}: ${what}`);
  const rest = findings.length - shown.length;
  return [line, ...shown, ...(rest > 0 ? [`    and ${rest} more`] : [])].join("\n");
}
