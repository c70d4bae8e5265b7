import { checkProduction } from "./doctor/check-production.ts";
import { checkSandbox } from "./doctor/check-sandbox.ts";
import { checkSettings } from "./doctor/check-settings.ts";
import { checkTools } from "./doctor/check-tools.ts";
import type { DoctorCheck } from "./doctor/run-check.ts";
import { problemOfCheck } from "./doctor/run-check.ts";

// `npm run doctor`: what this machine lacks to run, test or operate Mainstreet, by the settings it would start with. One line a
// check; a problem names the solution. Exits 1 when there is one. (scripts/require-node.js has checked Node before.)

const isProduction = process.env["NODE_ENV"] === "production";
const checks: readonly DoctorCheck[] = [
  ...checkSettings(process.env),
  ...(isProduction
    ? checkProduction(process.env)
    : [...checkSandbox(process.env), ...checkTools()]),
];

let problems = 0;
for (const check of checks) {
  const problem = await problemOfCheck(check);
  if (problem !== undefined) problems += 1;
  console.log(
    problem === undefined ? `ok       ${check.name}` : `PROBLEM  ${check.name}: ${problem}`,
  );
}
const place = isProduction ? "production" : "the sandbox";
console.log(
  problems === 0 ? `Ready for ${place}.` : `${problems} of ${checks.length} checks failed.`,
);
process.exitCode = problems === 0 ? 0 : 1;
