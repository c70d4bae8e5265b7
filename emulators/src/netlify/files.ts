import { blobDigest } from "../blob-store.ts";
import type { EmulatorResponse } from "../emulated.ts";
import { netlifyJsonResponse, type ApiCall } from "./api-call.ts";
import { mimeType } from "./content-types.ts";
import { requireDeploy } from "./deploys.ts";
import { manifestPath } from "./manifest.ts";
import { NetlifyError, notFound, unprocessable } from "./netlify-error.ts";
import { isoTime, type Netlify } from "./present.ts";
import type { Deploy } from "./records.ts";

/**
 * `PUT /deploys/{deploy_id}/files/{path}`: stores the raw bytes of one file of the manifest. Repeated uploads are accepted, since official
 * clients upload every path that shares a required digest. 404 for a path not in the manifest, 422 for bytes that are not the promised
 * ones.
 */
export function uploadFile(netlify: Netlify, call: ApiCall): EmulatorResponse {
  const { deploy } = requireDeploy(netlify, call);
  const path = manifestPath(call.params["path"] ?? "");
  const promised = netlify.records.manifests.get(deploy.id)?.[path];
  if (promised === undefined) throw notFound();
  if (deploy.state === "error" || deploy.state === "preparing")
    throw unprocessable(`the deploy is ${deploy.state}`);
  const { body, headers } = call.request;
  if (headers["content-type"] !== "application/octet-stream") {
    throw new NetlifyError(415, "files are sent as application/octet-stream");
  }
  if (blobDigest(body) !== promised)
    throw unprocessable(`the SHA-1 of the body is not the one announced for ${path}`);
  storeFile(netlify, call, { deploy, path });
  return netlifyJsonResponse(200, {
    id: path,
    path,
    sha: promised,
    mime_type: mimeType(path),
    size: body.length,
  });
}

function storeFile(
  { context, records }: Netlify,
  { user, request }: ApiCall,
  { deploy, path }: { deploy: Deploy; path: string },
): void {
  const digest = context.store.blobs.write(request.body);
  const now = context.now();
  const started: Deploy = { ...deploy, state: "uploading", updatedAt: now };
  const writes = deploy.state === "prepared" ? [records.deploys.put(deploy.id, started)] : [];
  const effect = {
    at: isoTime(now),
    credential: user.credential,
    kind: "file",
    site: deploy.siteId,
    deploy: deploy.id,
    path,
    digest,
  };
  context.store.commit(writes, [effect]);
}
