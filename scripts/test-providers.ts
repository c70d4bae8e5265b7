// `npm run test:providers`: the tests of S3 that any store must pass, against Ceph's gateway, which others have written, unlike our
// emulator.
// Not part of `npm test`: it needs programs that npm does not install.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { isCephInstalled, startCeph } from "./test-providers/start-ceph.ts";

const TESTS = [
  "server/src/hosting/aws/store.integration.test.ts",
  "server/src/features/deployments/store.integration.test.ts",
];

if (await isCephInstalled()) process.exitCode = await testCeph();
else
  console.log(
    "Skipped: Ceph is not installed; on Debian: apt-get install --no-install-recommends ceph-mon ceph-osd radosgw",
  );

async function testCeph(): Promise<number> {
  const { stop, ...store } = await startCeph();
  try {
    return await runTests(["run", "--project", "postgres", ...TESTS], JSON.stringify(store));
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
