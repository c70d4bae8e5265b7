import type { EmulatorRequest } from "../emulated.ts";
import { startEmulator, type RunningEmulator } from "../emulator.ts";
import { handleApi, withServiceHeaders } from "./handle-api.ts";
import { handleSts, isStsRequest } from "./handle-sts.ts";
import { parseHost } from "./hosts.ts";
import { s3Controls } from "./s3-controls.ts";
import { serveWebsite } from "./serve-website.ts";
import { openS3State } from "./state.ts";

export interface S3EmulatorOptions {
  /** 0 (the default) lets the system choose. */
  port?: number | undefined;
  /** Where the state is stored; without it, it is in memory only. */
  dataDir?: string | undefined;
  /** The replacement of `amazonaws.com` in host names; default `localhost`. */
  hostSuffix?: string | undefined;
}

const sitePrefix = "/__site/";

/**
 * Starts a local S3 on 127.0.0.1: the REST API in path style and on `[BUCKET.]s3[.REGION].<suffix>` hosts, websites on
 * `BUCKET.s3-website(-|.)REGION.<suffix>` and, for tools that cannot resolve those, under `/__site/<host>/…`.
 * An address without a region is the global endpoint: there a signature for another region than the bucket's is a 400 that names the
 * right one; on a regional host of another region than the bucket's it is a 301.
 * STS handles GetCallerIdentity at the same address (handle-sts.ts).
 * Control calls: emulator.ts and s3-controls.ts. Valid keys: accounts.ts. Throws one sentence when port or data directory is taken.
 */
export function startS3Emulator({
  port,
  dataDir,
  hostSuffix = "localhost",
}: S3EmulatorOptions = {}): Promise<RunningEmulator> {
  return startEmulator({
    port,
    dataDir,
    create({ store, now }) {
      const state = openS3State(store);
      return {
        handle(request) {
          const { host, path, mount } = locate(request);
          const target = parseHost(host, hostSuffix);
          if (target.kind === "api") {
            if (mount !== "") return { status: 404, body: `${host} is not a website host` };
            if (target.bucket === undefined && isStsRequest(request))
              return handleSts(request, state, now());
            return handleApi(request, { state, now: now(), suffix: hostSuffix, host: target });
          }
          const { bucket: bucketName, region } = target;
          const visit = { state, suffix: hostSuffix, bucketName, region, host, path, mount };
          return withServiceHeaders(serveWebsite(request, visit), now());
        },
        credentialOf: ({ headers }) =>
          /Credential=(AKIA[A-Z0-9]{16})\//.exec(headers.authorization ?? "")?.[1],
        controls: s3Controls(state),
      };
    },
  });
}

function locate({ url, host }: EmulatorRequest): { host: string; path: string; mount: string } {
  const [path = ""] = url.split("?");
  if (!path.startsWith(sitePrefix)) return { host: withoutPort(host), path, mount: "" };
  const end = path.indexOf("/", sitePrefix.length);
  const mount = end === -1 ? path : path.slice(0, end);
  const site = withoutPort(mount.slice(sitePrefix.length).toLowerCase());
  return { host: site, path: end === -1 ? "/" : path.slice(end), mount };
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, "");
}
