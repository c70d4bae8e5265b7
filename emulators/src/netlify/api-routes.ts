import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { listAccounts, showUser } from "./accounts.ts";
import { netlifyJsonResponse, type ApiCall } from "./api-call.ts";
import type { Quirks } from "./quirks.ts";
import {
  cancelDeploy,
  createDeploy,
  deleteDeploy,
  listDeploys,
  showDeploy,
  updateDeploy,
} from "./deploys.ts";
import { uploadFile } from "./files.ts";
import type { Progress } from "./go-live.ts";
import { NetlifyError, notFound } from "./netlify-error.ts";
import type { Netlify } from "./present.ts";
import { lockDeploy, restoreDeploy, rollbackSite, unlockDeploy } from "./publishing.ts";
import type { RateLimits } from "./rate-limits.ts";
import {
  createSite,
  deleteSite,
  disableSite,
  enableSite,
  listSites,
  showSite,
  updateSite,
} from "./sites.ts";
import {
  listCertificates,
  provisionCertificate,
  renewCertificate,
  showCertificate,
} from "./ssl-routes.ts";
import { authenticate, credentialOf } from "./tokens.ts";

export type Api = {
  readonly netlify: Netlify;
  readonly progress: Progress;
  readonly rateLimits: RateLimits;
  readonly quirks: Quirks;
};

type Handler = (netlify: Netlify, call: ApiCall, progress: Progress) => EmulatorResponse;

const apiPrefix = "/api/v1";

/** By method and path; `{name}` is one segment, `{name+}` the rest. The first that fits handles the request. */
const routes: readonly (readonly [route: string, handle: Handler])[] = [
  ["GET /user", showUser],
  ["GET /accounts", listAccounts],
  ["GET /sites", listSites],
  ["POST /sites", createSite],
  ["GET /sites/{site}", showSite],
  ["PATCH /sites/{site}", updateSite],
  ["DELETE /sites/{site}", deleteSite],
  ["GET /sites/{site}/ssl", showCertificate],
  ["POST /sites/{site}/ssl", provisionCertificate],
  ["POST /sites/{site}/ssl/renew", renewCertificate],
  ["GET /sites/{site}/ssl/certificates", listCertificates],
  ["PUT /sites/{site}/enable", enableSite],
  ["PUT /sites/{site}/disable", disableSite],
  ["PUT /sites/{site}/rollback", rollbackSite],
  ["GET /sites/{site}/deploys", listDeploys],
  [
    "POST /sites/{site}/deploys",
    (netlify, call, progress) => createDeploy(netlify, progress, call),
  ],
  ["GET /sites/{site}/deploys/{deploy}", showDeploy],
  [
    "PUT /sites/{site}/deploys/{deploy}",
    (netlify, call, progress) => updateDeploy(netlify, progress, call),
  ],
  ["DELETE /sites/{site}/deploys/{deploy}", deleteDeploy],
  ["POST /sites/{site}/deploys/{deploy}/restore", restoreDeploy],
  ["GET /deploys/{deploy}", showDeploy],
  ["DELETE /deploys/{deploy}", deleteDeploy],
  ["POST /deploys/{deploy}/cancel", cancelDeploy],
  ["POST /deploys/{deploy}/lock", lockDeploy],
  ["POST /deploys/{deploy}/unlock", unlockDeploy],
  ["PUT /deploys/{deploy}/files/{path+}", uploadFile],
  ["GET /{account}/sites", listSites],
  ["POST /{account}/sites", createSite],
];

const compiled = routes.map(([route, handle]) => ({ pattern: compile(route), handle }));

/** What the deploy limits count. */
const deployCalls = /^POST \/(?:sites\/[^/]+\/deploys|(?:[^/]+\/)?sites)$/;

/** True for a request to the REST API. */
export function isApiRequest({ url }: EmulatorRequest): boolean {
  return url.startsWith(`${apiPrefix}/`);
}

/** Responds to one API request; every response carries the rate headers. */
export function handleApi(api: Api, request: EmulatorRequest): EmulatorResponse {
  const path = request.url.slice(apiPrefix.length).replace(/\?.*$/s, "");
  const line = `${request.method} ${path}`;
  const kind = deployCalls.test(line) ? "deploy" : "request";
  const { isAllowed, headers } = api.rateLimits.count(
    credentialOf(request.headers) ?? "anonymous",
    kind,
  );
  const response = isAllowed
    ? handleRoute(api, request, line)
    : errorResponse(api.quirks, new NetlifyError(429, "API rate limit exceeded"));
  return { ...response, headers: { ...response.headers, ...headers } };
}

function handleRoute(
  { netlify, progress, quirks }: Api,
  request: EmulatorRequest,
  line: string,
): EmulatorResponse {
  try {
    const user = authenticate(netlify.records, request.headers);
    if (quirks.isStray(line)) throw new NetlifyError(401, "Unauthorized");
    for (const { pattern, handle } of compiled) {
      const params = pattern.exec(line)?.groups;
      if (params === undefined) continue;
      const query = new URLSearchParams(request.url.split("?").slice(1).join("?"));
      return handle(netlify, { user, params: decodeAll(params), query, request }, progress);
    }
    throw notFound();
  } catch (error) {
    if (error instanceof NetlifyError) return errorResponse(quirks, error);
    throw error;
  }
}

function errorResponse(quirks: Quirks, error: NetlifyError): EmulatorResponse {
  return netlifyJsonResponse(error.status, quirks.bodyOf(error));
}

function compile(route: string): RegExp {
  const pattern = route.replaceAll(
    /\{(\w+)(\+?)\}/g,
    (_, name: string, rest: string) => `(?<${name}>${rest === "" ? "[^/]+" : ".+"})`,
  );
  // An empty group, so that a route without parameters has groups too.
  return new RegExp(`^${pattern}(?<none>)$`);
}

function decodeAll(params: Readonly<Record<string, string>>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    throw new NetlifyError(400, "malformed path");
  }
}
