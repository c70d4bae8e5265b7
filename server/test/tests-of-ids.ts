import { relative } from "node:path";
import { expect } from "vitest";
import type { AuditFinding } from "../src/auditor/finding.ts";

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Remembers in which test each id first appeared, so that an audit at the end of a file names the test that left a finding. */
export type TestsOfIds = {
  note(text: string): void;
  /** The findings as sentences, each with the test whose data it is about. */
  explain(findings: AuditFinding[]): string[];
};

export function rememberTestsOfIds(): TestsOfIds {
  const tests = new Map<string, string>();
  return {
    note(text) {
      for (const [id] of text.matchAll(ID)) if (!tests.has(id)) tests.set(id, currentTest());
    },
    explain: (findings) =>
      findings.map(({ invariant, message }) => {
        const ids = [...message.matchAll(ID)].map(([id]) => id);
        // A test's campaign may be of a user from an earlier one: the id that appeared last identifies the test best.
        const known = [...tests.keys()].findLast((id) => ids.includes(id));
        const test = known === undefined ? "no test that is known" : tests.get(known);
        return `${invariant} ${message} (data of ${test})`;
      }),
  };
}

function currentTest(): string {
  const { currentTestName, testPath } = expect.getState();
  const path = relative(process.cwd(), testPath ?? "");
  return currentTestName === undefined
    ? `the set-up of ${path}`
    : `"${currentTestName}" in ${path}`;
}
