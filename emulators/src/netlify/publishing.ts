import type { EmulatorResponse } from "../emulated.ts";
import { netlifyJsonResponse, emptyResponse, type ApiCall } from "./api-call.ts";
import { requireDeploy } from "./deploys.ts";
import { publication } from "./go-live.ts";
import { unprocessable } from "./netlify-error.ts";
import { isoTime, presentDeploy, type Netlify } from "./present.ts";
import { deploysOf, type Deploy, type NetlifySite } from "./records.ts";
import { requireSite } from "./sites.ts";

/** `POST /sites/{site_id}/deploys/{deploy_id}/restore`: 201; a ready deploy of the site is live at once, lock or not. */
export function restoreDeploy(netlify: Netlify, call: ApiCall): EmulatorResponse {
  const { site, deploy } = requireDeploy(netlify, call);
  if (deploy.state !== "ready") throw unprocessable(`the deploy is ${deploy.state}, not ready`);
  publish(netlify, call, { site, deploy });
  const { site: siteNow, deploy: deployNow } = requireDeploy(netlify, call);
  return netlifyJsonResponse(201, presentDeploy(netlify, siteNow, deployNow));
}

/** `PUT /sites/{site_id}/rollback`: 204; publishes the ready deploy made before the published one, 422 when there is none. */
export function rollbackSite(netlify: Netlify, call: ApiCall): EmulatorResponse {
  const site = requireSite(netlify, call);
  const deploys = deploysOf(netlify.records, site.id).filter(
    (deploy) => deploy.state === "ready" && !deploy.isDraft,
  );
  const previous = deploys[deploys.findIndex(({ id }) => id === site.publishedDeployId) + 1];
  if (site.publishedDeployId === null || previous === undefined)
    throw unprocessable("there is no previous deploy");
  publish(netlify, call, { site, deploy: previous });
  return emptyResponse();
}

/** `POST /deploys/{deploy_id}/lock`: while the published deploy is locked, new deploys become ready but do not go live. */
export function lockDeploy(netlify: Netlify, call: ApiCall): EmulatorResponse {
  return setLock(netlify, call, true);
}

/** `POST /deploys/{deploy_id}/unlock` */
export function unlockDeploy(netlify: Netlify, call: ApiCall): EmulatorResponse {
  return setLock(netlify, call, false);
}

function setLock(netlify: Netlify, call: ApiCall, isLocked: boolean): EmulatorResponse {
  const { context, records } = netlify;
  const { site, deploy } = requireDeploy(netlify, call);
  const changed: Deploy = { ...deploy, isLocked, updatedAt: context.now() };
  const kind = isLocked ? "lock" : "unlock";
  const effect = {
    at: isoTime(context.now()),
    credential: call.user.credential,
    kind,
    site: site.id,
    deploy: deploy.id,
  };
  context.store.commit([records.deploys.put(deploy.id, changed)], [effect]);
  return netlifyJsonResponse(200, presentDeploy(netlify, site, changed));
}

function publish(
  netlify: Netlify,
  { user }: ApiCall,
  { site, deploy }: { site: NetlifySite; deploy: Deploy },
): void {
  const live = { ...deploy, publishedAt: netlify.context.now() };
  const { writes, effect } = publication(netlify, {
    site,
    deploy: live,
    credential: user.credential,
  });
  netlify.context.store.commit(writes, [effect]);
}
