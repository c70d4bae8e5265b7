import { randomBytes } from "node:crypto";
import type { EmulatorResponse } from "../emulated.ts";
import type { Effect } from "../state-store.ts";
import {
  netlifyJsonResponse,
  emptyResponse,
  pageResponse,
  jsonBody,
  type ApiCall,
} from "./api-call.ts";
import { hasEnded, withFilesChecked, type Progress } from "./go-live.ts";
import { parseManifest } from "./manifest.ts";
import { notFound, unprocessable } from "./netlify-error.ts";
import { isoTime, presentDeploy, type Netlify } from "./present.ts";
import { deploysOf, type Deploy, type NetlifySite } from "./records.ts";
import { requireSite } from "./sites.ts";

/** The deploy a path names, with its site. Throws 404, also for another team's deploy. */
export function requireDeploy(
  { records }: Netlify,
  { user, params }: ApiCall,
): { site: NetlifySite; deploy: Deploy } {
  const deploy = records.deploys.get(params["deploy"] ?? "");
  const site = deploy === undefined ? undefined : records.sites.get(deploy.siteId);
  if (deploy === undefined || site === undefined || site.accountSlug !== user.accountSlug)
    throw notFound();
  const named = params["site"];
  if (named !== undefined && named !== site.id) throw notFound();
  return { site, deploy };
}

/** `GET /sites/{site_id}/deploys`, newest first; `production=true` leaves out drafts, `state` selects one state. */
export function listDeploys(netlify: Netlify, call: ApiCall): EmulatorResponse {
  const site = requireSite(netlify, call);
  const state = call.query.get("state");
  const deploys = deploysOf(netlify.records, site.id)
    .filter((deploy) => call.query.get("production") !== "true" || !deploy.isDraft)
    .map((deploy) => presentDeploy(netlify, site, deploy))
    .filter((deploy) => state === null || deploy["state"] === state);
  return pageResponse(call, deploys);
}

/** `POST /sites/{site_id}/deploys`: 200 with the deploy and the digests it requires. Without `files` it waits for them in state `new`. */
export function createDeploy(
  netlify: Netlify,
  progress: Progress,
  call: ApiCall,
): EmulatorResponse {
  const { context, records, plans } = netlify;
  const site = requireSite(netlify, call);
  const body = jsonBody(call);
  if (body["draft"] !== true) plans.assertMayDeploy(site.accountSlug);
  const now = context.now();
  const deploy: Deploy = {
    id:
      Math.floor(now / 1000)
        .toString(16)
        .padStart(8, "0") + randomBytes(8).toString("hex"),
    siteId: site.id,
    state: "new",
    dueAt: null,
    isDraft: body["draft"] === true,
    isLocked: false,
    title: call.query.get("title") ?? textOf(body["title"]),
    branch: call.query.get("branch") ?? textOf(body["branch"]),
    errorMessage: null,
    credential: call.user.credential,
    createdAt: now,
    updatedAt: now,
    publishedAt: null,
  };
  const effect = deployEffect(netlify, call, { kind: "deploy", deploy });
  if (body["files"] !== undefined)
    return netlifyJsonResponse(
      200,
      acceptManifest(netlify, progress, { site, deploy, body, effects: [effect] }),
    );
  context.store.commit([records.deploys.put(deploy.id, deploy)], [effect]);
  return netlifyJsonResponse(200, presentDeploy(netlify, site, deploy));
}

/** `PUT /sites/{site_id}/deploys/{deploy_id}`: sets the manifest of a deploy; 422 once the deploy has ended. */
export function updateDeploy(
  netlify: Netlify,
  progress: Progress,
  call: ApiCall,
): EmulatorResponse {
  const { site, deploy } = requireDeploy(netlify, call);
  const body = jsonBody(call);
  if (hasEnded(deploy) || deploy.state === "uploaded")
    throw unprocessable(`the deploy is already ${deploy.state}`);
  if (body["files"] === undefined) throw unprocessable("files is missing");
  const isDraft = typeof body["draft"] === "boolean" ? body["draft"] : deploy.isDraft;
  return netlifyJsonResponse(
    200,
    acceptManifest(netlify, progress, { site, deploy: { ...deploy, isDraft }, body, effects: [] }),
  );
}

/** `GET /deploys/{deploy_id}` and `GET /sites/{site_id}/deploys/{deploy_id}` */
export function showDeploy(netlify: Netlify, call: ApiCall): EmulatorResponse {
  const { site, deploy } = requireDeploy(netlify, call);
  return netlifyJsonResponse(200, presentDeploy(netlify, site, deploy));
}

/** `POST /deploys/{deploy_id}/cancel`: 201; an unfinished deploy ends in `error` and never goes live. */
export function cancelDeploy(netlify: Netlify, call: ApiCall): EmulatorResponse {
  const { context, records } = netlify;
  const { site, deploy } = requireDeploy(netlify, call);
  if (hasEnded(deploy)) throw unprocessable(`the deploy is already ${deploy.state}`);
  const canceled: Deploy = {
    ...deploy,
    state: "error",
    dueAt: null,
    errorMessage: "Canceled",
    updatedAt: context.now(),
  };
  context.store.commit(
    [records.deploys.put(deploy.id, canceled)],
    [deployEffect(netlify, call, { kind: "cancel", deploy })],
  );
  return netlifyJsonResponse(201, presentDeploy(netlify, site, canceled));
}

/** `DELETE /deploys/{deploy_id}`: 204; 422 for the published one. */
export function deleteDeploy(netlify: Netlify, call: ApiCall): EmulatorResponse {
  const { context, records } = netlify;
  const { site, deploy } = requireDeploy(netlify, call);
  if (site.publishedDeployId === deploy.id)
    throw unprocessable("the published deploy cannot be deleted");
  context.store.commit(
    [records.deploys.remove(deploy.id), records.manifests.remove(deploy.id)],
    [deployEffect(netlify, call, { kind: "delete", deploy })],
  );
  return emptyResponse();
}

type Acceptance = {
  readonly site: NetlifySite;
  readonly deploy: Deploy;
  readonly body: Readonly<Record<string, unknown>>;
  readonly effects: readonly Effect[];
};

function acceptManifest(
  netlify: Netlify,
  progress: Progress,
  { site, deploy, body, effects }: Acceptance,
): Record<string, unknown> {
  const { context, records } = netlify;
  const manifest = parseManifest(body["files"]);
  const now = context.now();
  const waiting: Deploy = { ...deploy, state: "uploading", updatedAt: now };
  const accepted: Deploy =
    body["async"] === true
      ? { ...waiting, state: "preparing", dueAt: now + progress.timings.preparingMs }
      : withFilesChecked(netlify, progress, { deploy: waiting, manifest, at: now });
  context.store.commit(
    [records.manifests.put(deploy.id, manifest), records.deploys.put(deploy.id, accepted)],
    effects,
  );
  progress.unfinished.add(deploy.id);
  return presentDeploy(netlify, site, accepted);
}

function deployEffect(
  { context }: Netlify,
  { user }: ApiCall,
  { kind, deploy }: { kind: string; deploy: Deploy },
): Effect {
  return {
    at: isoTime(context.now()),
    credential: user.credential,
    kind,
    site: deploy.siteId,
    deploy: deploy.id,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
