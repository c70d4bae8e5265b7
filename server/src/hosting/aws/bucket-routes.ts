import { done } from "@mainstreet/contract/responses";
import * as api from "@mainstreet/contract/hosts/aws/aws-credentials";
import * as access from "@mainstreet/contract/hosts/aws/bucket-access";
import type { ValidRequestOf } from "@mainstreet/contract/endpoint";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { findStoredResponse, idempotencyOf, runOnce } from "../../platform/http/idempotency.ts";
import { route } from "../../platform/http/route.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { createBucket } from "./create-bucket.ts";
import { listBuckets } from "./list-buckets.ts";
import { openAwsAccount } from "./aws-credentials.ts";
import {
  closeBucket,
  openBucket,
  openNewBucket,
  readBucketAccess,
  type BucketWithKeys,
} from "./open-bucket.ts";

/** The buckets of stored credentials: list, make, and open for reading (spec §7). */
export function registerBuckets(app: FastifyInstance, deps: Deps): void {
  route(app, api.listBuckets, async ({ userId, params }) => {
    return { buckets: await listBuckets(await openAwsAccount(deps, { userId, id: params.id })) };
  });

  // A bucket is created to hold sites, so it is opened for reading at once. AWS is not called inside a transaction: the response is stored
  // afterwards. A repeat of an interrupted request gets the response that the bucket exists.
  route(app, api.createBucket, async ({ userId, params, body, request, reply }) => {
    const { response } = api.createBucket.shapes;
    const idempotent = { userId, idempotency: idempotencyOf(request, reply), response };
    const stored = await asTenant(deps.db, userId, (tx) => findStoredResponse(tx, idempotent));
    if (stored) return stored;
    const account = await openAwsAccount(deps, { userId, id: params.id });
    const place = { userId, account, bucket: body.bucketName, region: body.region };
    await createBucket(account, place);
    await openNewBucket(deps, place);
    const creationDate = new Date().toISOString();
    const made = { name: body.bucketName, region: body.region, creationDate };
    return asTenant(deps.db, userId, (tx) =>
      runOnce(tx, {
        ...idempotent,
        async work() {
          await recordEvent(tx, { userId, kind: "bucket-opened", subject: made.name });
          return made;
        },
      }),
    );
  });

  registerAccess(app, deps);
}

/** Who may read a bucket. */
function registerAccess(app: FastifyInstance, deps: Deps): void {
  type Call = ValidRequestOf<typeof access.getBucketAccess> & { userId: string };
  const placeOf = async ({
    userId,
    params,
    query,
  }: Omit<Call, "body">): Promise<BucketWithKeys> => {
    const account = await openAwsAccount(deps, { userId, id: params.id });
    return { userId, account, bucket: params.bucketName, region: query.region };
  };

  route(app, access.getBucketAccess, async (call) => readBucketAccess(deps, await placeOf(call)));

  const record = (userId: string, kind: "bucket-opened" | "bucket-closed", subject: string) =>
    asTenant(deps.db, userId, (tx) => recordEvent(tx, { userId, kind, subject }));

  route(app, access.makeBucketPublic, async ({ body, ...call }) => {
    const opened = await openBucket(deps, await placeOf({ ...call, query: body }), body);
    await record(call.userId, "bucket-opened", body.bucketName);
    return { ...done, opened };
  });

  route(app, access.closeBucket, async ({ body, ...call }) => {
    const closed = await closeBucket(deps, await placeOf({ ...call, query: body }));
    await record(call.userId, "bucket-closed", call.params.bucketName);
    return { ...done, ...closed };
  });
}
