import { createServer } from "node:http";
import { extname } from "node:path/posix";

export type SiteServer = {
  /** "http://127.0.0.1:41234". */
  origin: string;
  /** Serves these files below a prefix that begins and ends in a slash, in place of the files that it had before. */
  put: (prefix: string, files: ReadonlyMap<string, string | Buffer>) => void;
  stop: () => Promise<void>;
};

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

/** A plain web server on a port the system chooses: for folders their index.html, the rest with the site's 404.html. */
export async function startSiteServer(): Promise<SiteServer> {
  const sites = new Map<string, ReadonlyMap<string, string | Buffer>>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const prefix = [...sites.keys()].findLast((start) => pathname.startsWith(start)) ?? "/";
    const files = sites.get(prefix);
    const path = decodeURI(pathname.slice(prefix.length)).replace(/(?:^|\/)$/, "$&index.html");
    const content = files?.get(path);
    const shown = content === undefined ? "404.html" : path;
    const type = TYPES[extname(shown)] ?? "application/octet-stream";
    response.writeHead(content === undefined ? 404 : 200, { "content-type": type });
    response.end(content ?? files?.get("404.html") ?? "");
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", listening.resolve);
  await listening.promise;
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const stop = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.close(() => resolve());
    server.closeAllConnections();
    return promise;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    put: (prefix, files) => {
      sites.delete(prefix);
      sites.set(prefix, files);
    },
    stop,
  };
}
