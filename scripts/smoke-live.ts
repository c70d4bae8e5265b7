// `npm run smoke:live`: with real keys in the environment, makes a site at each host by the product's own code, deploys it twice,
// reads its pages, and removes everything. Without keys it does nothing. `--yes` answers its question.
import { createInterface } from "node:readline/promises";
import { type SmokeTarget, smokeTargets, WANTED, withoutSecrets } from "./smoke/smoke-targets.ts";
import { tryHosting } from "./smoke/try-hosting.ts";
import { watchCalls } from "./smoke/watch-calls.ts";

const targets = smokeTargets(process.env);
const interruption = new AbortController();
const watch = watchCalls();
const say = (line: string) => console.log(withoutSecrets(line, process.env));

if (targets.length === 0) say(WANTED);
else if (await isConfirmed()) await tryAll();
else {
  say("Nothing was done. Run it with --yes, or answer y.");
  process.exitCode = 1;
}

async function isConfirmed(): Promise<boolean> {
  say("This is made at the hosts, and removed again:");
  for (const { name, cost } of targets) say(`  ${name}: ${cost}`);
  if (process.argv.includes("--yes")) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface(process.stdin, process.stdout);
  const response = await terminal.question("Go on? [y/N] ");
  terminal.close();
  return /^y(?:es)?$/i.test(response.trim());
}

async function tryAll(): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, interrupt);
  for (const target of targets) if (!interruption.signal.aborted) await tryOne(target);
}

/** A second Ctrl-C does not end the program sooner, since something could then be left in the account. */
function interrupt(): void {
  say("Stopping: what was made is removed first.");
  process.exitCode = 1;
  interruption.abort(new Error("It was interrupted."));
}

async function tryOne({ name, open }: SmokeTarget): Promise<void> {
  const { signal } = interruption;
  const sayOf = (line: string) => say(`  ${line}`);
  say(name);
  try {
    await tryHosting(await open(signal, sayOf), signal, sayOf);
    say(`${name}: made, deployed twice and removed`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "something that is no error was thrown";
    console.error(withoutSecrets(`${name}: failed. ${reason}`, process.env));
    process.exitCode = 1;
  }
  for (const line of watch.report()) sayOf(line);
}
