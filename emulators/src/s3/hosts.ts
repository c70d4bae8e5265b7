import { isRegion, type Region } from "./regions.ts";

/** What a Host header addresses. An API host without a region is the global endpoint. */
export type HostTarget =
  | { kind: "api"; bucket: string | undefined; region: Region | undefined }
  | { kind: "website"; bucket: string; region: Region };

/**
 * Reads a Host header under `suffix`: `s3.REGION.S`, `BUCKET.s3.REGION.S`, `BUCKET.s3-website(-|.)REGION.S`.
 * Every other host (127.0.0.1, localhost) is the path-style API.
 */
export function parseHost(host: string, suffix: string): HostTarget {
  const name = host.toLowerCase().replace(/:\d+$/, "");
  const pathStyle: HostTarget = { kind: "api", bucket: undefined, region: undefined };
  if (!name.endsWith(`.${suffix}`)) return pathStyle;
  const labels = name.slice(0, -suffix.length - 1);
  const [, site, siteRegion = ""] = /^(.+)\.s3-website[.-]([a-z0-9-]+)$/.exec(labels) ?? [];
  if (site !== undefined && isRegion(siteRegion))
    return { kind: "website", bucket: site, region: siteRegion };
  const [matched, bucket, region] = /^(?:(.+)\.)?s3(?:\.([a-z0-9-]+))?$/.exec(labels) ?? [];
  if (matched === undefined || (region !== undefined && !isRegion(region))) return pathStyle;
  return { kind: "api", bucket, region };
}
