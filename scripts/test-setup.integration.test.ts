import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

type Report = { testResults: { name: string; message: string; assertionResults: Assertion[] }[] };
type Assertion = { title: string; status: string; failureMessages: string[] };

/** Runs the files in a folder of their own, under the repository's setup file. */
async function runVitest(files: Record<string, string>): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "mainstreet-setup-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = {
    test: { globals: true, setupFiles: [join(import.meta.dirname, "test-setup.ts")] },
  };
  await writeFile(join(folder, "vitest.config.mjs"), `export default ${JSON.stringify(config)}`);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const vitest = join(import.meta.dirname, "../node_modules/vitest/vitest.mjs");
  const outputFile = join(folder, "report.json");
  const options = ["run", "--root", folder, "--reporter=json", "--outputFile", outputFile];
  const { promise, resolve } = Promise.withResolvers<void>();
  // The exit code is 1: tests are meant to fail here. The report says which did.
  execFile(process.execPath, [vitest, ...options], () => resolve());
  await promise;
  return JSON.parse(await readFile(outputFile, "utf8"));
}

test("what a test did not expect fails it, and what stays on this machine does not", async () => {
  const report = await runVitest({
    "surprises.test.mjs": `
      import { createServer } from "node:http";
      test("is quiet", () => {});
      test("warns", () => console.warn("careful", { now: 1 }));
      test("expects its warning", () => { vi.spyOn(console, "warn").mockImplementation(() => {}); console.warn("x"); });
      test("requests another machine and hides the refusal", () => fetch("https://192.0.2.1/").catch(() => {}));
      test("requests itself", async () => {
        const server = createServer((_, answer) => answer.end("hello")).listen(0);
        const answer = await fetch("http://localhost:" + server.address().port);
        expect(await answer.text()).toBe("hello");
        server.close();
        server.closeAllConnections();
      });`,
    "leak.test.mjs": `
      import { createServer } from "node:net";
      test("leaves a server listening", () => { createServer().listen(0); });`,
  });
  const outcome = report.testResults.flatMap((file) => file.assertionResults);
  expect(outcome.map(({ title, status }) => `${title}: ${status}`).toSorted()).toEqual([
    "expects its warning: passed",
    "is quiet: passed",
    "leaves a server listening: passed",
    "requests another machine and hides the refusal: failed",
    "requests itself: passed",
    "warns: failed",
  ]);
  const messages = outcome.flatMap(({ failureMessages }) => failureMessages).join("\n");
  expect(messages).toContain("console.warn: careful { now: 1 }");
  expect(messages).toContain("a connection to 192.0.2.1, which is not this machine");
  const leak = report.testResults.find((file) => file.name.endsWith("leak.test.mjs"));
  expect(leak?.message).toContain("Left running by this file: TCPServerWrap");
});
