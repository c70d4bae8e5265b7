/** One deliberate fault, and the test that must fail with it. */
export type Mutant = {
  /** What the fault breaks, in words. */
  breaks: string;
  /** Text that occurs exactly once in the product's source, in any file. */
  find: string;
  replace: string;
  /** The name of the test's file, without its folder. */
  file: string;
  /** The test's title, or its beginning. */
  title: string;
  /** The test is of the long tier, in a file that has others as well. */
  isLong?: true;
};
