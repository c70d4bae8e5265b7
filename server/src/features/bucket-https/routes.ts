import * as api from "@mainstreet/contract/hosts/aws/bucket-https";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import { listRows, presentBucketHttps } from "./queries.ts";
import { turnOffHttps } from "./turn-off.ts";
import { turnOnHttps } from "./turn-on.ts";

/** Https for the sites in S3 buckets, by CloudFront. */
export function registerBucketHttps(app: FastifyInstance, deps: Deps): void {
  route(app, api.listBucketHttps, ({ userId }) =>
    asTenant(deps.db, userId, async (tx) => {
      const buckets = [];
      for (const row of await listRows(tx, userId)) buckets.push(await presentBucketHttps(tx, row));
      return { isOffered: deps.config.cloudFront !== undefined, buckets };
    }),
  );

  route(app, api.turnOnHttps, ({ userId, params }) =>
    turnOnHttps(deps, { userId, credentialsId: params.id, bucket: params.bucketName }),
  );

  route(app, api.turnOffHttps, ({ userId, params }) =>
    turnOffHttps(deps, { userId, credentialsId: params.id, bucket: params.bucketName }),
  );
}
