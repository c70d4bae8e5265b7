import type { LastAccounts } from "@mainstreet/contract/last-accounts";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";

/** So many of the newest campaigns are searched: what was used before them is no habit. */
const RECENT = 200;

type Used = {
  account: "default" | "token" | "aws";
  netlify_token_id: string | null;
  aws_credentials_id: string | null;
  aws_bucket_name: string | null;
};

/** Of each deployment type the account of the user's newest campaign whose account still exists. */
export async function findLastAccounts(tx: Db, userId: string): Promise<LastAccounts> {
  const { rows } = await tx.execute<Used>(sql`
    select distinct on (deployment_type) account, netlify_token_id, aws_credentials_id, aws_bucket_name
    from (
      select * from campaigns where user_id = ${userId} order by id desc limit ${RECENT}
    ) recent
    where account = 'default' or netlify_token_id is not null
      or (aws_credentials_id is not null and aws_bucket_name is not null)
    order by deployment_type, id desc`);
  const answer: LastAccounts = { netlifyTokenId: null, aws: null };
  for (const row of rows) {
    const { aws_credentials_id: awsCredentialsId, aws_bucket_name: awsBucketName } = row;
    if (awsCredentialsId !== null && awsBucketName !== null)
      answer.aws = { awsCredentialsId, awsBucketName };
    else answer.netlifyTokenId = row.netlify_token_id ?? "default";
  }
  return answer;
}
