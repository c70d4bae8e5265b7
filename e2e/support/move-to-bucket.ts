import { addAwsKeys, makeBucket } from "./accounts.ts";
import { ask } from "./person.ts";
import type { Person } from "./person.ts";

/** Deploys the site of a campaign, "/campaigns/…", to a bucket of the person's own; returns its new address. */
export async function moveToBucket(person: Person, campaign: string): Promise<string> {
  const keys = await addAwsKeys(person, "Agency");
  const awsBucketName = await makeBucket(person, keys);
  const place = { deploymentType: "aws", awsCredentialsId: keys.id, awsBucketName };
  await ask(person, `PUT ${campaign}/deployment-settings`, place);
  return ((await ask(person, `POST ${campaign}/redeploy`)) as { deploymentUrl: string })
    .deploymentUrl;
}
