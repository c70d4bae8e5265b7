// Publishes each folder in a folder as a site, by the S3 client of the product:
//   node bench/src/peers/publish-folder.ts <folder> <S3 address> <file with what is live>
// The file is read if it is there, and written anew: it stands for what the product keeps in its database. Sites that did not
// change are not deployed, as nobody asks the product to.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { forEachConcurrently } from "@mainstreet/server/providers/concurrency";
import type { HostingState, SiteFile } from "@mainstreet/server/providers/hosting";
import { createS3Hosting } from "@mainstreet/server/providers/s3/s3-hosting";
import { manifestOf } from "@mainstreet/server/providers/s3/upload-plan";

const [folder = "", endpoint = "", liveFile = ""] = process.argv.slice(2);

/** A run has so many sites in flight, over all its workers (decision D11); this one process stands for them. */
const WIDTH = 80;

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

function readLive(): Record<string, HostingState> {
  try {
    return JSON.parse(readFileSync(liveFile, "utf8"));
  } catch {
    return {};
  }
}

const live = readLive();

function hasChanged(site: string, files: SiteFile[]): boolean {
  const known = live[site]?.manifest;
  const fresh = manifestOf(files);
  return known === undefined || files.some(({ path }) => known[path] !== fresh[path]);
}

await forEachConcurrently(readdirSync(folder), WIDTH, async (site) => {
  const files = filesOf(site);
  if (!hasChanged(site, files)) return;
  const hosting = createS3Hosting({
    accessKey: "AKIAIOSFODNN7EXAMPLE",
    secretKey: "an example",
    bucket: "benchmark",
    region: "us-east-1",
    endpoint,
    websiteSuffix: "localhost",
    isKnownOpen: true,
    prefix: site,
  });
  const { state } = await hosting.publish({
    files,
    previous: live[site] ?? null,
    beforeUpload: () => Promise.resolve(),
    stillWanted: () => Promise.resolve(true),
  });
  live[site] = state;
});
writeFileSync(liveFile, JSON.stringify(live));
