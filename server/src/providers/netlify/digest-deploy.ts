import { z } from "zod";
import { sleep } from "../backoff.ts";
import { forEachConcurrently } from "../concurrency.ts";
import type { Manifest, SiteFile } from "../hosting.ts";
import { type Deploy, deployAnswer } from "./netlify-answers.ts";
import type { NetlifyClient } from "./netlify-client.ts";
import { netlifyError, NETLIFY_TEXTS } from "./netlify-error.ts";

/** A version of a site on its way to Netlify. `title` tells our deploys of this very content from all others. */
export type Version = { siteId: string; title: string; files: SiteFile[]; manifest: Manifest };

const UPLOAD_WIDTH = 5;
const ASYNC_FROM_FILES = 100;
const LIMIT_MS = 5 * 60_000;
const FAILED = new Set(["error", "rejected"]);
const PREPARED = new Set(["prepared", "uploading", "uploaded", "processing", "processed", "ready"]);

/** Announces the version; nothing is live before its missing files are uploaded. */
export function startDeploy(client: NetlifyClient, version: Version): Promise<Deploy> {
  const { siteId, title, manifest } = version;
  const isLarge = Object.keys(manifest).length > ASYNC_FROM_FILES;
  return client.read(
    {
      method: "POST",
      path: `/sites/${siteId}/deploys?title=${encodeURIComponent(title)}`,
      body: { files: manifest, async: isLarge, draft: false },
    },
    deployAnswer,
  );
}

/** A deploy of this version that an earlier try began and that is not live yet, if there is one. */
export async function findUnfinishedDeploy(
  client: NetlifyClient,
  { siteId, title }: Version,
): Promise<Deploy | undefined> {
  const path = `/sites/${siteId}/deploys?per_page=20`;
  const deploys = await client.read({ method: "GET", path }, z.array(deployAnswer));
  return deploys.find(
    ({ title: other, state }) => other === title && state !== "ready" && !FAILED.has(state),
  );
}

/** Quick at first, since a small site is ready at once; then as providers.md §1.2 says. */
function pollPauseMs(elapsedMs: number): number {
  if (elapsedMs < 1_000) return 150;
  return elapsedMs < 15_000 ? 1_000 : 3_000;
}

async function waitFor(
  client: NetlifyClient,
  { siteId, deploy, states }: { siteId: string; deploy: Deploy; states: Set<string> },
): Promise<Deploy> {
  let current = deploy;
  let elapsedMs = 0;
  while (!states.has(current.state)) {
    if (FAILED.has(current.state))
      throw netlifyError("rejected", NETLIFY_TEXTS.failed(current.error_message ?? ""));
    if (elapsedMs > LIMIT_MS) throw netlifyError("timeout", NETLIFY_TEXTS.unfinished);
    const pause = elapsedMs === 0 && deploy.required?.length ? 0 : pollPauseMs(elapsedMs);
    await sleep(pause);
    elapsedMs += pause || 1;
    const path = `/sites/${siteId}/deploys/${deploy.id}`;
    current = await client.read({ method: "GET", path }, deployAnswer);
  }
  return current;
}

/**
 * Uploads what Netlify lacks and waits until the version is live, 5 minutes at most. Returns the paths sent. Every path
 * of a wanted digest is sent, as Netlify's own clients do. Throws ProviderError.
 */
export async function finishDeploy(
  client: NetlifyClient,
  version: Version,
  started: Deploy,
): Promise<string[]> {
  const { siteId, files, manifest } = version;
  const prepared = await waitFor(client, { siteId, deploy: started, states: PREPARED });
  const required = new Set(prepared.required ?? []);
  const wanted = files.filter(({ path }) => required.has(manifest[path] ?? ""));
  await forEachConcurrently(wanted, UPLOAD_WIDTH, ({ path, content }) =>
    client.send({
      method: "PUT",
      path: `/deploys/${prepared.id}/files/${encodeURI(path)}`,
      body: content,
    }),
  );
  await waitFor(client, { siteId, deploy: prepared, states: new Set(["ready"]) });
  return wanted.map(({ path }) => path);
}
