import { expect } from "@playwright/test";
import type { BrowserContext } from "@playwright/test";

export type ErrorWatch = {
  /** Declares errors that a test causes on purpose: a refused login is also a 401 on the console. */
  expect(pattern: RegExp): void;
  /** Throws if any other error was reported. */
  check(): void;
};

/** Records every console error and uncaught error of every page in the context. */
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
