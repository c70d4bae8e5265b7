import { expect } from "@playwright/test";
import type { BrowserContext } from "@playwright/test";

export type ErrorWatch = {
  /** Declares errors a test brings about on purpose: a refused login is a 401 on the console too. */
  expect(pattern: RegExp): void;
  /** Throws if anything else was reported. */
  check(): void;
};

/** Notes every console error and uncaught error of every page in the context. */
export function watchErrors(context: BrowserContext): ErrorWatch {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") seen.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => seen.push(String(error.error())));
  return {
    expect: (pattern) => expected.push(pattern),
    check: () => {
      const surprises = seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(surprises, "errors on the browser's console").toEqual([]);
    },
  };
}
