import { gzipSync } from "node:zlib";
import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { contentType, isCompressible } from "./content-types.ts";
import { customNamesOf, twinOf } from "./domain-names.ts";
import { findFile, type Found } from "./find-file.ts";
import { headersFor, parseHeadersFile, type HeaderRule } from "./headers-file.ts";
import { browsable, siteHost, type Netlify } from "./present.ts";
import type { Deploy, Manifest, NetlifySite } from "./records.ts";
import { findRedirection, parseRedirectsFile, type RedirectRule } from "./redirects-file.ts";

/** What a visitor requests: `target` is path and query as on the wire. */
type Visitor = {
  readonly host: string;
  readonly target: string;
  readonly request: EmulatorRequest;
};

type Version = {
  readonly manifest: Manifest;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
};

/** A version never changes once made, so its two configuration files are read once. */
const versions = new WeakMap<Manifest, Version>();

/** Responds to a visitor of a published site, as Netlify's servers would: redirects, files, custom headers, the site's own 404 page. */
export function serveSite(netlify: Netlify, visitor: Visitor): EmulatorResponse {
  const { method } = visitor.request;
  const primary = primaryOf(netlify, visitor.host);
  if (primary !== undefined)
    return moved(301, `http://${primary}:${netlify.context.port}${visitor.target}`);
  const version = publishedVersion(netlify, visitor.host);
  if (isPaused(netlify, visitor.host)) return plain(503, "Site not available");
  if (version === undefined) return plain(404, "Not Found");
  if (method !== "GET" && method !== "HEAD") return plain(405, "Method Not Allowed");
  // Concatenated, since resolving would read a path that begins with two slashes as a host.
  const url = URL.parse(`http://site.invalid/${visitor.target.replace(/^\//, "")}`);
  const path = url === null ? undefined : decodePath(url.pathname);
  if (url === null || path === undefined) return plain(400, "Bad Request");
  const found = findFile(version.manifest, path);
  const redirection = findRedirection(version.redirects, {
    host: visitor.host,
    path: url.pathname,
    query: url.searchParams,
  });
  if (redirection !== undefined && (redirection.isForced || found === undefined)) {
    return follow(netlify, version, { visitor, path, redirection });
  }
  return fileResponse(netlify, version, { visitor, path, found, status: 200, search: url.search });
}

type FileRequest = {
  readonly visitor: Visitor;
  readonly path: string;
  readonly found: Found | undefined;
  readonly status: number;
  readonly search: string;
};

function fileResponse(
  netlify: Netlify,
  version: Version,
  { visitor, path, found, status, search }: FileRequest,
): EmulatorResponse {
  if (found === undefined) return missingResponse(netlify, version, { visitor, path });
  if ("movedTo" in found) return moved(301, encodeURI(found.movedTo) + search);
  return sendFile(netlify, version, { visitor, path, file: found.file, status });
}

function missingResponse(
  netlify: Netlify,
  version: Version,
  { visitor, path }: Pick<FileRequest, "visitor" | "path">,
): EmulatorResponse {
  if (!Object.hasOwn(version.manifest, "/404.html")) return plain(404, "Not Found");
  return sendFile(netlify, version, { visitor, path, file: "/404.html", status: 404 });
}

type Following = {
  readonly visitor: Visitor;
  readonly path: string;
  readonly redirection: { readonly to: string; readonly status: number };
};

