import { done } from "@mainstreet/contract/answers";
import * as api from "@mainstreet/contract/aws-credentials";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { route } from "../../platform/http/route.ts";
import { createBucket } from "../../providers/s3/create-bucket.ts";
import { listBuckets } from "../../providers/s3/list-buckets.ts";
import { makeBucketPublic } from "../../providers/s3/make-bucket-public.ts";
import { openAccount } from "./aws-credentials.ts";

/** The buckets of stored credentials: list, make, and open for reading (spec §7). */
export function registerBuckets(app: FastifyInstance, deps: Deps): void {
  route(app, api.listBuckets, async ({ userId, params }) => {
    return { buckets: await listBuckets(await openAccount(deps, { userId, id: params.id })) };
  });

  // A bucket is made to hold sites, so it is opened for reading at once; a repeated call finds it and is done.
  route(app, api.createBucket, async ({ userId, params, body }) => {
    const account = await openAccount(deps, { userId, id: params.id });
    const bucket = { bucket: body.bucketName, region: body.region };
    await createBucket(account, bucket);
    await makeBucketPublic(account, bucket);
    return { name: body.bucketName, region: body.region, creationDate: new Date().toISOString() };
  });

  route(app, api.makeBucketPublic, async ({ userId, params, body }) => {
    await makeBucketPublic(await openAccount(deps, { userId, id: params.id }), {
      bucket: params.bucketName,
      region: body.region,
    });
    return done;
  });
}
