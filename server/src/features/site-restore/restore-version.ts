import { bodyFrom } from "@mainstreet/contract/content-names";
import { missingText } from "@mainstreet/contract/deployment";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { siteVersionTexts } from "@mainstreet/contract/site-version-texts";
import type { restoreVersion as endpoint } from "@mainstreet/contract/site-versions";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { AppError, conflict, invalidField, notFound } from "../../errors.ts";
import { missingChoiceField } from "../../hosting/accounts.ts";
import { isSamePlace } from "../../hosting/is-same-place.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { lockEdited, saveCampaign } from "../campaign-editing/save-campaign.ts";
import { unknownIn } from "../campaigns/design.ts";
import { campaignName } from "../campaigns/present.ts";
import { type CampaignId, type CampaignRow, isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { formVersionOf } from "../deployments/form-of-site.ts";
import { isStillLive } from "../deployments/former-sites.ts";
import { requestDeployment } from "../deployments/request-deployment.ts";
import { endRestored, holdOperations } from "../operations/end-deployed.ts";
import { restoreObstacle } from "../site-history/restore-obstacle.ts";
import { readVersionFiles } from "../site-history/version-files.ts";
import { findVersion, type VersionRow } from "../site-history/versions.ts";

type Result = ResponseOf<typeof endpoint>;

/**
 * `POST /campaigns/{id}/versions/{number}/restore`: saves the values of a version and requests the deployment that publishes its files
 * again, in one transaction. If a deployment is running, this one follows it. Throws 404 for no such campaign or version, 400 for a
 * campaign without an account, and 409 for a version about another service or place, which would cost a credit.
 */
export async function restoreVersion(deps: Deps, id: CampaignId, number: number): Promise<Result> {
  const result = await asTenant(deps.db, id.userId, async (tx): Promise<Result> => {
    const version = await findVersion(tx, id, number);
    const held = await holdOperations(tx, id);
    const row = await restoreValues(tx, id, version);
    const field = missingChoiceField(row);
    if (field) throw invalidField(field, missingText(field, "settings"));
    const obstacle = await findObstacle(tx, deps, { row, version });
    const restored = obstacle === undefined ? number : undefined;
    const cause = { kind: "restore" } as const;
    await requestDeployment(tx, deps, { ...id, cause, restoreVersion: restored });
    await endRestored(tx, id, held);
    const restoring =
      obstacle === undefined
        ? siteVersionTexts.restoring(number)
        : siteVersionTexts.restoringValues(number, obstacle);
    const isDesignGone = unknownIn(version.values.content) !== undefined;
    const message = isDesignGone ? `${restoring} ${siteVersionTexts.designGone}` : restoring;
    crashPoint("version-restore.before-commit");
    return { success: true, restoresFiles: restored !== undefined, message };
  });
  crashPoint("version-restore.committed");
  return result;
}

async function findObstacle(
  tx: Db,
  deps: Deps,
  { row, version }: { row: CampaignRow; version: VersionRow },
): Promise<string | undefined> {
  const formVersion = await formVersionOf(tx, deps, row);
  const obstacle = restoreObstacle(version, { ...row, formVersion });
  if (obstacle !== undefined) return obstacle;
  if (isLeaving(row)) return siteVersionTexts.otherAddress;
  const files = await readVersionFiles(tx, row.userId, version.manifest);
  return files ? undefined : siteVersionTexts.filesGone;
}

/** Whether the next deployment is the first one at another place. The site's own domain moves with it. */
const isLeaving = (row: CampaignRow) =>
  row.formerSites.some(
    (former) => !former.domain && isStillLive(former, row) && !isSamePlace(former, row),
  );

/**
 * The site as the form would save it with these values. Verification tags and locations stay as they are, and so does the design if that of
 * the version is not offered any more.
 */
async function restoreValues(tx: Db, id: CampaignId, { values }: VersionRow): Promise<CampaignRow> {
  const edited = await lockEdited(tx, id, {});
  if (!edited) throw notFound(texts.campaigns.notFound);
  const { before } = edited;
  const { searchConsoleScript: _stays, theme, palette, ...content } = values.content;
  const design = unknownIn({ theme, palette }) === undefined ? { theme, palette } : {};
  await tx
    .update(campaigns)
    .set({ overrides: values.overrides, updatedAt: sql`now()` })
    .where(isCampaign(id));
  const { relatedServices } = values;
  const input = {
    ...bodyFrom("edit", { ...content, ...design }),
    ...(before.kind === "multi-location" && { relatedServices }),
    acceptCost: 0,
  };
  const row = await saveCampaign(tx, id, { input, ifMatch: () => true }).catch((error: unknown) => {
    throw isCost(error)
      ? conflict(
          "OTHER_SUBJECT",
          siteVersionTexts.otherSubject(campaignName(values.content), campaignName(before)),
        )
      : error;
  });
  if (!row) throw notFound(texts.campaigns.notFound);
  return row;
}

const isCost = (error: unknown) =>
  error instanceof AppError && error.response.code === "COST_NOT_ACCEPTED";
