import { etag, front, joe, type RouterCase } from "./test-case.ts";
import { REVALIDATED, siteHeaders } from "./test-sites.ts";

export const conditions: RouterCase[] = [
  {
    name: "the same ETag",
    url: `${joe}/`,
    headers: { "if-none-match": etag },
    status: 304,
    body: "",
    has: { etag, "cache-control": REVALIDATED, ...siteHeaders },
  },
  {
    name: "a weak ETag",
    url: `${joe}/`,
    headers: { "if-none-match": `W/${etag}` },
    status: 304,
    body: "",
  },
  {
    name: "one of several ETags",
    url: `${joe}/`,
    headers: { "if-none-match": `"a", W/${etag}` },
    status: 304,
  },
  { name: "any ETag", url: `${joe}/`, headers: { "if-none-match": "*" }, status: 304 },
  {
    name: "another ETag",
    url: `${joe}/`,
    headers: { "if-none-match": '"a"' },
    status: 200,
    body: front,
  },
  {
    name: "HEAD",
    url: `${joe}/`,
    method: "HEAD",
    status: 200,
    body: "",
    has: { "content-length": String(front.length), etag, ...siteHeaders },
  },
  { name: "HEAD of a missing page", url: `${joe}/nowhere`, method: "HEAD", status: 404, body: "" },
  {
    name: "HEAD of an unknown host",
    url: "https://nobody.example.com/",
    method: "HEAD",
    status: 404,
    body: "",
  },
  {
    name: "a range",
    url: `${joe}/`,
    headers: { range: "bytes=6-9" },
    status: 206,
    body: "page",
    has: { "content-range": `bytes 6-9/${front.length}`, "content-length": "4" },
  },
  {
    name: "a range from the middle on",
    url: `${joe}/`,
    headers: { range: "bytes=14-" },
    status: 206,
    body: "joe",
  },
  {
    name: "the last bytes",
    url: `${joe}/`,
    headers: { range: "bytes=-3" },
    status: 206,
    body: "joe",
  },
  {
    name: "more than there is",
    url: `${joe}/`,
    headers: { range: "bytes=-99" },
    status: 206,
    body: front,
  },
  {
    name: "a range past the end",
    url: `${joe}/`,
    headers: { range: "bytes=99-" },
    status: 416,
    body: "",
    has: { "content-range": `bytes */${front.length}` },
  },
  {
    name: "no bytes at all",
    url: `${joe}/`,
    headers: { range: "bytes=-0" },
    status: 416,
    body: "",
  },
  {
    name: "several ranges",
    url: `${joe}/`,
    headers: { range: "bytes=0-1,3-4" },
    status: 200,
    body: front,
  },
  {
    name: "a range backwards",
    url: `${joe}/`,
    headers: { range: "bytes=4-2" },
    status: 200,
    body: front,
  },
  {
    name: "a range of another version",
    url: `${joe}/`,
    headers: { range: "bytes=0-1", "if-range": '"a"' },
    status: 200,
    body: front,
  },
  {
    name: "a range of this version",
    url: `${joe}/`,
    headers: { range: "bytes=0-1", "if-range": etag },
    status: 206,
    body: "fr",
  },
  { name: "POST", url: `${joe}/`, method: "POST", status: 405, has: { allow: "GET, HEAD" } },
  { name: "DELETE", url: `${joe}/`, method: "DELETE", status: 405, has: { allow: "GET, HEAD" } },
];

const retry = {
  status: 503,
  has: { "retry-after": "5", "cache-control": "no-store", location: null },
};

export const faults: RouterCase[] = [
  { name: "a bucket that fails", url: "https://first.example.com/", bucketFails: true, ...retry },
  { name: "a manifest that cannot be read", url: "https://broken.example.com/", ...retry },
  { name: "a file that is missing", url: "https://lost.example.com/", ...retry },
];
