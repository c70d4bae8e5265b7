import { etag, front, joe, movedTo, type RouterCase } from "./test-case.ts";
import { IMMUTABLE, REVALIDATED, sha256Of, siteHeaders } from "./test-sites.ts";

export const pages: RouterCase[] = [
  {
    name: "front page, with all headers of the site",
    url: `${joe}/`,
    status: 200,
    body: front,
    has: {
      ...siteHeaders,
      "content-type": "text/html; charset=utf-8",
      "cache-control": REVALIDATED,
      "content-length": String(front.length),
      "x-site-version": "1",
      "accept-ranges": "bytes",
      etag,
    },
  },
  { name: "its file name", url: `${joe}/index.html`, status: 200, body: front },
  { name: "a query", url: `${joe}/?utm=1`, status: 200, body: front },
  {
    name: "a page in a folder",
    url: `${joe}/areas/oak-ridge/`,
    status: 200,
    body: "Oak Ridge of joe",
  },
  {
    name: "a folder without its slash",
    url: `${joe}/areas/oak-ridge`,
    ...movedTo("/areas/oak-ridge/"),
  },
  {
    name: "a folder without its slash, with a query",
    url: `${joe}/areas/oak-ridge?a=1&b=2`,
    ...movedTo("/areas/oak-ridge/?a=1&b=2"),
  },
  {
    name: "a file for ever",
    url: `${joe}/fonts/body.woff2`,
    status: 200,
    body: "font of joe",
    has: { "content-type": "font/woff2", "cache-control": IMMUTABLE, ...siteHeaders },
  },
  {
    name: "an encoded path",
    url: `${joe}/pictures/gr%C3%B6%C3%9Fe.svg`,
    status: 200,
    body: "<svg/>",
    has: { "content-type": "image/svg+xml" },
  },
  {
    name: "an empty file",
    url: `${joe}/empty.txt`,
    status: 200,
    body: "",
    has: { "content-length": "0" },
  },
];

const missing = { status: 404, body: "missing at joe" };

export const missingPages: RouterCase[] = [
  {
    name: "the site's own page for a missing one",
    url: `${joe}/nowhere`,
    ...missing,
    has: { ...siteHeaders, "cache-control": "no-store", "x-site-version": "1", etag: null },
  },
  { name: "a folder without a page", url: `${joe}/areas/`, ...missing },
  { name: "a folder without a page or slash", url: `${joe}/areas`, ...missing },
  { name: "a path in another case", url: `${joe}/Areas/Oak-Ridge/`, ...missing },
  { name: "__proto__", url: `${joe}/__proto__`, ...missing },
  { name: "constructor", url: `${joe}/constructor`, ...missing },
  { name: "toString as a folder", url: `${joe}/toString/`, ...missing },
  { name: "dots in the path", url: `${joe}/../../live/ann.example.com`, ...missing },
  { name: "encoded dots", url: `${joe}/%2e%2e/s/ann/index.html`, ...missing },
  { name: "encoded slashes", url: `${joe}/..%2f..%2fs%2fann%2findex.html`, ...missing },
  { name: "two slashes", url: `${joe}//ann.example.com/`, ...missing },
  { name: "a key of the bucket", url: `${joe}/live/ann.example.com`, ...missing },
  { name: "the address of a file's bytes", url: `${joe}/s/joe/${sha256Of(front)}`, ...missing },
  {
    name: "a path that cannot be decoded",
    url: `${joe}/%E0%A4%A`,
    status: 400,
    body: "Bad request\n",
  },
  {
    name: "a site without a page for missing ones",
    url: "https://bare.example.com/",
    status: 404,
    body: "Page not found\n",
    has: { "cache-control": "no-store" },
  },
];
