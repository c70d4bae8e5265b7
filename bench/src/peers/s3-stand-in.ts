// An S3 in memory that serves what uploaders request and checks only `If-Match`, so that it limits none of them:
//   node bench/src/peers/s3-stand-in.ts <milliseconds before each response>
// It prints its address. `GET /__stats`: requests by method since the last `POST /__reset`, and its own CPU time in ms;
// `POST /__reset?wipe`: the objects go as well. It ends when its standard input closes.
import { hash } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";

type Stored = { etag: string; size: number; at: string; mtime: string | undefined };

const latencyMs = Number(process.argv[2] ?? 0);
const objects = new Map<string, Stored>();
const counted = { requests: new Map<string, number>(), cpu: process.cpuUsage() };

const NAMESPACE = `xmlns="http://s3.amazonaws.com/doc/2006-03-01/"`;
const MOST_KEYS = 1_000;

/** A page of the keys in order, as ListObjects and ListObjectsV2 return them; keys here need no escaping. */
function list(query: URLSearchParams): string {
  const after = query.get("continuation-token") ?? query.get("marker") ?? "";
  const prefix = query.get("prefix") ?? "";
  const keys = [...objects.keys()]
    .filter((key) => key > after && key.startsWith(prefix))
    .toSorted();
  const page = keys.slice(0, MOST_KEYS);
  const isCut = keys.length > MOST_KEYS;
  const next = isCut
    ? `<NextMarker>${page.at(-1)}</NextMarker><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
    : "";
  const contents = page.map((key) => {
    const { etag, size, at } = objects.get(key) ?? { etag: "", size: 0, at: "" };
    return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><ETag>&quot;${etag}&quot;</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult ${NAMESPACE}><IsTruncated>${isCut}</IsTruncated>${next}<KeyCount>${page.length}</KeyCount>${contents.join("")}</ListBucketResult>`;
}

function statistics(): string {
  const { user, system } = process.cpuUsage(counted.cpu);
  return JSON.stringify({
    requests: Object.fromEntries(counted.requests),
    cpuMs: (user + system) / 1_000,
  });
}

function reset(withObjects: boolean): void {
  counted.requests.clear();
  counted.cpu = process.cpuUsage();
  if (withObjects) objects.clear();
}

type ObjectRequest = {
  method: string;
  key: string;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
};

function answerObject(
  { method, key, headers, body }: ObjectRequest,
  response: http.ServerResponse,
): void {
  if (method === "PUT") {
    const tag = headers["if-match"];
    const replaced = objects.get(key);
    if (tag !== undefined && tag !== `"${replaced?.etag}"`) {
      response.writeHead(replaced ? 412 : 404).end();
      return;
    }
    const mtime = headers["x-amz-meta-mtime"];
    const etag = hash("md5", body);
    const at = new Date().toISOString();
    objects.set(key, { etag, size: body.length, at, mtime: mtime?.toString() });
    response.setHeader("etag", `"${etag}"`).end();
    return;
  }
  const stored = objects.get(key);
  if (stored === undefined) {
    response.writeHead(404).end();
    return;
  }
  const { etag, size, at, mtime } = stored;
  const meta = mtime === undefined ? {} : { "x-amz-meta-mtime": mtime };
  const known = { etag: `"${etag}"`, "content-length": size, ...meta };
  response.writeHead(200, { ...known, "last-modified": new Date(at).toUTCString() }).end();
}

function answer(request: http.IncomingMessage, body: Buffer, response: http.ServerResponse): void {
  const { method = "", headers } = request;
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  counted.requests.set(method, (counted.requests.get(method) ?? 0) + 1);
  const [, , ...key] = pathname.split("/");
  if (key.join("") !== "") {
    answerObject({ method, key: decodeURIComponent(key.join("/")), headers, body }, response);
    return;
  }
  response.setHeader("content-type", "application/xml");
  response.end(
    searchParams.has("location") ? `<LocationConstraint ${NAMESPACE}/>` : list(searchParams),
  );
}

const server = http.createServer((request, response) => {
  if (request.url === "/__stats") {
    response.end(statistics());
    return;
  }
  if (request.url?.startsWith("/__reset")) {
    reset(request.url.endsWith("?wipe"));
    response.end();
    return;
  }
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const [first] = chunks;
    const body = first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks);
    if (latencyMs > 0) setTimeout(answer, latencyMs, request, body, response);
    else answer(request, body, response);
  });
});
server.keepAliveTimeout = 60_000;
process.stdin.resume().on("close", () => process.exit(0));
server.listen(0, "127.0.0.1", () => {
  const address: AddressInfo | string | null = server.address();
  if (typeof address === "object") console.log(`http://127.0.0.1:${address?.port}`);
});
