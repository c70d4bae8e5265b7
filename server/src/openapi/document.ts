import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from "fastify-type-provider-zod";
import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import { z } from "zod";
import { hosts } from "../hosting/registry.ts";
import type { Config } from "../config.ts";
import { SESSION } from "../platform/http/route.ts";
import { completeOperations } from "./complete-operations.ts";
import { components } from "./components.ts";
import { namedSchemas } from "./named-schemas.ts";
import { withoutUnusedSchemas } from "./unused-schemas.ts";

const TAGS: Record<string, string> = {
  auth: "Accounts, sessions and passwords.",
  health: "Whether the API is reachable.",
  config: "Public settings.",
  "dashboard-metrics": "Figures of the dashboard.",
  "service-summary": "Services and the number of their sites.",
  campaigns: "Sites: create, change, deploy, delete, list.",
  "campaigns-by-service": "The sites of one service.",
  "multi-location": "Sites of one service with a page for each location.",
  "creation-runs": "Bulk creation: many sites in one run.",
  "site-archives": "ZIP files of sites.",
  "host-moves": "Sites that move to another account.",
  operations: "Changes of many sites at once.",
  "deploy-to-s3": "Deployment to an S3 bucket.",
  quality: "Checks of a site before it is made.",
  pictures: "Pictures of a user's businesses and jobs.",
  places: "Place data of the United States.",
  ...Object.assign({}, ...DEPLOYMENT_TYPES.map((type) => hosts[type].document.tags)),
  "account-holds": "Accounts of which a provider takes no deployments.",
  "account-readings": "What is known of the accounts that sites are at.",
  "last-accounts": "The accounts that new sites went to.",
  credits: "Balance and transactions.",
  payments: "Purchases of credits.",
};

const DESCRIPTION = `Create, publish and run local-service websites, and pay for them with credits.

- Sign in with \`POST /api/auth/login\` and send its token as \`Authorization: Bearer <token>\`.
- Every failure has the shape \`Failure\`; \`message\` can be shown to a user. Every response carries \`X-Request-Id\`.
- Send an \`Idempotency-Key\` with what spends or creates: the same request again gets the stored response, marked \`Idempotent-Replayed: true\`.
- Counted requests carry \`RateLimit\` and \`RateLimit-Policy\`; 429 and 503 say in \`Retry-After\` when to try again.
- Ids of others and unknown ids get the same response.`;

const toObject = createJsonSchemaTransformObject({ schemaRegistry: namedSchemas });
const withNames = createJsonSchemaTransform({ schemaRegistry: namedSchemas });
const withoutNames = createJsonSchemaTransform({ schemaRegistry: z.registry() });

/** Parameters have no named schemas in OpenAPI, even if the same schema is a body elsewhere. */
const toOperation: typeof withNames = (document) => {
  const { schema, url } = withNames(document);
  const { querystring, params } = withoutNames(document).schema ?? {};
  return {
    schema: {
      ...schema,
      ...(querystring === undefined ? {} : { querystring }),
      ...(params === undefined ? {} : { params }),
    },
    url,
  };
};

/**
 * Options of `@fastify/swagger`: the OpenAPI 3.1 document of the API (docs/conventions.md), completed with what the routes do not contain.
 */
export function openapiOptions({ publicUrl, port }: Pick<Config, "publicUrl" | "port">) {
  return {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Mainstreet API",
        version: "1.0.0",
        description: DESCRIPTION,
        license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
      },
      servers: [
        {
          url: (publicUrl ?? `http://localhost:${port}`).replace(/\/$/, ""),
          description: "This installation",
        },
      ],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: components(SESSION),
    },
    transform: toOperation,
    transformObject: (document) => withoutUnusedSchemas(completeOperations(toObject(document))),
  } satisfies FastifyDynamicSwaggerOptions;
}
