import type { EmulatorRequest } from "../emulated.ts";
import { startEmulator, type RunningEmulator } from "../emulator.ts";
import { s3Controls } from "../s3/s3-controls.ts";
import { openS3State } from "../s3/state.ts";
import { cloudFrontControls } from "./cloudfront-controls.ts";
import { openDistributions } from "./distributions.ts";
import { handleCloudFront } from "./handle-cloudfront.ts";
import { createEdge } from "./serve-distribution.ts";

export interface CloudFrontEmulatorOptions {
  /** 0 (the default) lets the system choose. */
  port?: number | undefined;
  /** Where the state is stored; without it, it is in memory only. */
  dataDir?: string | undefined;
}

const domain = "cloudfront.localhost";
const sitePrefix = "/__site/";

/**
 * Starts a local CloudFront on 127.0.0.1: the API at any other host, distributions at `dXXXX.cloudfront.localhost` and, for
 * tools that cannot resolve that, under `/__site/<host>/…`. Origins are fetched over http from this machine, at the port that the
 * distribution names. Keys are those of the S3 emulator (s3/accounts.ts).
 * Control calls: emulator.ts, cloudfront-controls.ts, and of s3-controls.ts those of keys. Throws one sentence when port or data directory is taken.
 */
export function startCloudFrontEmulator({
  port,
  dataDir,
}: CloudFrontEmulatorOptions = {}): Promise<RunningEmulator> {
  return startEmulator({
    port,
    dataDir,
    create({ store, now }) {
      const state = openS3State(store);
      const distributions = openDistributions(store, now);
      const edge = createEdge(distributions, now);
      return {
        handle(request) {
          const { host, path } = locate(request);
          if (!host.endsWith(`.${domain}`))
            return handleCloudFront(request, { state, distributions, now: now(), domain });
          return edge.serve(request, { label: host.slice(0, -domain.length - 1), host, path });
        },
        credentialOf: ({ headers }) =>
          /Credential=(AKIA[A-Z0-9]{16})\//.exec(headers.authorization ?? "")?.[1],
        controls: { ...s3Controls(state), ...cloudFrontControls(distributions) },
      };
    },
  });
}

function locate({ url, host }: EmulatorRequest): { host: string; path: string } {
  const [path = ""] = url.split("?");
  if (!path.startsWith(sitePrefix)) return { host: withoutPort(host), path };
  const [site = "", ...rest] = path.slice(sitePrefix.length).split("/");
  return { host: withoutPort(site.toLowerCase()), path: `/${rest.join("/")}` };
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, "");
}
