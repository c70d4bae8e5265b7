import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { health, publicConfig } from "@mainstreet/contract/app";
import { BODY_BYTES } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { sql } from "drizzle-orm";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from "fastify-type-provider-zod";
import type { Deps } from "./deps.ts";
import { notFound } from "./errors.ts";
import { registerAuth } from "./features/auth/routes.ts";
import { registerSessions } from "./features/auth/session-routes.ts";
import { registerCampaignLists } from "./features/campaigns/list-routes.ts";
import { registerCampaigns } from "./features/campaigns/routes.ts";
import { registerAwsCredentials } from "./features/credentials/aws-credentials-routes.ts";
import { registerBuckets } from "./features/credentials/bucket-routes.ts";
import { registerNetlifyTokens } from "./features/credentials/netlify-token-routes.ts";
import { registerCredits } from "./features/credits/routes.ts";
import { registerCreation } from "./features/creation/routes.ts";
import { registerCreationRuns } from "./features/creation-runs/routes.ts";
import { registerDashboard } from "./features/dashboard/routes.ts";
import { registerDeployments } from "./features/deployments/routes.ts";
import { registerPayments } from "./features/payments/routes.ts";
import { registerPlaces } from "./features/places/routes.ts";
import { registerPreview } from "./features/preview/routes.ts";
import { registerQuality } from "./features/quality/routes.ts";
import { registerRemoval } from "./features/removal/routes.ts";
import { drainOnClose } from "./platform/http/drain.ts";
import { handleError } from "./platform/http/error-handler.ts";
import { publicRoute, SESSION } from "./platform/http/route.ts";
import { newId } from "./platform/ids.ts";

const REQUEST_TIMEOUT_MS = 30_000;

const webDist = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Builds the HTTP server: every feature's routes under `/api`, the dashboard for everything else. Does not listen. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({
      // Every open dashboard asks twice a minute.
      disableRequestLogging: (request) => request.url === "/api/health",
    }),
    genReqId: newId,
    bodyLimit: BODY_BYTES.default,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: deps.config.trustProxy,
    return503OnClosing: false,
    forceCloseConnections: false,
    // An address that cannot be read, or whose id is endless, never gets as far as the error handler.
    frameworkErrors: (_error, request, reply) =>
      void handleError(notFound(texts.shell.notFound), request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  // Bodies are JSON; Fastify would take plain text too.
  app.removeContentTypeParser("text/plain");
  drainOnClose(app);
  await app.register(helmet, securityHeaders(deps));
  await app.register(compress);
  await app.register(swagger, { openapi, transform: jsonSchemaTransform });
  await app.register(swaggerUi, { routePrefix: "/api/docs" });
  await app.register(async (api) => registerApi(api, deps));
  await registerDashboardFiles(app);
  return app;
}

const openapi = {
  openapi: "3.1.0",
  info: { title: "Mainstreet API", version: "1.0.0" },
  components: {
    securitySchemes: { [SESSION]: { type: "http" as const, scheme: "bearer" } },
  },
};

async function registerApi(app: FastifyInstance, deps: Deps): Promise<void> {
  registerAuth(app, deps);
  registerSessions(app, deps);
  registerCredits(app, deps);
  registerNetlifyTokens(app, deps);
  registerAwsCredentials(app, deps);
  registerBuckets(app, deps);
  registerPlaces(app);
  registerPreview(app);
  registerCampaigns(app, deps);
  registerCampaignLists(app, deps);
  registerDeployments(app, deps);
  registerQuality(app, deps);
  registerCreation(app, deps);
  registerCreationRuns(app, deps);
  registerPayments(app, deps);
  registerRemoval(app, deps);
  registerDashboard(app, deps);

  publicRoute(app, health, async () => {
    await deps.db.execute(sql`select 1`);
    return { status: "ok" as const };
  });

  const { cashfree } = deps.config;
  publicRoute(app, publicConfig, async () => ({
    hasDefaultNetlifyAccount: deps.config.netlify.defaultToken !== undefined,
    ...(cashfree && { checkout: { sdkUrl: cashfree.sdkUrl, mode: cashfree.mode } }),
    ...(deps.config.sandbox && { sandbox: deps.config.sandbox }),
  }));

  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());

  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
}

/** The built dashboard, with `index.html` for every address that is not a file: the web app has its own routes. */
async function registerDashboardFiles(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(webDist);
  if (isBuilt)
    await app.register(fastifyStatic, { root: webDist, wildcard: false, ...hashedAssets });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === "GET" && !NO_PAGE.test(request.url) && isBuilt;
    if (!isPage) return handleError(notFound(texts.shell.notFound), request, reply);
    return reply.header("cache-control", "no-cache").sendFile("index.html");
  });
}

/** The API's addresses, and what crawlers and old tabs ask for: files that are not there. */
const NO_PAGE = /^\/(api\/|assets\/|\.well-known\/|[^/?]+\.\w+(\?|$))/;

/** Vite names assets by their content. */
const hashedAssets = {
  setHeaders(reply: { header(name: string, value: string): unknown }, path: string) {
    const isHashed = path.includes("/assets/");
    reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  },
};

/** Hosts that the checkout's script opens frames and connections to (providers.md §3.4). */
const CHECKOUT_HOSTS = [
  "https://sdk.cashfree.com",
  "https://api.cashfree.com",
  "https://sandbox.cashfree.com",
  "https://payments.cashfree.com",
  "https://payments-test.cashfree.com",
];

function securityHeaders({ config }: Deps) {
  const checkout = config.cashfree ? [new URL(config.cashfree.sdkUrl).origin] : [];
  const isReal = checkout.some((origin) => CHECKOUT_HOSTS.includes(origin));
  const hosts = isReal ? CHECKOUT_HOSTS : checkout;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Mantine sets sizes and positions by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        scriptSrc: ["'self'", ...checkout],
        frameSrc: ["'self'", ...hosts],
        connectSrc: ["'self'", ...hosts],
        imgSrc: ["'self'", "data:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...hosts],
        frameAncestors: ["'none'"],
        ...(config.isProduction && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: "no-referrer" as const },
    strictTransportSecurity: config.isProduction
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
  };
}
