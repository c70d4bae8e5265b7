import { done } from "@mainstreet/contract/answers";
import * as api from "@mainstreet/contract/aws-credentials";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/database.ts";
import { findAnswer, idempotencyOf, once } from "../../platform/http/idempotency.ts";
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

  // A bucket is made to hold sites, so it is opened for reading at once. AWS is not asked inside a transaction: the
  // answer is stored after the fact, and a repeat whose first try got lost half-way hears that the bucket is there.
  route(app, api.createBucket, async ({ userId, params, body, request, reply }) => {
    const { answer } = api.createBucket.shapes;
    const asked = { userId, idempotency: idempotencyOf(request, reply), answer };
    const stored = await asTenant(deps.db, userId, (tx) => findAnswer(tx, asked));
    if (stored) return stored;
    const account = await openAccount(deps, { userId, id: params.id });
    const place = { bucket: body.bucketName, region: body.region };
    await createBucket(account, place);
    await makeBucketPublic(account, place);
    const creationDate = new Date().toISOString();
    const made = { name: body.bucketName, region: body.region, creationDate };
    return asTenant(deps.db, userId, (tx) => once(tx, { ...asked, work: async () => made }));
  });

  route(app, api.makeBucketPublic, async ({ userId, params, body }) => {
    await makeBucketPublic(await openAccount(deps, { userId, id: params.id }), {
      bucket: params.bucketName,
      region: body.region,
    });
    return done;
  });
}
