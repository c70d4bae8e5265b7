import { fileURLToPath } from "node:url";
import { health, publicConfig } from "@mainstreet/contract/app";
import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import cookie from "@fastify/cookie";
import compress from "@fastify/compress";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { registerAccountErasure } from "./features/account-erasure/routes.ts";
import { registerAccountExport } from "./features/account-export/routes.ts";
import { registerAccountHolds } from "./features/account-holds/routes.ts";
import { registerAccountReadings } from "./features/account-readings/routes.ts";
import { registerRecovery } from "./features/auth/recovery-routes.ts";
import { registerAuth } from "./features/auth/routes.ts";
import { registerSessions } from "./features/auth/session-routes.ts";
import { registerBillingDetails } from "./features/billing-details/routes.ts";
import { registerBucketHttps } from "./features/bucket-https/routes.ts";
import { registerBusinesses } from "./features/businesses/routes.ts";
import { registerCampaignEditing } from "./features/campaign-editing/routes.ts";
import { registerCampaignLists } from "./features/campaigns/list-routes.ts";
import { registerCampaigns } from "./features/campaigns/routes.ts";
import { registerCredits } from "./features/credits/routes.ts";
import { registerCampaignCreation } from "./features/campaign-creation/routes.ts";
import { registerCreationRuns } from "./features/creation-runs/routes.ts";
import { registerDashboard } from "./features/dashboard/routes.ts";
import { registerDeployments } from "./features/deployments/routes.ts";
import { registerDomains } from "./features/domains/routes.ts";
import { registerEvidence } from "./features/evidence/routes.ts";
import { registerFormTrials } from "./features/form-trials/routes.ts";
import { registerLeads } from "./features/leads/routes.ts";
import { registerSiteHistory } from "./features/site-history/routes.ts";
import { registerSiteArchives } from "./features/site-archives/routes.ts";
import { registerSiteRestore } from "./features/site-restore/routes.ts";
import { registerHostMoves } from "./features/host-moves/routes.ts";
import { registerInvoices } from "./features/invoices/routes.ts";
import { registerLabels } from "./features/labels/routes.ts";
import { registerMetrics } from "./features/metrics/routes.ts";
import { registerOperations } from "./features/operations/routes.ts";
import { registerPayments } from "./features/payments/routes.ts";
import { registerPictures } from "./features/pictures/routes.ts";
import { registerPlaces } from "./features/places/routes.ts";
import { registerPublicPages } from "./features/public-pages/routes.ts";
import { registerPreview } from "./features/preview/routes.ts";
import { registerPageQuality } from "./features/page-quality/routes.ts";
import { registerCreditNotes } from "./features/refunds/routes.ts";
import { registerTrash } from "./features/trash/routes.ts";
import { registerRemoval } from "./features/removal/routes.ts";
import { registerSavedViews } from "./features/saved-views/routes.ts";
import { registerSecondFactor } from "./features/second-factor/routes.ts";
import { registerSecurityEvents } from "./features/security-events/routes.ts";
import { registerSharedPage, registerViewLinks } from "./features/view-links/routes.ts";
import { hosts } from "./hosting/registry.ts";
import { openapiOptions } from "./openapi/document.ts";
import { registerDashboardFiles } from "./platform/http/dashboard-files.ts";
import { createHttpServer } from "./platform/http/http-server.ts";
import { limitHeavyRequests } from "./platform/http/limit-heavy-requests.ts";
import { refuseOtherMethods } from "./platform/http/method-not-allowed.ts";
import { refuseUnknownMembers } from "./platform/http/refuse-unknown-members.ts";
import { publicRoute } from "./platform/http/route.ts";
import { DOCS_POLICY } from "./platform/http/security-headers.ts";

const webDist = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Builds the HTTP server: every feature's routes under `/api`, the dashboard for everything else. Does not listen. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = createHttpServer(deps);
  // Responses are compressed; compressed requests are refused before they get here.
  await app.register(compress, { globalDecompression: false });
  await app.register(cookie, { secret: deps.sealer.cookieKeys });
  await app.register(swagger, openapiOptions(deps.config));
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: DOCS_POLICY });
  await app.register(async (api) => registerApi(api, deps));
  registerMetrics(app, deps);
  registerPublicPages(app, deps);
  registerSharedPage(app, deps);
  await registerDashboardFiles(app, { config: deps.config, folder: webDist });
  return app;
}

function registerFeatures(app: FastifyInstance, deps: Deps): void {
  registerPictures(app, deps);
  registerPlaces(app, deps);
  registerPreview(app);
  registerBusinesses(app, deps);
  registerEvidence(app, deps);
  registerLeads(app, deps);
  registerFormTrials(app, deps);
  registerCampaigns(app, deps);
  registerCampaignLists(app, deps);
  registerLabels(app, deps);
  registerSavedViews(app, deps);
  registerViewLinks(app, deps);
  registerAccountReadings(app, deps);
  registerDeployments(app, deps);
  registerBucketHttps(app, deps);
  registerSiteHistory(app, deps);
  registerSiteRestore(app, deps);
  registerSiteArchives(app, deps);
  registerHostMoves(app, deps);
  registerOperations(app, deps);
  registerDomains(app, deps);
  registerPageQuality(app, deps);
  registerCampaignCreation(app, deps);
  registerCampaignEditing(app, deps);
  registerCreationRuns(app, deps);
  registerPayments(app, deps);
  registerBillingDetails(app, deps);
  registerInvoices(app, deps);
  registerCreditNotes(app, deps);
  registerRemoval(app, deps);
  registerTrash(app, deps);
  registerAccountErasure(app, deps);
  registerAccountExport(app, deps);
  registerDashboard(app, deps);
}

async function registerApi(app: FastifyInstance, deps: Deps): Promise<void> {
  const addRefusals = refuseOtherMethods(app);
  registerAuth(app, deps);
  limitHeavyRequests(app, deps);
  refuseUnknownMembers(app);
  registerSessions(app, deps);
  registerSecurityEvents(app, deps);
  registerRecovery(app, deps);
  registerSecondFactor(app, deps);
  registerCredits(app, deps);
  for (const type of DEPLOYMENT_TYPES) hosts[type].registerRoutes(app, deps);
  registerAccountHolds(app, deps);
  registerFeatures(app, deps);

  publicRoute(app, health, async () => {
    await deps.db.execute(sql`select 1`);
    return { status: "ok" as const };
  });

  const { cashfree } = deps.config;
  publicRoute(app, publicConfig, async () => ({
    hasForms: deps.config.leads.url !== undefined,
    hasMail: deps.config.mail !== undefined,
    hasDefaultNetlifyAccount: deps.config.netlify.defaultToken !== undefined,
    ...(cashfree && { checkout: { sdkUrl: cashfree.sdkUrl, mode: cashfree.mode } }),
    ...(deps.config.sandbox && { sandbox: deps.config.sandbox }),
  }));

  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  // Plugins load in order: this one after the routes that the features have registered.
  await app.register(async () => addRefusals());
}
