/** Requests of one account that are in flight at a time (server: `perCredential` of S3 and of R2). */
const WIDTH = 32;
/** How long the host takes for one: an assumption, until a run's own rate is known (docs/hosts.md §6). */
const REQUEST_MS = 150;
/** Steps of one site that wait for each other, and so are seen with few sites. */
const STEPS = 6;

type Requests = { sites: number; requestsEach: number; requestMs?: number };

/** Until the last of the sites is published where nothing but our own width of requests limits them. */
export function msOfRequests({ sites, requestsEach, requestMs = REQUEST_MS }: Requests): number {
  return requestMs * (STEPS + (sites * requestsEach) / WIDTH);
}
