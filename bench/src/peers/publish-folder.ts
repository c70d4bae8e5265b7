// Publishes each folder in a folder that is this worker's as a site, by the S3 client of the product, until its input ends:
//   node bench/src/peers/publish-folder.ts <folder> <worker> <workers>
// Each line of its standard input is the address of an S3: what is live there is remembered, as the product does in its
// database, and sites that did not change are not deployed again, as nobody asks the product to. `forget` forgets it.
// It writes a line of JSON: its CPU time in seconds.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { createInterface } from "node:readline";
import { forEachConcurrently } from "@mainstreet/server/platform/http-client/concurrency";
import type { HostingState, SiteFile } from "@mainstreet/server/hosting/provider";
import { createS3Hosting } from "@mainstreet/server/hosting/aws/s3-hosting";
import { manifestOf } from "@mainstreet/server/hosting/aws/upload-plan";

const [folder = "", worker = "0", workers = "1"] = process.argv.slice(2);

/** This worker's share of the sites that a run has in flight over all its workers (decision D11). */
const WIDTH = 80 / Number(workers);

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
};

function filesOf(site: string): SiteFile[] {
  return readdirSync(join(folder, site)).map((path) => ({
    path,
    content: readFileSync(join(folder, site, path)),
    contentType: TYPES[extname(path)] ?? "application/octet-stream",
    cacheControl: "public, max-age=0, must-revalidate",
  }));
}

let live: Record<string, HostingState> = {};

function hasChanged(site: string, files: SiteFile[]): boolean {
  const known = live[site]?.manifest;
  if (known === undefined) return true;
  const fresh = manifestOf(files);
  return files.some(({ path }) => known[path] !== fresh[path]);
}

async function publish(site: string, endpoint: string): Promise<void> {
  const files = filesOf(site);
  if (!hasChanged(site, files)) return;
  const hosting = createS3Hosting({
    accessKey: "AKIAIOSFODNN7EXAMPLE",
    secretKey: "an example",
    bucket: "benchmark",
    region: "us-east-1",
    endpoint,
    websiteSuffix: "localhost",
    userId: "",
    isKnownOpen: true,
    prefix: site,
  });
  const { state } = await hosting.publish({
    files,
    previous: live[site] ?? null,
    beforeUpload: () => Promise.resolve(),
    isCurrent: () => Promise.resolve(true),
  });
  live[site] = state;
}

const sites = () =>
  readdirSync(folder).filter((_, index) => index % Number(workers) === Number(worker));

for await (const order of createInterface(process.stdin)) {
  const before = process.cpuUsage();
  if (order === "forget") live = {};
  else await forEachConcurrently(sites(), WIDTH, (site) => publish(site, order));
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ cpu: (user + system) / 1e6 }));
}
