import { done } from "@mainstreet/contract/answers";
import * as api from "@mainstreet/contract/aws-credentials";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { asTenant } from "../../platform/database.ts";
import { idempotencyOf, once } from "../../platform/http/idempotency.ts";
import { route } from "../../platform/http/route.ts";
import { createBucket } from "../../providers/s3/create-bucket.ts";
import { listBuckets } from "../../providers/s3/list-buckets.ts";
import { makeBucketPublic } from "../../providers/s3/make-bucket-public.ts";
import { verifyAwsKeys } from "../../providers/s3/verify-aws-keys.ts";
import * as credentials from "./aws-credentials.ts";

/** The AWS credentials and buckets of spec §7. Answers carry masks only. */
export function registerAwsCredentials(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;

  /** The account of stored credentials, or 404. */
  async function accountOf(userId: string, id: string) {
    const keys = await asTenant(db, userId, (tx) =>
      credentials.openAwsKeys(tx, deps, { userId, id }),
    );
    if (!keys) throw notFound(texts.awsCredentials.notFound);
    return { ...keys, endpoint: config.s3.endpoint };
  }

  route(app, api.listAwsCredentials, ({ userId }) => credentials.listCredentials(db, userId));

  route(app, api.addAwsCredentials, async ({ userId, body, request }) => {
    const caller = { userId, idempotency: idempotencyOf(request) };
    await credentials.checkNewCredentials(deps, body);
    return asTenant(db, userId, (tx) =>
      once(tx, caller, () => credentials.insertCredentials(tx, deps, { userId, input: body })),
    );
  });

  route(app, api.updateAwsCredentials, ({ userId, params, body }) =>
    credentials.updateCredentials(deps, { userId, id: params.id, input: body }),
  );

  route(app, api.deleteAwsCredentials, async ({ userId, params }) => {
    await credentials.deleteCredentials(db, { userId, id: params.id });
    return done;
  });

  route(app, api.verifyAwsCredentials, async ({ userId, body }) => {
    const account =
      "id" in body ? await accountOf(userId, body.id) : { ...body, endpoint: config.s3.endpoint };
    return verifyAwsKeys(account);
  });

  route(app, api.listBuckets, async ({ userId, params }) => {
    const buckets = await listBuckets(await accountOf(userId, params.id));
    return {
      buckets: buckets.map((bucket) => ({
        ...bucket,
        creationDate: bucket.creationDate ?? texts.buckets.unknownDate,
      })),
    };
  });

  // A bucket is made to hold sites, so it is opened for reading at once; a repeated call finds it and is done.
  route(app, api.createBucket, async ({ userId, params, body }) => {
    const account = await accountOf(userId, params.id);
    const bucket = { bucket: body.bucketName, region: body.region };
    await createBucket(account, bucket);
    await makeBucketPublic(account, bucket);
    return { name: body.bucketName, region: body.region, creationDate: new Date().toISOString() };
  });

  route(app, api.makeBucketPublic, async ({ userId, params, body }) => {
    await makeBucketPublic(await accountOf(userId, params.id), {
      bucket: params.bucketName,
      region: body.region,
    });
    return done;
  });
}
