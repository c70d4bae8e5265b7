// `npm run smoke:live`: with real keys in the environment, makes a Netlify site and an S3 prefix by the
// product's own code, reads their pages and removes them. Without keys it does nothing.
import { type SmokeTarget, smokeTargets, WANTED, withoutSecrets } from "./smoke/smoke-targets.ts";
import { tryHosting } from "./smoke/try-hosting.ts";

const targets = smokeTargets(process.env);
if (targets.length === 0) console.log(WANTED);
for (const target of targets) await report(target);

async function report({ name, open }: SmokeTarget): Promise<void> {
  try {
    console.log(`${name}: made, read and removed ${await tryHosting(open())}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "something that is no error was thrown";
    console.error(withoutSecrets(`${name}: failed. ${reason}`, process.env));
    process.exitCode = 1;
  }
}
