/**
 * The Worker in front of a user's R2 bucket: finds the site of a host and answers with its files. It is uploaded as it
 * stands, so it imports nothing and uses web standards only (docs/hosts.md §1.5).
 *
 * Keys of the bucket: `live/<host>` (on the shared host `live/<host>/<folder>`) holds the manifest in force, or an alias;
 * `s/<site>/<sha256>` the bytes of a file, which never change.
 *
 * @typedef {[sha256: string, contentType: string, cacheControl: string, size: number]} FileEntry
 * @typedef {{ v: string, p: string, h?: Record<string, string>, files: Record<string, FileEntry> }} Manifest
 * @typedef {{ to: string }} Alias
 * @typedef {{ etag: string, body?: ReadableStream, text(): Promise<string> }} StoredObject
 * @typedef {{ onlyIf?: { etagDoesNotMatch: string }, range?: { offset: number, length: number } }} GetOptions
 * @typedef {{ get(key: string, options?: GetOptions): Promise<StoredObject | null> }} Bucket
 * @typedef {{ SITES: Bucket, SHARED_HOST?: string }} Env
 * @typedef {{ etag: string, checkedAt: number, record: Manifest | Alias }} Known
 * @typedef {{ key: string, prefix: string, path: string }} Place
 * @typedef {{ request: Request, env: Env, manifest: Manifest }} Visit
 */

