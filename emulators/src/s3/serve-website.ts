import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { isAllowed } from "./access/authorize.ts";
import { isNotModified } from "./objects/conditions.ts";
import { headersOfObject } from "./objects/object-headers.ts";
import { handlePreflight, withCors } from "./cors.ts";
import { websiteHost, type Region } from "./regions.ts";
import { S3Error } from "./s3-error.ts";
import {
  objectId,
  type BucketRecord,
  type ObjectRecord,
  type S3State,
  type WebsiteConfiguration,
} from "./state.ts";
import { decodeUriPart, encodeUriPath } from "./wire/uri.ts";
import { escapeXml } from "./wire/xml.ts";

/** One visit to a website endpoint; `host` is the name visited, without port, `mount` the prefix of the site's own paths. */
export interface WebsiteVisit {
  state: S3State;
  suffix: string;
  bucketName: string;
  region: Region;
  host: string;
  path: string;
  mount: string;
}

interface Site extends WebsiteVisit {
  bucket: BucketRecord;
  website: WebsiteConfiguration;
}

/** Serves a bucket's website (S3 user guide, "Hosting a static website"): anonymous, GET and HEAD, plain HTTP. */
export function serveWebsite(request: EmulatorRequest, visit: WebsiteVisit): EmulatorResponse {
  return withCors(visitSite(request, visit), request, visit.state.buckets.get(visit.bucketName));
}

function visitSite(request: EmulatorRequest, visit: WebsiteVisit): EmulatorResponse {
  try {
    if (request.method === "OPTIONS")
      return handlePreflight(request, visit.state.buckets.get(visit.bucketName));
    const site = findSite(request.method, visit);
    try {
      return serveKey(request, site);
    } catch (error) {
      if (!(error instanceof S3Error) || error.status < 400) throw error;
      return errorDocument(site, error) ?? errorPage(error, site.website.errorKey);
    }
  } catch (error) {
    if (error instanceof S3Error) return errorPage(error);
    throw error;
  }
}

function findSite(method: string, visit: WebsiteVisit): Site {
  const { state, bucketName, region, suffix } = visit;
  if (method !== "GET" && method !== "HEAD") {
    throw new S3Error("MethodNotAllowed", { fields: { Method: method, ResourceType: "OBJECT" } });
  }
  const bucket = state.buckets.get(bucketName);
  if (!bucket) throw new S3Error("NoSuchBucket", { fields: { BucketName: bucketName } });
  const rightHost = websiteHost(bucketName, bucket.region, suffix);
  if (region !== bucket.region || visit.host !== rightHost) {
    throw new S3Error("IncorrectEndpoint", { fields: { Endpoint: rightHost } });
  }
  const { website } = bucket;
  if (!website)
    throw new S3Error("NoSuchWebsiteConfiguration", { fields: { BucketName: bucketName } });
  return { ...visit, bucket, website };
}

function serveKey(request: EmulatorRequest, site: Site): EmulatorResponse {
  const path = decodeUriPart(site.path).slice(1);
  const isDirectory = path === "" || path.endsWith("/");
  const key = isDirectory ? path + site.website.indexSuffix : path;
  if (!isPublic(site, key)) throw new S3Error("AccessDenied");
  const object = objectOf(site, key);
  if (object) {
    if (isNotModified(request.headers, object))
      return { status: 304, headers: headersOfObject(object) };
    return serveObject(site, object, 200);
  }
  const indexKey = `${path}/${site.website.indexSuffix}`;
  if (isDirectory || !objectOf(site, indexKey) || !isPublic(site, indexKey)) {
    throw new S3Error("NoSuchKey", { fields: { Key: key } });
  }
  return { status: 302, headers: { location: `${site.mount}/${encodeUriPath(path)}/` } };
}

/** The configured error document with the error's status, if visitors may read it. */
function errorDocument(site: Site, error: S3Error): EmulatorResponse | undefined {
  const { errorKey } = site.website;
  const object = errorKey === undefined ? undefined : objectOf(site, errorKey);
  if (!object || !isPublic(site, object.key)) return undefined;
  return serveObject(site, object, error.status);
}

function serveObject({ state }: Site, object: ObjectRecord, status: number): EmulatorResponse {
  return { status, headers: headersOfObject(object), body: state.store.blobs.read(object.blob) };
}

function objectOf({ state, bucket }: Site, key: string): ObjectRecord | undefined {
  return state.objects.get(objectId(bucket.name, key));
}

function isPublic({ state, bucket }: Site, key: string): boolean {
  return isAllowed({
    state,
    caller: undefined,
    bucket,
    key,
    action: "s3:GetObject",
    isSecure: false,
  });
}

const reasons: Readonly<Record<number, string>> = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  412: "Precondition Failed",
};

function errorPage(error: S3Error, unreadErrorKey?: string): EmulatorResponse {
  const title = `${error.status} ${reasons[error.status] ?? "Error"}`;
  const lines = Object.entries({ Code: error.code, Message: error.message, ...error.fields });
  const items = lines.map(([name, value]) => `<li>${name}: ${escapeXml(value)}</li>`).join("\n");
  const nested =
    unreadErrorKey === undefined
      ? ""
      : `<h3>An Error Occurred While Attempting to Retrieve a Custom Error Document</h3>\n<ul><li>Key: ${escapeXml(unreadErrorKey)}</li></ul>\n`;
  return {
    status: error.status,
    headers: { "content-type": "text/html; charset=utf-8" },
    body: `<html>\n<head><title>${title}</title></head>\n<body>\n<h1>${title}</h1>\n<ul>\n${items}\n</ul>\n${nested}<hr/>\n</body>\n</html>\n`,
  };
}
