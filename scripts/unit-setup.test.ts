import { createServer } from "node:http";
import { expect, test } from "vitest";

test("a unit test that starts a server fails, and reads what to do", () => {
  expect(() => createServer().listen(0)).toThrow("name the file *.integration.test.ts");
});