/** A published version is seen everywhere after this time. */
const FRESH_MS = 5_000;
/** Some 20 MB of manifests, of the 128 that a Worker has. */
const MAX_KNOWN = 2_000;
const HOST = /^(?!-)[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;
const FOLDER = /^[a-z0-9][a-z0-9-]*$/;
const TEXT = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** Manifests in memory, the one used longest ago first. @type {Map<string, Known>} */
const known = new Map();

export default {
  /**
   * @param {Request} request
   * @param {Env} env
   * @returns {Promise<Response>}
   */
  async fetch(request, env) {
    if (request.method !== "GET" && request.method !== "HEAD")
      return text(405, "Method not allowed", { allow: "GET, HEAD" });
    try {
      return forMethod(request, await route(request, env));
    } catch {
      // Never a 404, which search engines would take for the end of the site.
      return forMethod(request, text(503, "Please try again", { "retry-after": "5" }));
    }
  },
};

/**
 * @param {Request} request
 * @param {Env} env
 */
async function route(request, env) {
  const url = new URL(request.url);
  const place = placeOf(url, env.SHARED_HOST);
  const record = place && (await findRecord(env.SITES, place.key));
  // One text for every host without a site: it repeats nothing of the request.
  if (!place || !record) return text(404, "There is no site here", { "x-site-version": "none" });
  if ("to" in record) return redirect(`${record.to}${place.path}${url.search}`, {});
  const { h = {} } = record;
  if (url.protocol === "http:")
    return redirect(`https://${hostOf(url)}${url.pathname}${url.search}`, h);
  if (place.path === "") return redirect(`${place.prefix}/${url.search}`, h);
  const path = decoded(place.path);
  if (path === undefined) return text(400, "Bad request", h);
  const visit = { request, env, manifest: record };
  const file = entryOf(record, path.endsWith("/") ? `${path}index.html` : path);
  if (file) return fileResponse(visit, file);
  if (entryOf(record, `${path}/index.html`))
    return redirect(`${place.prefix}${place.path}/${url.search}`, h);
  return notFound(visit);
}

/**
 * Lower-case and without port, as the standard has it, and without the dot at the end.
 * @param {URL} url
 */
function hostOf({ hostname }) {
  return hostname.replace(/\.$/, "");
}

/**
 * Where the site of an address is recorded, and the path inside the site. On the shared host the first folder of the
 * path names the site; `path` is '' when the slash after it is missing.
 * @param {URL} url
 * @param {string | undefined} sharedHost
 * @returns {Place | undefined}
 */
function placeOf(url, sharedHost) {
  const { pathname } = url;
  const host = hostOf(url);
  if (!HOST.test(host)) return undefined;
  if (host !== sharedHost) return { key: `live/${host}`, prefix: "", path: pathname };
  const folder = pathname.split("/", 2)[1] ?? "";
  if (!FOLDER.test(folder)) return undefined;
  const prefix = `/${folder}`;
  return { key: `live/${host}${prefix}`, prefix, path: pathname.slice(prefix.length) };
}

/**
 * The record in force. While the bucket fails, the last one in memory; without one this throws.
 * @param {Bucket} bucket
 * @param {string} key
 * @returns {Promise<Manifest | Alias | undefined>}
 */
async function findRecord(bucket, key) {
  const last = known.get(key);
  if (last && Date.now() - last.checkedAt < FRESH_MS) return last.record;
  try {
    return await readRecord(bucket, key, last);
  } catch (error) {
    if (last) return last.record;
    throw error;
  }
}

/**
 * @param {Bucket} bucket
 * @param {string} key
 * @param {Known | undefined} last
 * @returns {Promise<Manifest | Alias | undefined>}
 */
async function readRecord(bucket, key, last) {
  const object = await bucket.get(key, last ? { onlyIf: { etagDoesNotMatch: last.etag } } : {});
  const isUnchanged = object !== null && last !== undefined && object.body === undefined;
  const record = object && (isUnchanged ? last.record : JSON.parse(await object.text()));
  known.delete(key);
  if (!object) return undefined;
  known.set(key, { etag: object.etag, checkedAt: Date.now(), record });
  const [oldest = key] = known.keys();
  if (known.size > MAX_KNOWN) known.delete(oldest);
  return record;
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * @param {Manifest} manifest
 * @param {string} path
 */
function entryOf({ files }, path) {
  return Object.hasOwn(files, path) ? files[path] : undefined;
}

/**
 * @param {Visit} visit
 * @param {FileEntry} file
 */
async function fileResponse(visit, file) {
  const { request } = visit;
  const [sha256, , cacheControl, size] = file;
  const etag = `"${sha256}"`;
  const headers = headersOf(visit.manifest, file);
  headers.set("etag", etag);
  headers.set("cache-control", cacheControl);
  headers.set("accept-ranges", "bytes");
  if (isUnmodified(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  const range = rangeOf(request.headers, { etag, size });
  if (range === "beyond") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { offset, length } = range ?? { offset: 0, length: size };
  headers.set("content-length", String(length));
  if (range) headers.set("content-range", `bytes ${offset}-${offset + length - 1}/${size}`);
  const body = await bodyOf(visit, sha256, range);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** @param {Visit} visit */
async function notFound(visit) {
  const file = entryOf(visit.manifest, "/404.html");
  if (!file) return text(404, "Page not found", visit.manifest.h);
  const headers = headersOf(visit.manifest, file);
  headers.set("cache-control", "no-store");
  headers.set("content-length", String(file[3]));
  return new Response(await bodyOf(visit, file[0], undefined), { status: 404, headers });
}

/**
 * The site's own headers. The content type is the file's.
 * @param {Manifest} manifest
 * @param {FileEntry} file
 */
function headersOf({ v, h }, [, contentType]) {
  const headers = new Headers(h);
  headers.set("content-type", contentType);
  headers.set("x-site-version", v);
  return headers;
}

/**
 * @param {Visit} visit
 * @param {string} sha256
 * @param {GetOptions["range"]} range
 */
async function bodyOf({ request, env, manifest }, sha256, range) {
  if (request.method === "HEAD") return null;
  const object = await env.SITES.get(`${manifest.p}${sha256}`, range ? { range } : {});
  if (!object?.body) throw new Error("A file of the manifest is missing");
  return object.body;
}

/**
 * Cloudflare compresses on the way and then makes the ETag a weak one, so both forms count.
 * @param {string | null} header
 * @param {string} etag
 */
function isUnmodified(header, etag) {
  if (header === null) return false;
  const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

/**
 * One range of bytes. Undefined for the whole file, also where the header asks for several ranges or is malformed.
 * @param {Headers} headers
 * @param {{ etag: string, size: number }} file
 * @returns {{ offset: number, length: number } | "beyond" | undefined}
 */
function rangeOf(headers, { etag, size }) {
  const [, first = "", last = ""] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get("range") ?? "") ?? [];
  const condition = headers.get("if-range");
  if ((first === "" && last === "") || (condition !== null && condition !== etag)) return undefined;
  const offset = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  return offset < end ? { offset, length: end - offset } : "beyond";
}

/**
 * @param {string} location
 * @param {Record<string, string>} headers
 */
function redirect(location, headers) {
  return text(301, `Moved to ${location}`, { ...headers, location, "cache-control": "no-cache" });
}

/**
 * @param {number} status
 * @param {string} body
 * @param {Record<string, string>} [headers]
 */
function text(status, body, headers = {}) {
  return new Response(`${body}\n`, { status, headers: { ...TEXT, ...headers } });
}

/**
 * @param {Request} request
 * @param {Response} response
 */
function forMethod({ method }, response) {
  return method === "HEAD" ? new Response(null, response) : response;
}
