import type { Mutant } from "./mutant.ts";

const matrix = (route: string) => ({
  file: "tenancy-matrix.concurrency.test.ts",
  title: `${route} shows nobody anything of another user`,
});

/** What one user must not learn of another, by the policies of the database and by the filters of the queries. */
export const tenancyMutants: Mutant[] = [
  {
    breaks: "a table has no row-level security",
    find: "ALTER TABLE page_signatures ENABLE ROW LEVEL SECURITY;--> statement-breakpoint",
    replace: "",
    file: "tenancy.integration.test.ts",
    title:
      "every table with a user's rows has row-level security, by one policy that compares the user",
  },
  {
    breaks: "a policy lets everybody read",
    find: "CREATE POLICY own_rows ON creation_runs TO mainstreet_tenant USING (user_id = app_user_id())",
    replace: "CREATE POLICY own_rows ON creation_runs TO mainstreet_tenant USING (true)",
    file: "tenancy.integration.test.ts",
    title:
      "every table with a user's rows has row-level security, by one policy that compares the user",
  },
  {
    breaks: "a tenant's transaction runs as the owner",
    find: "true), set_config('role', ${TENANT_ROLE}, true)",
    replace: "true), set_config('application_name', ${TENANT_ROLE}, true)",
    file: "tenancy.integration.test.ts",
    title:
      "row-level security shows a tenant only their own rows, even to a query that forgets to filter",
  },
  {
    breaks: "a campaign is found by its id alone",
    find: "and(eq(campaigns.userId, userId), eq(campaigns.id, campaignId));\n\nexport async function findCampaign",
    replace: "and(eq(campaigns.id, campaignId));\n\nexport async function findCampaign",
    ...matrix("GET /api/campaigns/:id"),
  },
  {
    breaks: "a campaign's history shows everybody's deployments",
    find: ".where(and(eq(deployments.userId, userId), eq(deployments.campaignId, campaignId)))",
    replace: "",
    ...matrix("GET /api/campaigns/:id"),
  },
  {
    breaks: "a run is found by its id alone",
    find: "and(eq(creationRuns.userId, userId), eq(creationRuns.id, runId));",
    replace: "and(eq(creationRuns.id, runId));",
    ...matrix("GET /api/creation-runs/:id"),
  },
  {
    breaks: "lists show everybody's campaigns",
    find: "    eq(campaigns.userId, userId),\n    // A slug is its own slug",
    replace: "    // A slug is its own slug",
    ...matrix("GET /api/campaigns"),
  },
  {
    breaks: "the map shows everybody's campaigns",
    find: ".where(and(eq(campaigns.userId, request.userId), sql`${campaigns.id} in ${ids}`))\n    .orderBy(desc(campaigns.id));",
    replace: ".orderBy(desc(campaigns.id));",
    ...matrix("GET /api/campaigns/map"),
  },
  {
    breaks: "the dashboard counts everybody's campaigns",
    find: ".where(eq(campaigns.userId, userId))\n    .groupBy(campaigns.deploymentStatus);",
    replace: ".groupBy(campaigns.deploymentStatus);",
    file: "tenancy-matrix.concurrency.test.ts",
    title: "other users' data changes nothing that a user sees",
  },
  {
    breaks: "the settings list everybody's tokens",
    find: ".where(eq(netlifyTokens.userId, userId))\n      .orderBy(asc(netlifyTokens.createdAt)),",
    replace: ".orderBy(asc(netlifyTokens.createdAt)),",
    ...matrix("GET /api/netlify-tokens"),
  },
  {
    breaks: "a token is opened for anyone who names it",
    find: "and(eq(netlifyTokens.userId, userId), eq(netlifyTokens.id, id));",
    replace: "and(eq(netlifyTokens.id, id));",
    ...matrix("PUT /api/netlify-tokens/:id"),
  },
  {
    breaks: "AWS keys are opened for anyone who names them",
    find: "and(eq(awsCredentials.userId, userId), eq(awsCredentials.id, id));",
    replace: "and(eq(awsCredentials.id, id));",
    ...matrix("PUT /api/aws-credentials/:id"),
  },
  {
    breaks: "a site may be created with another user's token",
    find: ".select({ id: netlifyTokens.id })\n    .from(netlifyTokens)\n    .where(eq(netlifyTokens.userId, userId))",
    replace: ".select({ id: netlifyTokens.id })\n    .from(netlifyTokens)",
    ...matrix("POST /api/campaigns"),
  },
  {
    breaks: "the history shows everybody's credits",
    find: "const isOwn = eq(creditEntries.userId, userId);",
    replace: "const isOwn = undefined;",
    ...matrix("GET /api/credits/history"),
  },
  {
    breaks: "the export holds everybody's credits",
    find: "      .where(eq(creditEntries.userId, userId))\n      .orderBy(asc(creditEntries.sequence)),",
    replace: "      .orderBy(asc(creditEntries.sequence)),",
    ...matrix("GET /api/credits/history/csv"),
  },
  {
    breaks: "the list of sessions shows everybody's",
    find: ".where(and(eq(sessions.userId, userId), isLiveSession))\n      .orderBy",
    replace: ".where(isLiveSession)\n      .orderBy",
    ...matrix("GET /api/auth/sessions"),
  },
  {
    breaks: "a session is ended by its id alone",
    find: ".where(and(eq(sessions.userId, userId), which, isLiveSession))",
    replace: ".where(and(which, isLiveSession))",
    ...matrix("DELETE /api/auth/sessions/:id"),
  },
  {
    breaks: "a secret opens in another row",
    find: 'Buffer.from([place.table, place.column, place.rowId, place.userId].join("|"))',
    replace: 'Buffer.from([place.table, place.column].join("|"))',
    file: "secrets.test.ts",
    title: "moved to another row it does not open",
  },
];
