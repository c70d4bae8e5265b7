import { hash } from "node:crypto";
import {
  type Hosting,
  type HostingState,
  type Manifest,
  type Prepared,
  type Published,
  type PublishInput,
  type SiteFile,
  Superseded,
} from "../hosting.ts";
import { ProviderError } from "../provider-error.ts";
import { findUnfinishedDeploy, finishDeploy, startDeploy, type Version } from "./digest-deploy.ts";
import { findOrCreateSite, findSite } from "./find-or-create-site.ts";
import { type Deploy, type Site, siteAnswer } from "./netlify-answers.ts";
import { createNetlifyClient, type NetlifyClient } from "./netlify-client.ts";
import { netlifyError, NETLIFY_TEXTS } from "./netlify-error.ts";
import { siteNameCandidates } from "./site-name.ts";

/** `siteId`: the saved site, if any. `siteName` and `campaignTag` name a new one: readable stem, stable suffix. */
export type NetlifyTarget = {
  apiUrl: string;
  token: string;
  siteId?: string | undefined;
  siteName: string;
  campaignTag: string;
};

function manifestOf(files: SiteFile[]): Manifest {
  return Object.fromEntries(files.map(({ path, content }) => [path, hash("sha1", content)]));
}

function isSame(one: Manifest, other: Manifest): boolean {
  const paths = Object.keys(one);
  return (
    paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path])
  );
}

/** Names the content itself, so that after a crash our own deploy of the same content is recognised. */
function titleOf(manifest: Manifest): string {
  const lines = Object.entries(manifest).map(([path, digest]) => `${path} ${digest}`);
  return `Mainstreet ${hash("sha256", lines.toSorted().join("\n")).slice(0, 16)}`;
}

function presentSite(site: Site): Prepared {
  const url = site.ssl_url || site.url;
  return { siteUrl: url.replace(/\/*$/, "/"), siteId: site.id, siteName: site.name };
}

const isKind = (error: unknown, ...kinds: ProviderError["kind"][]) =>
  error instanceof ProviderError && kinds.includes(error.kind);

/** The site of a try whose answer was lost before its id was saved. */
async function findLostSite(client: NetlifyClient, names: string[]): Promise<Site | undefined> {
  for (const name of names) {
    const site = await findSite(client, name);
    if (site) return site;
  }
  return undefined;
}

async function deleteSite(client: NetlifyClient, id: string): Promise<void> {
  try {
    await client.send({ method: "DELETE", path: `/sites/${id}` });
  } catch (error) {
    if (!isKind(error, "missing-target")) throw error;
  }
}

/** Starts the deploy; when the answer is lost, the deploy it may have started is looked up, never doubled. */
async function startOnce(client: NetlifyClient, version: Version): Promise<Deploy> {
  try {
    return await startDeploy(client, version);
  } catch (error) {
    if (!isKind(error, "timeout", "unavailable")) throw error;
    const started = await findUnfinishedDeploy(client, version);
    if (started) return started;
    throw error;
  }
}

type Ended = { deployId: string; sent: string[] };

async function publishAnew(
  client: NetlifyClient,
  version: Version,
  { beforeUpload, stillWanted }: PublishInput,
): Promise<Ended> {
  const unknown = Object.keys(version.manifest).map((path) => [path, ""]);
  await beforeUpload({ target: version.siteId, manifest: Object.fromEntries(unknown) });
  if (!(await stillWanted())) throw new Superseded();
  const deploy = await startOnce(client, version);
  return { deployId: deploy.id, sent: await finishDeploy(client, version, deploy) };
}

/** Finishes what a cut publish of the same content began; undefined when there is nothing to finish. */
async function resume(
  client: NetlifyClient,
  version: Version,
  { stillWanted }: PublishInput,
): Promise<Ended | undefined> {
  const deploy = await findUnfinishedDeploy(client, version);
  if (!deploy) return undefined;
  if (!(await stillWanted())) throw new Superseded();
  try {
    return { deployId: deploy.id, sent: await finishDeploy(client, version, deploy) };
  } catch (error) {
    if (isKind(error, "rejected")) return undefined;
    throw error;
  }
}

/** The live deploy when it is this version already: the one we recorded, or ours of the same content whose record was cut. */
function liveDeployId(site: Site, version: Version, previous: HostingState | null) {
  const live = site.published_deploy;
  if (!live || previous?.target !== site.id) return undefined;
  const isRecorded = previous.deployId === live.id && isSame(previous.manifest, version.manifest);
  const isUnrecorded = previous.deployId === undefined && live.title === version.title;
  return isRecorded || isUnrecorded ? live.id : undefined;
}

async function publishTo(
  site: Site,
  client: NetlifyClient,
  input: PublishInput,
): Promise<Published> {
  const { files, previous } = input;
  const manifest = manifestOf(files);
  const version = { siteId: site.id, title: titleOf(manifest), files, manifest };
  const state = { target: site.id, manifest };
  const deployId = liveDeployId(site, version, previous);
  if (deployId) return { state: { ...state, deployId }, sent: [], removed: [] };
  if (site.published_deploy?.locked) throw netlifyError("rejected", NETLIFY_TEXTS.locked);

  const known = previous?.target === site.id ? previous : null;
  const wasCut = known !== null && known.deployId === undefined;
  const resumed = wasCut ? await resume(client, version, input) : undefined;
  const { sent, ...ended } = resumed ?? (await publishAnew(client, version, input));
  const removed = Object.keys(known?.manifest ?? {}).filter((path) => !(path in manifest));
  return { state: { ...state, ...ended }, sent, removed };
}

/** Publishing to the user's Netlify account by digest deploys (providers.md §1.2): atomic, and only what Netlify lacks is sent. */
export function createNetlifyHosting(target: NetlifyTarget): Hosting {
  const client = createNetlifyClient(target);
  const names = siteNameCandidates(target.siteName, target.campaignTag);
  let { siteId } = target;

  async function openSite(): Promise<Site> {
    const site = siteId
      ? await client.read({ method: "GET", path: `/sites/${siteId}` }, siteAnswer)
      : await findOrCreateSite(client, names);
    siteId = site.id;
    return site;
  }

  return {
    prepare: async () => presentSite(await openSite()),
    publish: async (input) => publishTo(await openSite(), client, input),
    async remove(previous) {
      const id = siteId ?? previous?.target ?? (await findLostSite(client, names))?.id;
      if (id) await deleteSite(client, id);
    },
  };
}
