import type { PlanNode, Planned } from "./watch-plans.ts";

/** Whose rows a statement may read, and how many. */
export type Allowed = {
  /** How many rows the user of the request has, for each table that belongs to users. */
  own: Readonly<Record<string, number>>;
  /** Whole rows that may be read of one table, in addition to what is read from an index alone. */
  rows: number;
  /** A table of which all rows of the user may be read. */
  whole?: string | undefined;
};

/** An index may be read a little beyond the wanted rows, and reading all of a table of a few rows is cheaper than using its index. */
const SLACK = 20;

/** A user with no more rows than this may have them all read for each page of them. */
const FEW_OF_ONE = 99;

/** What is wrong with how a statement was carried out; empty when it read only its user's rows, by an index. */
export function checkPlan({ statement, plan }: Planned, { own, rows, whole }: Allowed): string[] {
  const read = new Map<string, { entries: number; rows: number }>();
  const findings: string[] = [];
  for (const node of nodesOf(plan)) {
    const table = node["Relation Name"] ?? "";
    if (own[table] === undefined) continue;
    if (readsAll(node)) findings.push(`reads all of ${table} (${node["Node Type"]})`);
    const counted = read.get(table) ?? { entries: 0, rows: 0 };
    const count = countOf(node);
    read.set(table, {
      entries: Math.max(counted.entries, count),
      rows:
        counted.rows +
        (node["Node Type"] === "Index Only Scan" ? (node["Heap Fetches"] ?? 0) : count),
    });
  }
  for (const [table, counted] of read) {
    const mine = own[table] ?? 0;
    if (counted.entries > mine + SLACK)
      findings.push(`reads ${counted.entries} of ${table}, of which the user has ${mine}`);
    if (table !== whole && mine > FEW_OF_ONE && counted.rows > Math.min(rows, mine) + SLACK)
      findings.push(`reads ${counted.rows} whole rows of ${table}, and needs ${rows}`);
  }
  return findings.map(
    (finding) => `${finding}: ${statement.replaceAll(/\s+/g, " ").slice(0, 300)}`,
  );
}

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** The condition of a bitmap scan is on the nodes below it, which name no table. */
function readsAll(node: PlanNode): boolean {
  if (node["Node Type"] === "Seq Scan") return true;
  return /^Index (?:Only )?Scan/.test(node["Node Type"]) && node["Index Cond"] === undefined;
}

function countOf(node: PlanNode): number {
  const passed = node["Actual Rows"];
  const failed =
    (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return Math.round((passed + failed) * node["Actual Loops"]);
}
