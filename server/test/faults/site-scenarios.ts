import { checkAccountHold } from "@mainstreet/contract/account-holds";
import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import {
  type CampaignDetail,
  createCampaign,
  type createCampaignInput,
  getCampaign,
  redeployCampaign,
  updateCampaign,
} from "@mainstreet/contract/campaigns";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { texts } from "@mainstreet/contract/texts";
import { takeDownTrashed } from "@mainstreet/contract/trash";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { expect } from "vitest";
import type { z } from "zod";
import { liveReader, PLUMBING } from "../harness.ts";
import { makePublicBucket } from "./bucket.ts";
import { calmly, type Cell, isPlain } from "./cell.ts";
import { isOurText } from "./our-texts.ts";

/** Where a cell's sites go: the credential that its faults are for, and the choice as the forms send it. */
export type CellAccount = { key: string; choice: Partial<z.input<typeof createCampaignInput>> };

/** A Netlify token of the cell's own. */
export const netlifyAccount = (cell: Cell): Promise<CellAccount> => addToken(cell, "fault");

/** Another one, to which a site of the cell moves. */
export const otherNetlifyAccount = (cell: Cell): Promise<CellAccount> => addToken(cell, "other");

async function addToken({ visitor, id }: Cell, word: string): Promise<CellAccount> {
  const key = `nfp_${word}${id}`;
  const body = { name: id, token: key };
  const { status, response } = await calmly(() => visitor.send(addNetlifyToken, { body }));
  expect(status).toBe(201);
  return { key, choice: { netlifyTokenId: response.id } };
}

/** AWS keys of the cell's own; what they hold is named after the cell too. */
export async function awsKeys({ visitor, id }: Cell): Promise<{ key: string; keysId: string }> {
  const key = `AKIA${id.toUpperCase()}`;
  const body = { name: id, accessKey: key, secretKey: secretKeyFor(key) };
  const { status, response } = await calmly(() => visitor.send(aws.addAwsCredentials, { body }));
  expect(status).toBe(201);
  return { key, keysId: response.id };
}

/** AWS keys with a bucket that is open to visitors. */
export async function bucketAccount(cell: Cell): Promise<CellAccount> {
  const { key, keysId: awsCredentialsId } = await awsKeys(cell);
  const bucketName = `bucket-${cell.id}`;
  await makePublicBucket(cell.product.s3, { key, bucket: bucketName });
  const choice = { deploymentType: "aws" as const, awsCredentialsId, awsBucketName: bucketName };
  return { key, choice };
}

export const OLD_PHONE = "(336) 555-0142";
export const NEW_PHONE = "(336) 555-0199";

/** Makes a campaign, whose first deployment then is under way. */
export async function make({ visitor, name }: Cell, { choice }: CellAccount): Promise<string> {
  // The same key gives the same design, so its pictures are rendered once.
  const body = { ...PLUMBING, phone: OLD_PHONE, siteKey: "faultmatrix", ...choice };
  const { status, response, failure } = await calmly(() => visitor.send(createCampaign, { body }));
  expect(status, `${name}: ${failure.message}`).toBe(201);
  return response.id;
}

const isHeld = ({ deploymentStatus, deploymentMessage, nextAttemptAt }: CampaignDetail): boolean =>
  deploymentStatus === "queued" && nextAttemptAt !== null && deploymentMessage === ON_HOLD;
const ON_HOLD = texts.rateLimits.held(netlifyTexts.errors.creditsUsedUp);

/**
 * The campaign once it neither waits nor deploys: live, or failed for a reason in words of ours. A campaign that waits for its account to
 * be checked counts too, unless the check was requested already.
 */
export async function settled(
  { visitor, name }: Cell,
  id: string,
  mayBeHeld = true,
): Promise<CampaignDetail> {
  let found: CampaignDetail | undefined;
  await expect
    .poll(
      async () => {
        found = (await visitor.send(getCampaign, { params: { id } })).response;
        return mayBeHeld && isHeld(found) ? "held" : found.deploymentStatus;
      },
      { timeout: 300_000, interval: 500, message: name },
    )
    .toMatch(/^(?:deployed|failed|held)$/);
  if (!found) throw new Error("unreachable");
  const { deploymentStatus: status, deploymentMessage: message } = found;
  if (status === "failed") expect(isOurText(message), `${name} says: ${message}`).toBe(true);
  return found;
}

