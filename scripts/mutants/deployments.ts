import type { Mutant } from "./mutant.ts";

/** Deployments, runs and what is published. */
export const deploymentMutants: Mutant[] = [
  {
    breaks: "a save stores the site's address that the client sends",
    find: "relatedServices: input.relatedServices,\n  };",
    replace: "relatedServices: input.relatedServices,\n    ...input,\n  } as Changes;",
    file: "worker-fields.integration.test.ts",
    title: "with a campaign changes neither its address nor its time (decision 106)",
  },
  {
    breaks: "any meta name is a verification",
    find: "META_NAMES.includes(name) && META_CONTENT.test(token)",
    replace: "META_CONTENT.test(token)",
    file: "verification.test.ts",
    title: "is no verification",
  },
  {
    breaks: "any content is a verification token",
    find: "META_NAMES.includes(name) && META_CONTENT.test(token)",
    replace: "META_NAMES.includes(name)",
    file: "verification.test.ts",
    title: "is no verification token",
  },
  {
    breaks: "the operator's account takes bulk runs in production",
    find: 'const isOperators = account.account === "default" && config.isProduction;',
    replace: "const isOperators = false;\n  void config;",
    file: "production-runs.integration.test.ts",
    title:
      "in production a bulk run needs a token of the user's own, and the operator's account takes none",
  },
  {
    breaks: "campaigns without a job stay where they are",
    find: "if (found.length > 0) await jobs.sendDeploys(tx, found);",
    replace: "void jobs;",
    file: "stranded.long.test.ts",
    title: "campaigns that wait or deploy without a job are deployed by the sweep, after a minute",
  },
  {
    breaks: "a refusal for a limit is sent again at once",
    find: "? Math.max(wait, pause) : undefined;",
    replace: "? 1 : undefined;",
    file: "netlify-error.integration.test.ts",
    title: "is retried at the time that Netlify names, and not before",
  },
  {
    breaks: "a deployment that was refused for a limit does not wait",
    find: "if (status === 429) seen.refusedUntil = retryTimeOf(headers);",
    replace: "",
    file: "rate-watch.test.ts",
    title: "alone names until when to wait",
  },
  {
    breaks: "an older worker overwrites a newer deployment",
    find: '    eq(campaigns.deployAttempt, deployAttempt),\n    eq(campaigns.deploymentStatus, "deploying"),',
    replace: '    eq(campaigns.deploymentStatus, "deploying"),',
    file: "deployments.integration.test.ts",
    title: "moved to another account while it deploys, a campaign goes live there and nowhere else",
    isLong: true,
  },
  {
    breaks: "what is requested while a site deploys is forgotten",
    find: "} else if (row.deployAgain) {",
    replace: "} else if (row.deployAgain && userId === campaignId) {",
    file: "bulk-script.integration.test.ts",
    title:
      "a waiting deployment is joined, a running one is followed by another: both end with the tag",
    isLong: true,
  },
  {
    breaks: "a paused run goes on",
    find: 'return dueTimeOf(run) === null ? {} : { state: "paused" };',
    replace: 'return dueTimeOf(run) === null ? {} : { state: "running" };',
    file: "creation-runs.integration.test.ts",
    title:
      "a run starts sites until it is paused, goes on when resumed, and returns what a cancel caught",
  },
  {
    breaks: "a run starts as many sites as it has",
    find: "const capacity = Math.min(BATCH, SITES_IN_FLIGHT - inFlight);",
    replace: "const capacity = BATCH + 0 * inFlight;",
    file: "creation-runs.concurrency.test.ts",
    title: "two dispatchers start no site twice, and no more than may be in flight",
  },
  {
    breaks: "a drip starts all sites at once",
    find: "if (dripPerDay === null) return Number.POSITIVE_INFINITY;",
    replace: "if (dripPerDay !== 0) return Number.POSITIVE_INFINITY;",
    file: "creation-runs.integration.test.ts",
    title: "a drip of two a day starts two, rests, and starts the next a day later",
  },
  {
    breaks: "a run of so many sites a week starts them all at once",
    find: "(await isNextDue(tx, { userId, runId: id })) ? 1 : 0",
    replace: "(await isNextDue(tx, { userId, runId: id })) ? 100 : 0",
    file: "sites-per-week.integration.test.ts",
    title:
      "three a week: the first at once, then one each 56 hours, in their order, and all are paid at the start",
  },
  {
    breaks: "an earlier version starts the sites of a business without it",
    find: "return perWeek || sites.some(isNew) ? NEWEST_FORMAT : 1;",
    replace: "return perWeek && sites.some(isNew) ? NEWEST_FORMAT : 1;",
    file: "run-format.integration.test.ts",
    title:
      "a process of an earlier version leaves runs alone whose sites it would make without a business, trade, theme or plan",
  },
  {
    breaks: "a deleted token falls back to the operator's account",
    find: 'if (account === "default") return deps.config.netlify.defaultToken;\n  if (id === null) return undefined;',
    replace: 'if (account === "default" || id === null) return deps.config.netlify.defaultToken;',
    file: "removal.integration.test.ts",
    title: "with its token deleted, a site stays up and the response names its address",
    isLong: true,
  },
  {
    breaks: "one stray 401 counts as a rejected token",
    find: "return call.previousStatus === 401 ? undefined : pause;",
    replace: "return undefined;",
    file: "netlify-hosting-faults.integration.test.ts",
    title: "survives stray 401s, before and after the effect of a call",
  },
];
