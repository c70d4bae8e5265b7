/** The requests of one account that are in flight at a time (server: `perCredential` of S3 and of R2). */
const WIDTH = 32;
/** How long the host takes for one request: an assumption, until a run's own rate is known (docs/hosts.md §6). */
const REQUEST_MS = 150;
/** Our own time per request, as `npm run bench -- hosts` measures it. */
const OWN_MS = 8;
/** Requests of one site that wait for each other; they determine the time when there are few sites. */
const STEPS = { newSite: 8, change: 3 };

type Requests = { sites: number; requestsEach: number; isNew: boolean };

/** The time until the last of the sites is published where only our own number of parallel requests limits them. */
export function msOfRequests({ sites, requestsEach, isNew }: Requests): number {
  const steps = isNew ? STEPS.newSite : STEPS.change;
  return (REQUEST_MS + OWN_MS) * (steps + (sites * requestsEach) / WIDTH);
}