/** A 3xx redirects the visitor; any other status is a rewrite: the target's file under the visitor's own address. */
function follow(
  netlify: Netlify,
  version: Version,
  { visitor, path, redirection: { to, status } }: Following,
): EmulatorResponse {
  if (status >= 300 && status < 400) return moved(status, to);
  if (!to.startsWith("/")) return plain(502, "This emulator does not proxy to other hosts.");
  const target = decodePath(to.replace(/[?#].*$/, "")) ?? "";
  const found = findFile(version.manifest, target);
  // A rewrite serves the file itself: a redirect to its pretty address would change the visitor's address.
  const shown =
    found !== undefined && "movedTo" in found ? findFile(version.manifest, found.movedTo) : found;
  return fileResponse(netlify, version, { visitor, path, found: shown, status, search: "" });
}

type Sending = {
  readonly visitor: Visitor;
  readonly path: string;
  readonly file: string;
  readonly status: number;
};

function sendFile(
  netlify: Netlify,
  version: Version,
  { visitor, path, file, status }: Sending,
): EmulatorResponse {
  const digest = version.manifest[file] ?? "";
  const bytes = netlify.context.store.blobs.read(digest) ?? Buffer.alloc(0);
  const type = contentType(file);
  const isGzipped = isCompressible(type) && acceptsGzip(visitor.request);
  const etag = isGzipped ? `"${digest}-gzip"` : `"${digest}"`;
  const headers = {
    "cache-control": "public,max-age=0,must-revalidate",
    "content-type": type,
    server: "Netlify",
    ...(isCompressible(type) && { vary: "Accept-Encoding" }),
    etag,
    ...headersFor(version.headers, path),
    ...(isGzipped && { "content-encoding": "gzip" }),
  };
  if (status === 200 && visitor.request.headers["if-none-match"] === etag) {
    return { status: 304, headers: { etag, "cache-control": headers["cache-control"] } };
  }
  return { status, headers, body: isGzipped ? gzipSync(bytes) : bytes };
}

const permalinkOf = (host: string) => /^([0-9a-f]{24})--(.+)$/.exec(host);

/** The credits of its team are used up: the real status of such a page is not documented. */
function isPaused(netlify: Netlify, host: string): boolean {
  const site = findSite(netlify, permalinkOf(host)?.[2] ?? host);
  return site !== undefined && netlify.plans.isPaused(site.accountSlug);
}

function publishedVersion(netlify: Netlify, host: string): Version | undefined {
  const permalink = permalinkOf(host);
  const site = findSite(netlify, permalink?.[2] ?? host);
  if (site === undefined || site.isDisabled) return undefined;
  const deploy = netlify.records.deploys.get(permalink?.[1] ?? site.publishedDeployId ?? "");
  return deploy === undefined ? undefined : versionOf(netlify, site, deploy);
}

function versionOf(
  { context, records }: Netlify,
  site: NetlifySite,
  deploy: Deploy,
): Version | undefined {
  const manifest = records.manifests.get(deploy.id);
  if (manifest === undefined || deploy.siteId !== site.id || deploy.state !== "ready")
    return undefined;
  const known = versions.get(manifest);
  if (known !== undefined) return known;
  const read = (file: string): string =>
    context.store.blobs.read(manifest[file] ?? "")?.toString("utf8") ?? "";
  const version = {
    manifest,
    headers: parseHeadersFile(read("/_headers")),
    redirects: parseRedirectsFile(read("/_redirects")),
  };
  versions.set(manifest, version);
  return version;
}

/** A name of a site is also served with `.localhost` behind it, for browsers on this machine. */
function findSite({ records }: Netlify, host: string): NetlifySite | undefined {
  for (const site of records.sites.all.values()) {
    const names = [siteHost(site), ...customNamesOf(site)];
    if (names.includes(host) || names.includes(host.replace(/\.localhost$/, ""))) return site;
  }
  return undefined;
}

/** The domain to which the other name of a custom domain (with or without `www.`) redirects; undefined for any other host. */
function primaryOf(netlify: Netlify, host: string): string | undefined {
  const site = findSite(netlify, host);
  if (!site || site.customDomain === null) return undefined;
  const twin = twinOf(site.customDomain);
  if (twin === host) return site.customDomain;
  return twin !== null && browsable(twin) === host ? browsable(site.customDomain) : undefined;
}

function acceptsGzip({ headers }: EmulatorRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(headers["accept-encoding"] ?? "");
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function moved(status: number, to: string): EmulatorResponse {
  const location = to.replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);
  return {
    ...plain(status, `Redirecting to ${location}`),
    headers: { "content-type": "text/plain", server: "Netlify", location },
  };
}

function plain(status: number, text: string): EmulatorResponse {
  return {
    status,
    headers: { "content-type": "text/plain; charset=UTF-8", server: "Netlify" },
    body: `${text}\n`,
  };
}
