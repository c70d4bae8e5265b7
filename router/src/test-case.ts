import { sha256Of } from "./test-sites.ts";

/**
 * One request and the expected parts of its response. A header that is null must be absent. `bucketFails`: every read of the bucket throws.
 */
export type RouterCase = {
  name: string;
  url: string;
  method?: string;
  headers?: Record<string, string>;
  bucketFails?: boolean;
  status: number;
  body?: string;
  has?: Record<string, string | null>;
};

export const joe = "https://joe.example.com";
export const front = "front page of joe";
export const etag = `"${sha256Of(front)}"`;

/** The response for every host without a site. */
export const unknown = {
  status: 404,
  body: "There is no site here\n",
  has: { "cache-control": "no-store", "x-site-version": "none", etag: null },
};

export const movedTo = (location: string) => ({ status: 301, has: { location } });
