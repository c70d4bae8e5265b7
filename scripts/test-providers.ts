// `npm run test:providers`: the tests of S3 that any store must pass, against Ceph's gateway, which others have written, unlike our
// emulator.
// Not part of `npm test`: it needs programs that npm does not install.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { isCephInstalled, startCeph } from "./test-providers/start-ceph.ts";

const TESTS = [
  ["postgres", "server/src/hosting/aws/store.integration.test.ts"],
  ["pglite", "server/src/features/deployments/store.integration.test.ts"],
] as const;

if (await isCephInstalled()) process.exitCode = await testCeph();
else
  console.log(
    "Skipped: Ceph is not installed; on Debian: apt-get install --no-install-recommends ceph-mon ceph-osd radosgw",
  );

async function testCeph(): Promise<number> {
  const { stop, ...store } = await startCeph();
  try {
    for (const [project, file] of TESTS) {
      const code = await runTests(["run", "--project", project, file], JSON.stringify(store));
      if (code !== 0) return code;
    }
    return 0;
  } finally {
    await stop();
  }
}

async function runTests(args: string[], store: string): Promise<number> {
  const env = { ...process.env, TEST_STORE: store };
  const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", ...args], {
    stdio: "inherit",
    env,
  });
  const [code] = await once(child, "exit");
  return typeof code === "number" ? code : 1;
}
