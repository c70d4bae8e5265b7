import { randomBytes } from "node:crypto";
import { ask } from "./person.ts";
import type { Person } from "./person.ts";

export type StoredAccount = { id: string; name: string };

type Sandbox = { netlifyToken: string; awsAccessKey: string; awsSecretKey: string };

/** The throw-away keys that the sandbox offers in Settings. */
export async function sandboxKeys(person: Person): Promise<Sandbox> {
  const { sandbox } = (await ask(person, "GET /config")) as { sandbox: Sandbox };
  return sandbox;
}

/** Stores a Netlify token without the form. */
export async function addNetlifyToken(person: Person, name: string): Promise<StoredAccount> {
  const { netlifyToken: token } = await sandboxKeys(person);
  return (await ask(person, "POST /netlify-tokens", { name, token })) as StoredAccount;
}

/** Stores AWS keys without the form. */
export async function addAwsKeys(person: Person, name: string): Promise<StoredAccount> {
  const { awsAccessKey: accessKey, awsSecretKey: secretKey } = await sandboxKeys(person);
  return (await ask(person, "POST /aws-credentials", {
    name,
    accessKey,
    secretKey,
  })) as StoredAccount;
}

/** Creates a bucket with stored keys; its name does not exist in AWS yet. */
export async function makeBucket(person: Person, { id }: StoredAccount): Promise<string> {
  const bucketName = `mainstreet-${randomBytes(6).toString("hex")}`;
  await ask(person, `POST /aws-credentials/${id}/buckets`, { bucketName, region: "us-east-1" });
  return bucketName;
}
