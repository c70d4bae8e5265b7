import type { EmulatorContext, EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import {
  assertOwnAccount,
  createBucket,
  deleteBucket,
  listAccounts,
  listBuckets,
  showSubdomain,
  verifyAccountToken,
  verifyUserToken,
} from "./account-routes.ts";
import { type ApiCall, errorResponse } from "./api-call.ts";
import { CloudflareError } from "./cloudflare-error.ts";
import {
  createHostname,
  deleteHostname,
  listHostnames,
  putFallbackOrigin,
  showFallbackOrigin,
  showHostname,
  showQuota,
  updateHostname,
} from "./hosts/custom-hostnames.ts";
import {
  deleteWorkersDomain,
  listWorkersDomains,
  putWorkersDomain,
} from "./hosts/workers-domains.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { Records } from "./records.ts";
import { deleteScript, enableSubdomain, uploadScript } from "./script-routes.ts";
import { authenticate, credentialOf } from "./tokens.ts";
import {
  createDnsRecord,
  createRoute,
  deleteDnsRecord,
  deleteRoute,
  listDnsRecords,
  listRoutes,
  listZones,
} from "./zone-routes.ts";

export type Api = { context: EmulatorContext; records: Records; rateLimit: RateLimit };

type Handler = (call: ApiCall) => EmulatorResponse | Promise<EmulatorResponse>;

const prefix = "/client/v4";

/** By method and path; `{name}` is one segment. */
const routes: readonly (readonly [route: string, handle: Handler])[] = [
  ["GET /user/tokens/verify", verifyUserToken],
  ["GET /accounts", listAccounts],
  ["GET /accounts/{account}/tokens/verify", verifyAccountToken],
  ["GET /accounts/{account}/r2/buckets", listBuckets],
  ["POST /accounts/{account}/r2/buckets", createBucket],
  ["DELETE /accounts/{account}/r2/buckets/{bucket}", deleteBucket],
  ["GET /accounts/{account}/workers/subdomain", showSubdomain],
  ["PUT /accounts/{account}/workers/scripts/{script}", uploadScript],
  ["DELETE /accounts/{account}/workers/scripts/{script}", deleteScript],
  ["POST /accounts/{account}/workers/scripts/{script}/subdomain", enableSubdomain],
  ["GET /zones", listZones],
  ["GET /zones/{zone}/dns_records", listDnsRecords],
  ["POST /zones/{zone}/dns_records", createDnsRecord],
  ["GET /zones/{zone}/workers/routes", listRoutes],
  ["POST /zones/{zone}/workers/routes", createRoute],
  ["DELETE /zones/{zone}/workers/routes/{route}", deleteRoute],
  ["DELETE /zones/{zone}/dns_records/{record}", deleteDnsRecord],
  ["GET /accounts/{account}/workers/domains", listWorkersDomains],
  ["PUT /accounts/{account}/workers/domains", putWorkersDomain],
  ["DELETE /accounts/{account}/workers/domains/{domain}", deleteWorkersDomain],
  ["GET /zones/{zone}/custom_hostnames/fallback_origin", showFallbackOrigin],
  ["PUT /zones/{zone}/custom_hostnames/fallback_origin", putFallbackOrigin],
  ["GET /zones/{zone}/custom_hostnames/quota", showQuota],
  ["GET /zones/{zone}/custom_hostnames", listHostnames],
  ["POST /zones/{zone}/custom_hostnames", createHostname],
  ["GET /zones/{zone}/custom_hostnames/{hostname}", showHostname],
  ["PATCH /zones/{zone}/custom_hostnames/{hostname}", updateHostname],
  ["DELETE /zones/{zone}/custom_hostnames/{hostname}", deleteHostname],
];

const compiled = routes.map(([route, handle]) => ({
  // An empty group, so that a route without parameters has groups too.
  pattern: new RegExp(`^${route.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}(?<none>)$`),
  handle,
}));

/** True for a request to the REST API. */
export const isApiRequest = ({ url }: EmulatorRequest) => url.startsWith(`${prefix}/`);

/** Responds to one API request; every response names the rate limit. */
export async function handleApi(api: Api, request: EmulatorRequest): Promise<EmulatorResponse> {
  const { isAllowed, headers } = api.rateLimit.count(credentialOf(request.headers) ?? "anonymous");
  const response = isAllowed
    ? await handleRoute(api, request)
    : errorResponse(new CloudflareError(429, 10_000, "Rate limited. Please wait."));
  return { ...response, headers: { ...response.headers, ...headers } };
}

async function handleRoute(
  { context, records }: Api,
  request: EmulatorRequest,
): Promise<EmulatorResponse> {
  const [path = "", search = ""] = request.url.slice(prefix.length).split("?");
  try {
    const caller = authenticate(records, request.headers);
    for (const { pattern, handle } of compiled) {
      const params = pattern.exec(`${request.method} ${path}`)?.groups;
      if (params === undefined) continue;
      const query = new URLSearchParams(search);
      const call = { context, records, caller, params, query, request };
      assertOwnAccount(call);
      return await handle(call);
    }
    throw new CloudflareError(404, 7003, "Could not route to this path");
  } catch (error) {
    if (error instanceof CloudflareError) return errorResponse(error);
    throw error;
  }
}