/** A live site to start from, already changed since. */
export async function changedSite(cell: Cell, account: CellAccount): Promise<string> {
  const id = await make(cell, account);
  await deployAtLast(cell, id, OLD_PHONE);
  await changePhone(cell, id, NEW_PHONE);
  return id;
}

export async function changePhone({ visitor }: Cell, id: string, phone: string): Promise<void> {
  const body = { main: { phone } };
  const reply = await calmly(() => visitor.send(updateCampaign, { params: { id }, body }));
  expect(reply.status).toBe(200);
}

/** Presses "Deploy Site" under the fault: the response is acceptable to a user, and the live site is a whole one. */
export async function deployInTrouble(cell: Cell, id: string): Promise<CampaignDetail> {
  isPlain(cell, await cell.visitor.send(redeployCampaign, { params: { id } }));
  const campaign = await settled(cell, id);
  await assertWhole(cell, campaign.deploymentUrl);
  return campaign;
}

/** The fault is over: one press of "Deploy Site" makes the site live as it is saved; no press if it is already. */
export async function deployAtLast(cell: Cell, id: string, phone: string): Promise<void> {
  cell.heal();
  const { visitor, name } = cell;
  const before = await settled(cell, id);
  if (before.deploymentStatus === "failed") {
    const again = () => visitor.send(redeployCampaign, { params: { id } });
    const { status, failure } = await calmly(again);
    expect([200, 202], `${name}: ${failure.message}`).toContain(status);
  }
  if (isHeld(before)) {
    const params = { id: before.netlifyTokenId ?? "" };
    const { status } = await calmly(() => visitor.send(checkAccountHold, { params }));
    expect(status, name).toBe(200);
  }
  const after = await settled(cell, id, false);
  expect(after, name).toMatchObject({ deploymentStatus: "deployed", hasUnpublishedChanges: false });
  expect(await pageOf(cell, after.deploymentUrl), name).toContain(phone.slice(-8));
  await assertWhole(cell, after.deploymentUrl);
}

async function pageOf({ product }: Cell, url: string | null): Promise<string> {
  return String(await liveReader(product)(url ?? ""));
}

/** I8 while something is wrong: the front page and all files that it needs are of one version. */
async function assertWhole(cell: Cell, url: string | null): Promise<void> {
  if (url === null) return;
  const page = await pageOf(cell, url);
  const phones = [OLD_PHONE, NEW_PHONE].filter((phone) => page.includes(phone.slice(-8)));
  expect(phones.length, cell.name).toBe(1);
  const assets = page.matchAll(/(?:src|href)="(?:\.\/)?(assets\/[^"#?]+)"/g);
  for (const path of new Set([...assets].map(([, found]) => found ?? "")))
    expect(
      await liveReader(cell.product)(new URL(path, url).href),
      `${cell.name}: ${path}`,
    ).toBeDefined();
}

/**
 * The fault is over: the campaign is deleted, if it is not already, and "Try again" in the trash deletes what the host refused to delete
 * before.
 */
export async function removeAtLast(cell: Cell, id: string, url: string | null): Promise<void> {
  cell.heal();
  const { visitor, name } = cell;
  const deleted = await calmly(() => visitor.send(deleteCampaign, { params: { id }, query: {} }));
  expect([200, 404], `${name}: ${deleted.failure.message}`).toContain(deleted.status);
  const body = { campaignIds: [id] };
  const { status, failure } = await calmly(() => visitor.send(takeDownTrashed, { body }));
  expect(status, `${name}: ${failure.message}`).toBe(200);
  expect((await visitor.send(getCampaign, { params: { id } })).status).toBe(404);
  const page = () => liveReader(cell.product)(url ?? "");
  await expect.poll(page, { timeout: 60_000, message: name }).toBeUndefined();
}
