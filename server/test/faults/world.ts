import { expect } from "vitest";
import { liveReader, type Product, startProduct, type Visitor } from "../harness.ts";
import { effects } from "../provider-controls.ts";
import type { Provider } from "./calls.ts";
import type { FaultWorld } from "./cell.ts";
import { meddleWithConnections } from "./connections.ts";
import { type Door, openDoor } from "./door.ts";

/** Short, so that waiting for a silent provider is soon over; on a slow machine the user only tries again. */
const SETTINGS = { PROVIDER_TIMEOUT_MS: "4000", SIGNUP_CREDITS: "1000" };
/** Cells share users: making one costs more than most cells. */
const USERS = 27;

export type OpenWorld = FaultWorld & { close(): Promise<void> };

/** The product with a faulty proxy (`door.ts`) before each of its providers. */
export async function openWorld(): Promise<OpenWorld> {
  const opened: [Provider, Door][] = [];
  const connections = await meddleWithConnections(() => opened);
  const open = async (provider: Provider) => {
    const door = await openDoor(provider, connections.certificate);
    opened.push([provider, door]);
    return door;
  };
  const doors = {
    netlify: await open("netlify"),
    aws: await open("aws"),
    cashfree: await open("cashfree"),
    cloudflare: await open("cloudflare"),
    cloudfront: await open("cloudfront"),
  };
  const product = await startProduct({
    ...SETTINGS,
    NETLIFY_API_URL: `${doors.netlify.url}/api/v1`,
    AWS_ENDPOINT_URL_S3: doors.aws.url,
    AWS_ENDPOINT_URL_STS: doors.aws.url,
    CASHFREE_API_URL: `${doors.cashfree.url}/pg`,
    CLOUDFRONT_API_URL: doors.cloudfront.url,
    CLOUDFLARE_API_URL: `${doors.cloudflare.url}/client/v4`,
  });
  doors.netlify.leadTo(product.netlify);
  doors.aws.leadTo(product.s3);
  doors.cashfree.leadTo(product.cashfree);
  doors.cloudflare.leadTo(product.cloudflare);
  doors.cloudfront.leadTo(product.cloudFront);
  const users: Visitor[] = [];
  while (users.length < USERS) users.push(await product.signUp());
  return {
    product,
    doors,
    nextUser: taker(users),
    async close() {
      await product.close();
      await Promise.all(opened.map(([, door]) => door.close()));
      await connections.close();
    },
  };
}

function taker(users: Visitor[]): () => Visitor {
  let next = 0;
  return () => {
    const user = users[next % users.length];
    next += 1;
    if (!user) throw new Error("There are no users");
    return user;
  };
}

/** Asserts that the product is sound and at rest, that every live site is the version on record, and that nothing was made twice. */
export async function assertRest({ product }: { product: Product }): Promise<void> {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  const sites = (await effects(product.netlify)).filter(({ kind }) => kind === "site");
  const tokens = sites.map(({ credential }) => credential);
  // Each cell has a token and a site of its own.
  expect(tokens.filter((token, index) => tokens.indexOf(token) !== index)).toEqual([]);
}
