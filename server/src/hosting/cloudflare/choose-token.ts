import type { DeploymentChoice } from "@mainstreet/contract/deployment";
import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { invalidField, notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import type { ChoiceOwner } from "../host.ts";
import type { Account } from "../hosting-columns.ts";
import { NO_ACCOUNT } from "../no-account.ts";
import { hostCredentials } from "../tables.ts";
import { isOwned } from "./cloudflare-tokens.ts";

/** See `Host.chooseAccount`. */
export async function chooseToken(
  tx: Db,
  { userId }: ChoiceOwner,
  { cloudflareTokenId: chosen }: DeploymentChoice,
): Promise<Account> {
  const nowhere = { ...NO_ACCOUNT, deploymentType: "cloudflare" as const };
  const owned = await tx
    .select({ id: hostCredentials.id })
    .from(hostCredentials)
    .where(isOwned(userId))
    // Locked, so that the token is not deleted before the campaign that names it is written.
    .for("key share");
  if (chosen) {
    if (!owned.some(({ id }) => id === chosen)) throw notFound(cloudflareTexts.tokens.notFound);
    return { ...nowhere, account: "own", hostCredentialsId: chosen };
  }
  if (owned.length > 0)
    throw invalidField("cloudflareTokenId", cloudflareTexts.selectToken.creation);
  return nowhere;
}
