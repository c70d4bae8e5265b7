// `npm run bench` runs every benchmark but the slow ones; `npm run bench -- <name>…` runs those named.
import { readConditions } from "./conditions.ts";
import { createToLive } from "./create-to-live.ts";
import { isMissed, type Report } from "./figure.ts";
import { freshClone } from "./fresh-clone.ts";
import { netlifyClient } from "./netlify-client.ts";
import { formatReport } from "./format-report.ts";
import { s3Objects } from "./s3-objects.ts";
import { sandboxMemory } from "./sandbox-memory.ts";
import { saveResult } from "./save-result.ts";
import { warmStart } from "./warm-start.ts";

const everyTime: Record<string, () => Promise<Report>> = {
  "netlify-client": netlifyClient,
  "s3-objects": s3Objects,
  "sandbox-memory": sandboxMemory,
  "warm-start": warmStart,
  "create-to-live": createToLive,
};
/** Downloads every dependency anew. */
const onlyByName: Record<string, () => Promise<Report>> = { "fresh-clone": freshClone };
const all = { ...everyTime, ...onlyByName };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in all));
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(", ")}. There are: ${Object.keys(all).join(", ")}.`);
  process.exit(1);
}

const conditions = readConditions();
console.log(
  `${Object.entries(conditions)
    .map(([name, value]) => `${name} ${value}`)
    .join(" · ")}\n`,
);
const reports: Record<string, Report> = {};
for (const [name, run] of Object.entries(asked.length > 0 ? all : everyTime)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const report = await run();
  reports[name] = report;
  console.log(`${formatReport(name, report)}\n`);
}
console.log(`Written to ${await saveResult(conditions, reports)}`);
const missed = Object.values(reports).flatMap(({ figures }) => figures.filter(isMissed));
for (const { name } of missed) console.error(`Missed: ${name}`);
process.exitCode = missed.length > 0 ? 1 : 0;
