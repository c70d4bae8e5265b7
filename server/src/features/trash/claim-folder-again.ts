import { trashTexts as texts } from "@mainstreet/contract/trash-texts";
import { AppError } from "../../errors.ts";
import { hosts } from "../../hosting/registry.ts";
import type { Db } from "../../platform/db/database.ts";
import { type CampaignRow, isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";

type Note = { id: string; text: string };

/**
 * A site that was taken down has given up its folder: it claims the folder again, or another one if a site or foreign objects use it by
 * now, and the note states that. `holdsOthers`: there are such objects.
 */
export async function claimFolderAgain(
  tx: Db,
  campaign: CampaignRow,
  holdsOthers: boolean,
): Promise<Note[]> {
  const { id, userId, sitePrefix, hostingState } = campaign;
  if (hostingState !== null) return [];
  const taken = holdsOthers ? texts.folderInUse : await claimFolder(tx, campaign, sitePrefix);
  if (taken === undefined) return [];
  const other = `${sitePrefix}-${id.slice(-6)}`;
  await claim(tx, campaign, other);
  await tx
    .update(campaigns)
    .set({ sitePrefix: other })
    .where(isCampaign({ userId, campaignId: id }));
  return [{ id, text: taken(sitePrefix, other) }];
}

/** Claims the folder; returns the text of the refusal when another site has it. */
async function claimFolder(
  tx: Db,
  campaign: CampaignRow,
  prefix: string,
): Promise<typeof texts.newFolder | undefined> {
  try {
    await claim(tx, campaign, prefix);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return texts.newFolder;
    throw error;
  }
}

async function claim(tx: Db, campaign: CampaignRow, sitePrefix: string): Promise<void> {
  const { id: campaignId, userId, deploymentType } = campaign;
  const place = { ...campaign, sitePrefix };
  await hosts[deploymentType].claimFolder?.(tx, { userId, campaignId }, place);
}
