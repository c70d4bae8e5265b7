import { trashTexts as texts } from "@mainstreet/contract/trash-texts";
import { AppError } from "../../errors.ts";
import { hosts } from "../../hosting/registry.ts";
import type { Db } from "../../platform/db/database.ts";
import { type CampaignRow, isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";

type Note = { id: string; text: string };

/** A site that was taken down has left its folder: it takes it again, or another one where a site has it by now, which the note says. */
export async function claimFolderAgain(tx: Db, campaign: CampaignRow): Promise<Note[]> {
  const { id, userId, deploymentType, sitePrefix, hostingState } = campaign;
  if (hostingState !== null) return [];
  const claim = (prefix: string) =>
    hosts[deploymentType].claimFolder?.(
      tx,
      { userId, campaignId: id },
      { ...campaign, sitePrefix: prefix },
    );
  try {
    await claim(sitePrefix);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const other = `${sitePrefix}-${id.slice(-6)}`;
    await claim(other);
    await tx
      .update(campaigns)
      .set({ sitePrefix: other })
      .where(isCampaign({ userId, campaignId: id }));
    return [{ id, text: texts.newFolder(sitePrefix, other) }];
  }
}
