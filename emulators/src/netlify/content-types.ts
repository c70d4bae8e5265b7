import { extname } from "node:path/posix";

const byExtension: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".htm": "text/html",
  ".css": "text/css",
  ".js": "application/javascript",
  ".mjs": "application/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain",
  ".md": "text/markdown",
  ".xml": "application/xml",
  ".rss": "application/rss+xml",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".pdf": "application/pdf",
  ".mp4": "video/mp4",
  ".wasm": "application/wasm",
};

/** The media type of a file by its extension, without parameters. */
export function mimeType(path: string): string {
  return byExtension[extname(path).toLowerCase()] ?? "application/octet-stream";
}

/** The Content-Type a file is served with. */
export function contentType(path: string): string {
  const type = mimeType(path);
  return isText(type) ? `${type}; charset=UTF-8` : type;
}

/** Whether gzip makes files of this media type smaller. */
export function isCompressible(type: string): boolean {
  return isText(type) || /json|xml|wasm/.test(type);
}

function isText(type: string): boolean {
  return type.startsWith("text/") || type === "application/javascript";
}
