import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What starts processes, sends many requests at once or opens a browser takes a minute where other tests take seconds. */
const SLOW =
  /(?:kill|main|start|operator|audit-sites|removal)\.integration\.test|\.concurrency\.test/;

/**
 * Begins each project with its slowest files, so that none of them is still running when all others are done. Vitest goes by
 * a file's size where it has not run before, and the slowest are short.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is Vitest's, which answers a new list
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const rank = ({ project, moduleId }: TestSpecification) =>
      2 * projects.indexOf(project.name) + (SLOW.test(moduleId) ? 0 : 1);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
