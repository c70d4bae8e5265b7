import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { crashPoint } from "../../platform/crash-points.ts";
import { hash } from "node:crypto";
import { z } from "zod";
import { sleep } from "../../platform/http-client/backoff.ts";
import { forEachConcurrently } from "../../platform/http-client/concurrency.ts";
import { bytesOf, digestOf } from "../digest.ts";
import type { Manifest, SiteFile } from "../provider.ts";
import { isProviderError } from "../../provider-error.ts";
import { type Deploy, deployResponse } from "./netlify-responses.ts";
import type { NetlifyClient } from "./netlify-client.ts";
import { netlifyError } from "./netlify-error.ts";

/** A version of a site on its way to Netlify. `title` identifies this content among all deploys of the site. */
export type NetlifyVersion = {
  siteId: string;
  title: string;
  files: SiteFile[];
  manifest: Manifest;
};

const OUR_TITLES = "Mainstreet ";
const UPLOAD_WIDTH = 5;
const ASYNC_FROM_FILES = 100;
const LIMIT_MS = 5 * 60_000;
const FAILED = new Set(["error", "rejected"]);
const PREPARED = new Set(["prepared", "uploading", "uploaded", "processing", "processed", "ready"]);

/** The version of these files; its manifest maps paths to SHA-1 digests, as Netlify requires. */
export function netlifyVersionOf(siteId: string, files: SiteFile[]): NetlifyVersion {
  const digests = files.map(({ path, content }) => [path, digestOf("sha1", content)] as const);
  const lines = digests.map(([path, digest]) => `${path} ${digest}`).toSorted();
  const title = OUR_TITLES + hash("sha256", lines.join("\n")).slice(0, 16);
  return { siteId, title, files, manifest: Object.fromEntries(digests) };
}

/** Announces the version; nothing goes live before the files that Netlify lacks are uploaded. Throws ProviderError. */
export function startDeploy(client: NetlifyClient, version: NetlifyVersion): Promise<Deploy> {
  const { siteId, title, files, manifest } = version;
  return client.read(
    {
      method: "POST",
      path: `/sites/${siteId}/deploys?title=${encodeURIComponent(title)}`,
      body: { files: manifest, async: files.length > ASYNC_FROM_FILES, draft: false },
    },
    deployResponse,
  );
}

/** Publishes an earlier deploy of the site again, at once. Throws ProviderError, also when that deploy was deleted. */
export async function restoreDeploy(
  client: NetlifyClient,
  { siteId }: NetlifyVersion,
  deployId: string,
): Promise<void> {
  const path = `/sites/${siteId}/deploys/${deployId}/restore`;
  await client.read({ method: "POST", path }, deployResponse);
}

/** Our own deploys of the site that are neither live nor failed, newest first. Throws ProviderError. */
export async function findUnfinishedDeploys(
  client: NetlifyClient,
  siteId: string,
): Promise<Deploy[]> {
  const path = `/sites/${siteId}/deploys?per_page=20`;
  const deploys = await client.read({ method: "GET", path }, z.array(deployResponse));
  return deploys.filter(
    ({ title, state }) => title?.startsWith(OUR_TITLES) && state !== "ready" && !FAILED.has(state),
  );
}

/** Cancels a deploy, so that it can never go live after a newer one; a deploy that has ended by now is no error. */
export async function cancelDeploy(client: NetlifyClient, { id }: Deploy): Promise<void> {
  try {
    await client.send({ method: "POST", path: `/deploys/${id}/cancel` });
  } catch (error) {
    if (!isProviderError(error, "rejected")) throw error;
  }
}

/** Pauses are short at first, since a small site is ready at once; then as in docs/providers.md §1.2. */
function pollPauseMs(elapsedMs: number): number {
  if (elapsedMs < 1_000) return 150;
  return elapsedMs < 15_000 ? 1_000 : 3_000;
}

type Wait = { siteId: string; deploy: Deploy; until: Set<string> };

async function waitFor(client: NetlifyClient, { siteId, deploy, until }: Wait): Promise<Deploy> {
  let current = deploy;
  for (let elapsedMs = 0; !until.has(current.state); elapsedMs += pollPauseMs(elapsedMs)) {
    if (FAILED.has(current.state))
      throw netlifyError("rejected", netlifyTexts.errors.failed(current.error_message ?? ""));
    if (elapsedMs > LIMIT_MS) throw netlifyError("timeout", netlifyTexts.errors.unfinished);
    await sleep(pollPauseMs(elapsedMs));
    const path = `/sites/${siteId}/deploys/${deploy.id}`;
    current = await client.read({ method: "GET", path }, deployResponse);
  }
  return current;
}

/**
 * Cancels a deploy that we give up: it was reported as failed, and perhaps refunded, so it must not go live later. A deploy that went live
 * since is a success.
 */
async function waitUntilLive(client: NetlifyClient, siteId: string, deploy: Deploy): Promise<void> {
  try {
    await waitFor(client, { siteId, deploy, until: new Set(["ready"]) });
  } catch (error) {
    if (!isProviderError(error, "timeout", "unavailable")) throw error;
    await cancelDeploy(client, deploy);
    const path = `/sites/${siteId}/deploys/${deploy.id}`;
    const { state } = await client.read({ method: "GET", path }, deployResponse);
    if (state !== "ready") throw error;
  }
}

/**
 * Uploads what Netlify lacks and waits until the version is live, 5 minutes at most. Returns the uploaded paths. Every path with a missing
 * digest is uploaded, as Netlify's own clients do. Throws ProviderError.
 */
export async function finishDeploy(
  client: NetlifyClient,
  version: NetlifyVersion,
  started: Deploy,
): Promise<string[]> {
  const { siteId, files, manifest } = version;
  const prepared = await waitFor(client, { siteId, deploy: started, until: PREPARED });
  const required = new Set(prepared.required ?? []);
  const wanted = files.filter(({ path }) => required.has(manifest[path] ?? ""));
  await forEachConcurrently(wanted, UPLOAD_WIDTH, async ({ path, content }) => {
    const address = `/deploys/${prepared.id}/files/${encodeURI(path)}`;
    await client.send({ method: "PUT", path: address, body: await bytesOf(content) });
    crashPoint("deploy.half-uploaded");
  });
  await waitUntilLive(client, siteId, prepared);
  return wanted.map(({ path }) => path);
}
