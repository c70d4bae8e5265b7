import { randomBytes } from "node:crypto";
import { addAwsCredentials } from "@mainstreet/contract/hosts/aws/aws-credentials";
import {
  addNetlifyToken,
  deleteNetlifyToken,
  verifyNetlifyToken,
} from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../test/harness.ts";
import { buildApp } from "../app.ts";
import { openAwsKeys } from "./aws/aws-credentials.ts";
import { rotateKey } from "./rotate-key.ts";
import { netlifyTokens } from "./netlify/tables.ts";
import { sealedColumns } from "./credential-tables.ts";
import { checkCanary } from "../platform/secrets/secret-canary.ts";
import { createSealer, type Sealer } from "../platform/secrets/secrets.ts";

const accessKey = "AKIAROTATIONSTORY001";
const netlifyToken = "nfp_rotationStory000001";

const newKey = randomBytes(32).toString("base64");
let oldKey: string;
let product: Product;
let visitor: Visitor;

beforeAll(async () => {
  product = await startProduct();
  oldKey = product.deps.config.secretKey ?? "";
  await checkCanary(product.db, createSealer(oldKey));
  visitor = await product.signUp();
});
afterAll(async () => {
  await product.assertSound({ secrets: [secretKeyFor(accessKey), netlifyToken, oldKey, newKey] });
  await product.close();
});

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, "0")}`;

async function insertTokens(ids: string[], sealer: Sealer): Promise<void> {
  const userId = visitor.user.id;
  const rows = ids.map((id) => {
    const place = { table: "netlify_tokens", column: "sealed_token", rowId: id, userId };
    const sealedToken = sealer.seal("nfp_rotationStory999999", place);
    return { id, userId, name: "Agency", sealedToken, tokenMask: "..." };
  });
  await product.db.insert(netlifyTokens).values(rows);
}

const starts = (key: string, otherKey?: string) => () =>
  checkCanary(product.db, createSealer(key, otherKey));
const WRONG = "SECRET_KEY is not the key that this database's secrets were sealed with";
const HALF = "The secret key is being changed";

test("the database has no sealed column that a change of the key would miss", async () => {
  const { rows } = await product.db.execute(
    sql`select table_name as "table", column_name as "column" from information_schema.columns where column_name like 'sealed%'`,
  );
  expect(rows).toHaveLength(sealedColumns.length);
  expect(rows).toEqual(expect.arrayContaining([...sealedColumns]));
});

test("the key is changed while servers run, through a kill, and then the former key opens nothing", async () => {
  const token = await visitor.send(addNetlifyToken, { body: { name: "A", token: netlifyToken } });
  const keys = await visitor.send(addAwsCredentials, {
    body: { name: "B", accessKey, secretKey: secretKeyFor(accessKey) },
  });
  // More secrets than one batch.
  const many = Array.from({ length: 249 }, (_, n) => idOf(n));
  await insertTokens(many, createSealer(oldKey));

  await expect(starts(newKey)()).rejects.toThrow(WRONG);
  await starts(oldKey, newKey)();
  await starts(oldKey)();
  // The first process that seals with the new key: from here on one key alone cannot open everything.
  await starts(newKey, oldKey)();
  await expect(starts(oldKey)()).rejects.toThrow(HALF);
  await expect(starts(newKey)()).rejects.toThrow(HALF);

  const both = createSealer(newKey, oldKey);
  const app = await buildApp({ ...product.deps, sealer: both });
  const killed = rotateKey(product.db, both, () => {
    throw new Error("killed");
  });
  await expect(killed).rejects.toThrow("killed");
  await expect(starts(newKey)()).rejects.toThrow(HALF);
  const verify = async (id: string) => {
    const { method, path } = verifyNetlifyToken;
    const headers = { authorization: `Bearer ${visitor.token}` };
    const response = await app.inject({ method, url: `/api${path}`, headers, payload: { id } });
    return response.json();
  };
  // One secret from before the kill and one from after it.
  expect(await verify(idOf(2))).toEqual({ valid: true });
  expect(await verify(token.response.id)).toEqual({ valid: true });

  const lost = idOf(9_999);
  await insertTokens([lost], createSealer(randomBytes(32).toString("base64")));
  const heard: number[] = [];
  const rest = await rotateKey(product.db, both, (n) => heard.push(n));
  expect(rest).toEqual({ resealed: 52, unreadable: [`netlify_tokens.sealed_token ${lost}`] });
  expect(heard).toEqual([50, 51, 52]);
  await expect(starts(newKey)()).rejects.toThrow(HALF);
  await visitor.send(deleteNetlifyToken, { params: { id: lost } });
  expect(await rotateKey(product.db, both, () => undefined)).toEqual({
    resealed: 0,
    unreadable: [],
  });
  await starts(newKey)();
  await starts(newKey, oldKey)();
  await expect(starts(oldKey)()).rejects.toThrow(WRONG);

  const place = { userId: visitor.user.id, id: keys.response.id };
  const opened = await openAwsKeys(product.db, { sealer: createSealer(newKey) }, place);
  expect(opened).toMatchObject({ accessKey, secretKey: secretKeyFor(accessKey) });
  expect(await verify(token.response.id)).toEqual({ valid: true });
  await app.close();
});
