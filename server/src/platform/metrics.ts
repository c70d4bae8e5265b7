import { Counter, Histogram, Registry } from "prom-client";

/**
 * The counters of this process, for `/metrics`. Every label has a few values that the program knows: never an id, an address or anything
 * that somebody sent (decision 140).
 */
export const processMetrics = new Registry();

const registers = [processMetrics];

/** `route` is a pattern, `status` a class such as 2xx. A stream of events lasts as long as its client listens. */
export const requestSeconds = new Histogram({
  name: "mainstreet_http_request_duration_seconds",
  help: "Requests by route pattern, method and class of status",
  labelNames: ["route", "method", "status"],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 90],
  registers,
});

/** `outcome`: done, or failed and returned to the queue. {@link deploymentEnds} counts what became of a site. */
export const jobSeconds = new Histogram({
  name: "mainstreet_job_duration_seconds",
  help: "Jobs by queue and outcome",
  labelNames: ["queue", "outcome"],
  buckets: [0.05, 0.2, 1, 5, 20, 60, 300],
  registers,
});

export const deploymentEnds = new Counter({
  name: "mainstreet_deployments_total",
  help: "Deployments that ended, by kind of hosting and outcome: deployed, failed, postponed",
  labelNames: ["hosting", "outcome"],
  registers,
});

export const untrustedForwards = new Counter({
  name: "mainstreet_untrusted_forwards_total",
  help: "Requests that were forwarded by a proxy which TRUST_PROXY does not name",
  registers,
});

/** `outcome`: sent, failed (refused, or not accepted within a day) or dropped (nobody to send it to). */
export const mailEnds = new Counter({
  name: "mainstreet_mails_total",
  help: "Mails that ended, by kind and outcome",
  labelNames: ["kind", "outcome"],
  registers,
});

/** `outcome`: works, skipped (nothing that can be tried from here), or what was wrong. */
export const formTrialEnds = new Counter({
  name: "mainstreet_form_trials_total",
  help: "Daily trials of forms of sites, by outcome",
  labelNames: ["outcome"],
  registers,
});

/** Each attempt is one call. `outcome`: ok, refused (4xx), limited (429), failed (5xx), unreachable, dropped, timeout. */
export const providerSeconds = new Histogram({
  name: "mainstreet_provider_call_duration_seconds",
  help: "Calls to providers, each try by itself, by operation and outcome",
  labelNames: ["provider", "operation", "outcome"],
  buckets: [0.02, 0.1, 0.5, 2, 10, 30],
  registers,
});

export const providerRetries = new Counter({
  name: "mainstreet_provider_retries_total",
  help: "Calls to providers that were tried again",
  labelNames: ["provider", "operation"],
  registers,
});
