// `npm run bench` runs every claim against a peer or a limit, and more; `npm run bench -- <name>…` runs those named.
import { apiReads } from "./api-reads.ts";
import { bigAccounts } from "./big-accounts.ts";
import { campaignList } from "./campaign-list.ts";
import { readConditions } from "./conditions.ts";
import { createToLive } from "./create-to-live.ts";
import { creationRun } from "./creation-run.ts";
import { isMissed, type Report } from "./figure.ts";
import { findSites } from "./find-sites.ts";
import { freshClone } from "./fresh-clone.ts";
import { formatConditions, formatReport } from "./format-report.ts";
import { generatorGrowth } from "./generator-growth.ts";
import { forecastAccuracy } from "./hosts/forecast-accuracy.ts";
import { generators } from "./generators.ts";
import { operationReview } from "./operation-review.ts";
import { heavyRequests } from "./heavy-requests.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { listJumps } from "./list-jumps.ts";
import { cloudflarePublishing } from "./hosts.ts";
import { photoSites } from "./photo-sites.ts";
import { preview } from "./preview.ts";
import { s3Peers } from "./s3-peers.ts";
import { sandboxMemory } from "./sandbox-memory.ts";
import { saveResult } from "./save-result.ts";
import { warmStart } from "./warm-start.ts";
import { workers } from "./workers.ts";

type Benchmark = () => Promise<Report>;

const everyTime: Record<string, Benchmark> = {
  "s3-peers": s3Peers,
  generators,
  "generator-growth": generatorGrowth,
  "sandbox-memory": sandboxMemory,
  "warm-start": warmStart,
  "create-to-live": createToLive,
  workers,
  "api-reads": apiReads,
  "big-accounts": bigAccounts,
  "find-sites": findSites,
  "heavy-requests": heavyRequests,
  "hostile-texts": hostileTexts,
  hosts: cloudflarePublishing,
};
/** Benchmarks that run only by name: they need the registry, or a built dashboard and Chromium, or take minutes. */
const onlyByName: Record<string, Benchmark> = {
  "fresh-clone": freshClone,
  "campaign-list": campaignList,
  "creation-run": creationRun,
  "list-jumps": listJumps,
  "hosts-forecasts": forecastAccuracy,
  "operation-review": operationReview,
  "photo-sites": photoSites,
  preview,
};

/** "hosts" chooses "hosts-forecasts" too. */
const isChosen = (name: string, chosen: string) => name === chosen || name.startsWith(`${chosen}-`);

/** The benchmarks to run. Throws Error for a name that is none. */
function choose(names: string[]): [string, Benchmark][] {
  const all = Object.entries({ ...everyTime, ...onlyByName });
  const known = all.map(([name]) => name);
  const unknown = names.filter((name) => !known.some((one) => isChosen(one, name)));
  if (unknown.length > 0)
    throw new Error(`No benchmark ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
  return names.length > 0
    ? all.filter(([name]) => names.some((chosen) => isChosen(name, chosen)))
    : Object.entries(everyTime);
}

async function runAll(benchmarks: [string, Benchmark][]): Promise<void> {
  const conditions = readConditions();
  console.log(formatConditions(conditions));
  const reports: Record<string, Report> = {};
  for (const [name, run] of benchmarks) {
    const report = await run();
    reports[name] = report;
    console.log(`\n${formatReport(name, report)}`);
  }
  console.log(`\nWritten to ${await saveResult(conditions, reports)}`);
  const missed = Object.values(reports).flatMap(({ figures }) => figures.filter(isMissed));
  if (missed.length === 0) return;
  throw new Error(`Missed: ${missed.map(({ name }) => name).join("; ")}`);
}

try {
  await runAll(choose(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
