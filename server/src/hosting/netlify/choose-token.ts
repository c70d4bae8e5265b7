import type { DeploymentChoice } from "@mainstreet/contract/deployment";
import { DEFAULT_NETLIFY_ACCOUNT } from "@mainstreet/contract/hosts/netlify/host";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { eq } from "drizzle-orm";
import { invalidField, notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import type { ChoiceOwner } from "../host.ts";
import type { Account } from "../hosting-columns.ts";
import { NO_ACCOUNT } from "../no-account.ts";
import { netlifyTokens } from "./tables.ts";

/** See `Host.chooseAccount`. */
export async function chooseToken(
  tx: Db,
  { userId, config }: ChoiceOwner,
  choice: DeploymentChoice,
): Promise<Account> {
  const nowhere = { ...NO_ACCOUNT, deploymentType: "netlify" as const };
  const hasDefault = config.netlify.defaultToken !== undefined;
  const chosen = choice.netlifyTokenId || undefined;
  if (chosen === DEFAULT_NETLIFY_ACCOUNT && hasDefault) return { ...nowhere, account: "default" };
  if (chosen === DEFAULT_NETLIFY_ACCOUNT)
    throw invalidField("netlifyTokenId", netlifyTexts.selectToken.creation);
  const owned = await tx
    .select({ id: netlifyTokens.id })
    .from(netlifyTokens)
    .where(eq(netlifyTokens.userId, userId))
    // Locked, so that the token is not deleted before the campaign that names it is written.
    .for("key share");
  if (chosen) {
    if (!owned.some((token) => token.id === chosen)) throw notFound(netlifyTexts.tokens.notFound);
    return { ...nowhere, account: "token", netlifyTokenId: chosen };
  }
  if (owned.length > 0) throw invalidField("netlifyTokenId", netlifyTexts.selectToken.creation);
  return { ...nowhere, account: hasDefault ? "default" : "none" };
}
