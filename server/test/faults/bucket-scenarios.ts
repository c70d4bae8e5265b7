import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import {
  closeBucket,
  getBucketAccess,
  makeBucketPublic,
} from "@mainstreet/contract/hosts/aws/bucket-access";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { expect } from "vitest";
import { calmly, type Cell, type Reply, isPlain, type Scenario } from "./cell.ts";
import { awsKeys, bucketAccount } from "./site-scenarios.ts";

export const addKeys: Scenario = async (cell) => {
  const { visitor, id, name } = cell;
  const key = `AKIA${id.toUpperCase()}`;
  const body = { name: id, accessKey: key, secretKey: secretKeyFor(key) };
  cell.arm(key);
  const isIn = isPlain(cell, await visitor.send(aws.addAwsCredentials, { body }));
  const kept = (await visitor.send(aws.listAwsCredentials, {})).response;
  expect(kept.filter((one) => one.name === id).length, name).toBe(isIn ? 1 : 0);
  cell.heal();
  const again = await calmly(() => visitor.send(aws.verifyAwsCredentials, { body }));
  expect(again.response.valid, `${name}: ${again.failure.message}`).toBe(true);
  if (isIn) return;
  expect((await calmly(() => visitor.send(aws.addAwsCredentials, { body }))).status).toBe(201);
};

export const listsBuckets: Scenario = async (cell) => {
  const { key, choice } = await bucketAccount(cell);
  const params = { id: choice.awsCredentialsId ?? "" };
  const list = () => cell.visitor.send(aws.listBuckets, { params });
  cell.arm(key);
  const first = await list();
  if (isPlain(cell, first)) expect(first.response.buckets.length, cell.name).toBeLessThanOrEqual(1);
  cell.heal();
  expect((await calmly(list)).response.buckets.map((one) => one.name)).toEqual([
    `bucket-${cell.id}`,
  ]);
};

type Unfinished = { keysId: string; create(): Promise<Reply> };

/** Makes the bucket; if it exists already, "Make public" opens it. */
async function finishBucket(cell: Cell, { keysId, create }: Unfinished): Promise<void> {
  const { status } = await calmly(create);
  expect([201, 409], cell.name).toContain(status);
  if (status === 201) return;
  const params = { id: keysId, bucketName: `bucket-${cell.id}` };
  const body = { region: "eu-central-1" as const, bucketName: params.bucketName };
  const opened = await calmly(() => cell.visitor.send(makeBucketPublic, { params, body }));
  expect(opened.status, `${cell.name}: ${opened.failure.message}`).toBe(200);
}

/** A bucket is made and opened. What a fault leaves half-done, the user can finish in Settings. */
export const makesBucket: Scenario = async (cell) => {
  const { visitor, name } = cell;
  const { key, keysId } = await awsKeys(cell);
  const body = { bucketName: `bucket-${cell.id}`, region: "eu-central-1" as const };
  const params = { id: keysId };
  const create = () => visitor.send(aws.createBucket, { params, body });
  cell.arm(key);
  const isMade = isPlain(cell, await create());
  cell.heal();
  if (!isMade) await finishBucket(cell, { keysId, create });
  const url = `${cell.product.s3.url}/__site/${body.bucketName}.s3-website.eu-central-1.localhost/`;
  expect(await (await fetch(url)).text(), name).toContain("Page not found");
};

/** A bucket is closed. What a fault leaves half-done is finished by closing it again. */
export const closesBucket: Scenario = async (cell) => {
  const { visitor, name } = cell;
  const { key, keysId } = await awsKeys(cell);
  const body = { bucketName: `bucket-${cell.id}`, region: "eu-central-1" as const };
  await calmly(() => visitor.send(aws.createBucket, { params: { id: keysId }, body }));
  const params = { id: keysId, bucketName: body.bucketName };
  const close = () => visitor.send(closeBucket, { params, body });
  cell.arm(key);
  isPlain(cell, await close());
  cell.heal();
  expect((await calmly(close)).status, name).toBe(200);
  const access = await calmly(() => visitor.send(getBucketAccess, { params, query: body }));
  expect(access.response.state, name).toBe("closed");
};
