import type { HostMoveInput } from "@mainstreet/contract/host-moves";
import { hostMoveTexts } from "@mainstreet/contract/host-move-texts";
import { choiceFieldsOf, missingText } from "@mainstreet/contract/deployment";
import { SELECTION_LIMIT } from "@mainstreet/contract/limits";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import { invalidField } from "../../errors.ts";
import { chooseAccount, isSameAccount, missingChoiceField } from "../../hosting/accounts.ts";
import { type Account, accountColumns } from "../../hosting/hosting-columns.ts";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "../campaigns/tables.ts";

const shown = {
  id: campaigns.id,
  service: campaigns.service,
  city: campaigns.city,
  state: campaigns.state,
  deploymentUrl: campaigns.deploymentUrl,
  ...accountColumns(campaigns),
};
export type SelectedSite = Awaited<ReturnType<typeof readSites>>[number];

/** The account that the sites of a move go to, and the sites; those that are already there are only counted. */
export type SelectedSites = { account: Account; sites: SelectedSite[]; alreadyThere: number };

type Owner = { userId: string; config: Config };

/**
 * Throws 400 and 404 for an account that is incomplete, not the user's, or the one that the sites leave. Ids that are no site of the
 * user's are left out.
 */
export async function selectSites(
  tx: Db,
  owner: Owner,
  input: HostMoveInput,
): Promise<SelectedSites> {
  const { config, userId } = owner;
  const account = await chooseAccount(tx, owner, input.to);
  const missing = missingChoiceField(account);
  if (missing) throw invalidField(`to.${missing}`, missingText(missing, "settings"));
  const from = input.from && (await chooseAccount(tx, owner, input.from));
  if (from && isSameAccount(from, account)) throw refusedPlace(account, hostMoveTexts.samePlace);
  const given = input.campaignIds ? inArray(campaigns.id, input.campaignIds) : undefined;
  const found = await readSites(tx, userId, from ? isAt(from) : given);
  if (found.length > SELECTION_LIMIT) throw invalidField("from", hostMoveTexts.accountTooLarge);
  const sites = found.filter((site) => !isSameAccount(site, account));
  // Nobody wants hundreds of sites at the operator's own account (decision D3), so such a move is refused.
  if (sites.length > 1 && account.account === "default" && config.isProduction)
    throw refusedPlace(account, missingText(fieldOf(account), "settings"));
  return { account, sites, alreadyThere: found.length - sites.length };
}

function readSites(tx: Db, userId: string, condition: SQL | undefined) {
  return tx
    .select(shown)
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), condition))
    .orderBy(asc(campaigns.id))
    .limit(SELECTION_LIMIT + 1);
}

/** The condition that a site is published to an account. */
function isAt(account: Account): SQL | undefined {
  const { deploymentType, netlifyTokenId, awsCredentialsId, awsBucketName } = account;
  return and(
    eq(campaigns.deploymentType, deploymentType),
    eq(campaigns.account, account.account),
    sql`${campaigns.netlifyTokenId} is not distinct from ${netlifyTokenId}`,
    sql`${campaigns.awsCredentialsId} is not distinct from ${awsCredentialsId}`,
    sql`${campaigns.awsBucketName} is not distinct from ${awsBucketName}`,
    sql`${campaigns.hostCredentialsId} is not distinct from ${account.hostCredentialsId}`,
  );
}

const fieldOf = ({ deploymentType }: Account) =>
  choiceFieldsOf(deploymentType)[0] ?? "netlifyTokenId";

const refusedPlace = (account: Account, message: string) =>
  invalidField(`to.${fieldOf(account)}`, message);
