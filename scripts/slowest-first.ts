import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Takes five minutes alongside all other tests, and would be the last to end whenever it began. */
const SLOWEST = /provider-faults\.concurrency\.test/;
/** Tests that start processes, send many requests at once, wait for a timer or compile take a minute, where other tests take seconds. */
const SLOW = /(?:kill|main|start|audit-sites|removal)\.integration\.test|\.concurrency\.test/;

/**
 * Begins each project with its slowest files, and the whole run with the project that has the slowest, so that only short tests are left at
 * the end and no processor waits. Vitest sorts files that it has not run before by size, but the slowest files are small.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is Vitest's own method, which returns a new list
    const sorted = await super.sort(files);
    const names = [...new Set(sorted.map(({ project }) => project.name))];
    const projects = names.toSorted((one, other) => rankOf(one) - rankOf(other));
    const rank = ({ project, moduleId }: TestSpecification) =>
      3 * projects.indexOf(project.name) +
      (SLOWEST.test(moduleId) ? 0 : SLOW.test(moduleId) ? 1 : 2);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

/** The project with the slowest files before all others, which stay in their order. */
function rankOf(project: string): number {
  return project === "postgres" ? 0 : 1;
}
