import { DEPLOYMENT_TYPES, type DeploymentType } from "@mainstreet/contract/deployment";
import { sql, type SQL } from "drizzle-orm";
import type { Host } from "./host.ts";
import type { Account } from "./hosting-columns.ts";
import { hosts } from "./registry.ts";

/**
 * The credential that a campaign or a run deploys with: `netlify:default` for the operator's account, else the deployment
 * type and the id of the credentials. Null for none.
 */
export const credentialKey = (table: SQL): SQL<string | null> => sql`
  ${table}.deployment_type || ':' || case when ${table}.account = 'default' then 'default'
    else coalesce(${table}.netlify_token_id, ${table}.aws_credentials_id, ${table}.host_credentials_id)::text end`;

export function typeOfCredential(credential: string): DeploymentType {
  const type = DEPLOYMENT_TYPES.find((name) => credential.startsWith(`${name}:`));
  if (type === undefined) throw new Error("A credential of a host that is not in the registry");
  return type;
}

export const hostOfCredential = (credential: string): Host => hosts[typeOfCredential(credential)];

/** The same for an account in memory. */
export function credentialKeyOf(
  account: Omit<Account, "hostCredentialsId" | "hostChoice"> &
    Partial<Pick<Account, "hostCredentialsId">>,
): string {
  const { deploymentType, netlifyTokenId, awsCredentialsId, hostCredentialsId } = account;
  const own = netlifyTokenId ?? awsCredentialsId ?? hostCredentialsId ?? "";
  return `${deploymentType}:${account.account === "default" ? "default" : own}`;
}
