import type { Mutant } from "./mutant.ts";

/** The ledger: charges, refunds, moves. */
export const creditMutants: Mutant[] = [
  {
    breaks: "a balance may fall below zero",
    find: "and(eq(creditAccounts.userId, userId), gte(creditAccounts.balance, -amount))",
    replace: "eq(creditAccounts.userId, userId)",
    file: "creation.integration.test.ts",
    title: "with no credit left nothing is made, and the response says how many are short",
  },
  {
    breaks: "a single site is free",
    find: "amount: -SINGLE_SITE_COST,",
    replace: "amount: 0,",
    file: "creation.integration.test.ts",
    title: "a plumber's site goes live at Netlify, costs one credit",
  },
  {
    breaks: "a bulk run charges one site whatever it has",
    find: "amount: -total * SINGLE_SITE_COST,",
    replace: "amount: -SINGLE_SITE_COST,",
    file: "creation-runs.integration.test.ts",
    title:
      "a run starts sites until it is paused, goes on when resumed, and returns what a cancel caught",
  },
  {
    breaks: "a new user gets no credits to start with",
    find: "(tx, id, config.signupCredits);",
    replace: "(tx, id, 0 * config.signupCredits);",
    file: "auth.integration.test.ts",
    title: "a newcomer signs up, is signed in, and has five credits with their history row",
  },
  {
    breaks: "a site that went live is refunded when it is deleted",
    find: "if (row.deployed) return 0;",
    replace: "",
    file: "removal.integration.test.ts",
    title:
      "a live site is taken down at Netlify and its campaign is gone; what went live is not refunded",
  },
  {
    breaks: "a site that may be live is taken for one without a page, and refunded",
    find: "${campaigns.hostingState} is not null or ${campaigns.formerSites} <> '[]'",
    replace: "${campaigns.deployed}",
    file: "removal.integration.test.ts",
    title: "a site that may yet be live is no free one: keeping it forgoes the refund",
    isLong: true,
  },
  {
    breaks: "a site that may be live is refunded once its keys are deleted",
    find: "const reason = trashTexts.accountGone(leftAt);",
    replace:
      "await refundCampaign(tx, campaign);\n    const reason = trashTexts.accountGone(leftAt);",
    file: "removal.integration.test.ts",
    title: "a site that may yet be live is not refunded either when its keys are deleted first",
    isLong: true,
  },
  {
    breaks: "a site that never went live is not refunded",
    find: "if (row.deployed) return 0;",
    replace: "return 0;",
    file: "removal.integration.test.ts",
    title:
      "what never went live is refunded in full, once, with an entry of its own in the history",
  },
  {
    breaks: "a deletion refunds one credit for a site of several locations",
    find: `    amount: row.cost,
    description: texts.removal.refundOf(campaignName(row)),`,
    replace: `    amount: 1,
    description: texts.removal.refundOf(campaignName(row)),`,
    file: "removal.concurrency.test.ts",
    title: "one location added ten times at once is charged once",
  },
  {
    breaks: "a cancel refunds one site too many",
    find: "await refund(tx, id, sites.length);",
    replace: "await refund(tx, id, sites.length + 1);",
    file: "creation-runs.integration.test.ts",
    title:
      "a run starts sites until it is paused, goes on when resumed, and returns what a cancel caught",
  },
  {
    breaks: "a second cancel refunds again",
    find: 'if (run.state === "cancelled") return {};',
    replace: "",
    file: "creation-runs.concurrency.test.ts",
    title: "twenty cancels among dispatchers and retries: one refund, of what nobody has started",
  },
  {
    breaks: "a cancel returns the credits of sites that were started",
    find: "const isNeverStarted = and(isSiteOf(id), isNull(creationRunSites.startedAt));",
    replace: "const isNeverStarted = isSiteOf(id);",
    file: "creation-runs.integration.test.ts",
    title:
      "a run starts sites until it is paused, goes on when resumed, and returns what a cancel caught",
  },
  {
    breaks: "a live site moves to another service for free",
    find: "await charge(tx, row, { next, acceptCost: edit.acceptCost });",
    replace: "",
    file: "move-site.integration.test.ts",
    title: "a live site that moves to another service or place costs a credit each time",
  },
  {
    breaks: "the correction of a misspelt city costs a credit",
    find: 'if (change === "corrected") return { ...unchanged, paidFor: { ...paid, ...next } };',
    replace: "",
    file: "move-site.integration.test.ts",
    title: "a misspelt city that no place is known by is corrected for free, once",
  },
  {
    breaks: "another spelling of a service costs a credit",
    find: 'if (change === "same") return { ...unchanged, paidFor: paid };',
    replace: "",
    file: "move-site.integration.test.ts",
    title: "corrections of spelling are free, and everything else of the form is",
  },
  {
    breaks: "small corrections add up to a move",
    find: "const change = compare(subject, next);",
    replace: "const change = compare(now, next);",
    file: "move-site.integration.test.ts",
    title: "many small corrections do not add up to a move",
    isLong: true,
  },
  {
    breaks: "a move is charged without the user's agreement",
    find: "if (acceptCost !== undefined && acceptCost < MOVE_COST)",
    replace: "if (false)",
    file: "move-site.integration.test.ts",
    title: "without agreement a move responds 409 with its cost, and nothing is saved",
  },
  {
    breaks: "a site moves while its first deployment runs",
    find: 'if (row.deploymentStatus === "deploying" && compare(now, next) === "other")',
    replace: "if (false)",
    file: "move-site.integration.test.ts",
    title: "while its first deployment runs a site cannot be moved, but corrected",
  },
  {
    breaks: "the cost of a move is not added to what the campaign costs",
    find: "return { cost: row.cost + MOVE_COST, paidFor };",
    replace: "return { cost: row.cost, paidFor };",
    file: "move-site.integration.test.ts",
    title: "the auditor counts moves into what a campaign costs (I3)",
  },
  {
    breaks: "an added location is free",
    find: "  await charge(tx, row, added);\n",
    replace: "",
    file: "removal.concurrency.test.ts",
    title: "one location added ten times at once is charged once",
  },
  {
    breaks: "a location that had a page is refunded",
    find: "const refunded = (await wasLive(tx, row, location)) ? 0 : 1;",
    replace: "const refunded = 1;",
    file: "unknown-places.integration.test.ts",
    title:
      "a location that never had a page is refunded when it is removed, and one that had is not",
  },
  {
    breaks: "two spellings of a place are two credits",
    find: "for (const key of keys) known.add(key);",
    replace: "",
    file: "unknown-places.integration.test.ts",
    title: "two spellings of a place are one page and one credit",
  },
  {
    breaks: "a request with an Idempotency-Key is carried out again",
    find: "if (stored !== undefined) return stored;",
    replace: "",
    file: "creation.integration.test.ts",
    title: "one Idempotency-Key makes one campaign, however often and however fast it is sent",
  },
  {
    breaks: "an Idempotency-Key of another endpoint gets that endpoint's response",
    find: "[request.method, request.url, JSON.stringify(request.body ?? null)]",
    replace: "[JSON.stringify(request.body ?? null)]",
    file: "response-headers.integration.test.ts",
    title:
      "an Idempotency-Key used for one address is refused at another, though the body is the same",
  },
];
