/** Requests of one account that are in flight at a time (server: `perCredential` of S3 and of R2). */
const WIDTH = 32;
/** How long the host takes for one: an assumption, until a run's own rate is known (docs/hosts.md §6). */
const REQUEST_MS = 150;
/** Our own part of a request, as `npm run bench -- hosts` measures it. */
const OWN_MS = 8;
/** Requests of one site that wait for each other, which is seen with few sites. */
const STEPS = { newSite: 8, change: 3 };

type Requests = { sites: number; requestsEach: number; isNew: boolean };

/** Until the last of the sites is published where nothing but our own width of requests limits them. */
export function msOfRequests({ sites, requestsEach, isNew }: Requests): number {
  const steps = isNew ? STEPS.newSite : STEPS.change;
  return (REQUEST_MS + OWN_MS) * (steps + (sites * requestsEach) / WIDTH);
}
