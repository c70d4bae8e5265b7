import { randomBytes } from "node:crypto";
import { addAwsCredentials, createBucket } from "../../contract/src/hosts/aws/aws-credentials.ts";
import { addNetlifyToken } from "../../contract/src/hosts/netlify/netlify-tokens.ts";
import { secretKeyFor } from "../../emulators/src/s3/accounts.ts";
import { call, control } from "./call.ts";
import type { Agency } from "./open-agency.ts";

const TOKENS = ["Agency account", "Client: Piedmont Homes", "Client: Blue Ridge Group"];
const BUCKETS = [
  { name: "Agency AWS", bucket: "carolina-sites", region: "us-east-1" },
  { name: "Client AWS", bucket: "piedmont-sites", region: "us-west-2" },
] as const;

/** Three Netlify accounts and two AWS accounts with a bucket each. The emulators have no limits until the last step. */
export async function addAccounts(agency: Agency): Promise<void> {
  const unique = randomBytes(4).toString("hex");
  await control(agency.sandbox.netlifyUrl, "limits", { requestsPerMinute: null });
  for (const [index, name] of TOKENS.entries()) {
    const token = `nfp_seed${unique}${index}`;
    const { id } = await call(agency, addNetlifyToken, { body: { name, token } });
    agency.netlifyTokens.push({ id, token });
  }
  for (const [index, { name, bucket, region }] of BUCKETS.entries()) {
    const accessKey = `AKIA${`SEED${unique}${index}`.toUpperCase().padEnd(16, "X")}`;
    const body = { name, accessKey, secretKey: secretKeyFor(accessKey) };
    const { id } = await call(agency, addAwsCredentials, { body });
    const bucketName = `${bucket}-${unique}`;
    await call(agency, createBucket, { params: { id }, body: { bucketName, region } });
    agency.buckets.push({ awsCredentialsId: id, awsBucketName: bucketName });
  }
}
