import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import {
  type HostingState,
  type Manifest,
  type Published,
  type PublishInput,
  Superseded,
} from "../provider.ts";
import { isProviderError } from "../../provider-error.ts";
import {
  cancelDeploy,
  findUnfinishedDeploys,
  finishDeploy,
  restoreDeploy,
  startDeploy,
  type NetlifyVersion,
  netlifyVersionOf,
} from "./digest-deploy.ts";
import type { Deploy, SiteResponse } from "./netlify-responses.ts";
import type { NetlifyClient } from "./netlify-client.ts";
import { netlifyError } from "./netlify-error.ts";

type Ended = { deployId: string; sent: string[] };

function isSame(one: Manifest, other: Manifest): boolean {
  const paths = Object.keys(one);
  const isAsLong = paths.length === Object.keys(other).length;
  return isAsLong && paths.every((path) => one[path] === other[path]);
}

/**
 * The live deploy when it is this version already: the recorded deploy, or one of ours with the same content that was cut before it was
 * recorded.
 */
function liveDeployId(site: SiteResponse, version: NetlifyVersion, known: HostingState | null) {
  const live = site.published_deploy;
  if (!live || !known) return undefined;
  const isRecorded = known.deployId === live.id && isSame(known.manifest, version.manifest);
  const isUnrecorded = known.deployId === undefined && live.title === version.title;
  return isRecorded || isUnrecorded ? live.id : undefined;
}

/** Starts the deploy; when the response is lost, the deploy that it may have started is searched for, never started twice. */
async function startOnce(client: NetlifyClient, version: NetlifyVersion): Promise<Deploy> {
  try {
    return await startDeploy(client, version);
  } catch (error) {
    if (!isProviderError(error, "timeout", "unavailable")) throw error;
    const unfinished = await findUnfinishedDeploys(client, version.siteId);
    const started = unfinished.find(({ title }) => title === version.title);
    if (started) return started;
    throw error;
  }
}

async function publishNewDeploy(
  client: NetlifyClient,
  version: NetlifyVersion,
  { beforeUpload, isCurrent }: PublishInput,
): Promise<Ended> {
  const unknown = Object.keys(version.manifest).map((path) => [path, ""]);
  await beforeUpload({ target: version.siteId, manifest: Object.fromEntries(unknown) });
  if (!(await isCurrent())) throw new Superseded();
  const deploy = await startOnce(client, version);
  return { deployId: deploy.id, sent: await finishDeploy(client, version, deploy) };
}

/**
 * After a cut publish: cancels its deploys of other content, which could otherwise go live late, over a newer version, and returns its
 * deploy of the same content, if any.
 */
async function findBegunDeploy(
  client: NetlifyClient,
  version: NetlifyVersion,
  { isCurrent }: PublishInput,
): Promise<Deploy | undefined> {
  const unfinished = await findUnfinishedDeploys(client, version.siteId);
  if (unfinished.length > 0 && !(await isCurrent())) throw new Superseded();
  const same = unfinished.find(({ title }) => title === version.title);
  for (const deploy of unfinished) if (deploy !== same) await cancelDeploy(client, deploy);
  return same;
}

/** Undefined when Netlify refuses the remaining files; then only this attempt is lost. */
async function finishBegun(
  client: NetlifyClient,
  version: NetlifyVersion,
  deploy: Deploy,
): Promise<Ended | undefined> {
  try {
    return { deployId: deploy.id, sent: await finishDeploy(client, version, deploy) };
  } catch (error) {
    if (isProviderError(error, "rejected")) return undefined;
    throw error;
  }
}

/** Publishes an earlier deploy of the same files again. Undefined when there is none, or Netlify has deleted it. */
async function restore(
  client: NetlifyClient,
  version: NetlifyVersion,
  { deployId, previous, beforeUpload, isCurrent }: PublishInput,
): Promise<Ended | undefined> {
  if (deployId === undefined) return undefined;
  const unknown = Object.keys(version.manifest).map((path) => [path, ""]);
  await beforeUpload({ target: version.siteId, manifest: Object.fromEntries(unknown) });
  if (!(await isCurrent())) throw new Superseded();
  try {
    await restoreDeploy(client, version, deployId);
  } catch (error) {
    if (isProviderError(error, "missing-target", "rejected")) return undefined;
    throw error;
  }
  const before = previous?.manifest ?? {};
  const sent = Object.keys(version.manifest).filter(
    (path) => before[path] !== version.manifest[path],
  );
  return { deployId, sent };
}

/** Makes the files the live version of the site, uploading only what Netlify lacks. Throws ProviderError, Superseded. */
export async function publishVersion(
  client: NetlifyClient,
  site: SiteResponse,
  input: PublishInput,
): Promise<Published> {
  const version = netlifyVersionOf(site.id, input.files);
  const { manifest } = version;
  const state = { target: site.id, manifest };
  const known = input.previous?.target === site.id ? input.previous : null;
  const wasCut = known !== null && known.deployId === undefined;
  const begun = wasCut ? await findBegunDeploy(client, version, input) : undefined;
  const deployId = liveDeployId(site, version, known);
  if (deployId) return { state: { ...state, deployId }, sent: [], removed: [] };
  if (site.published_deploy?.locked) throw netlifyError("rejected", netlifyTexts.errors.locked);

  const finished =
    (begun && (await finishBegun(client, version, begun))) ??
    (await restore(client, version, { ...input, previous: known }));
  const { sent, ...ended } = finished ?? (await publishNewDeploy(client, version, input));
  const removed = Object.keys(known?.manifest ?? {}).filter((path) => !(path in manifest));
  return { state: { ...state, ...ended }, sent, removed };
}
