import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Takes five minutes alongside all other tests, and would be the last to end wherever it began. */
const SLOWEST = /provider-faults\.concurrency\.test/;
/** What starts processes, sends many requests at once, waits for a timer or compiles takes a minute where other tests take seconds. */
const SLOW = /(?:kill|main|start|audit-sites|removal)\.integration\.test|\.concurrency\.test/;

/**
 * Begins each project with its slowest files, and all with the project that has the slowest: what is left at the end is short, so that
 * no processor waits. Vitest goes by a file's size where it has not run before, and the slowest are short.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is Vitest's, which returns a new list
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
