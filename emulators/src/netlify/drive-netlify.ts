import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { send, type ReceivedResponse } from "../drive-emulator.ts";

/** The fields of a site that tests read. */
export type SiteJson = {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly ssl_url: string;
  readonly account_slug: string;
  readonly custom_domain: string | null;
  readonly published_deploy: DeployJson | null;
};

/** The fields of a deploy that tests read. */
export type DeployJson = {
  readonly id: string;
  readonly state: string;
  readonly required: string[];
  readonly locked: boolean;
  readonly error_message: string | null;
  readonly published_at: string | null;
};

/** Text files by path. */
export type Files = Readonly<Record<string, string>>;

/** The user that sends requests, and the emulator that receives them. */
export type NetlifyUser = { readonly origin: string; readonly token: string };

/** Calls the API with JSON, whatever the response. */
export function callNetlify(
  caller: NetlifyUser,
  line: string,
  body?: unknown,
): Promise<ReceivedResponse> {
  const headers: Record<string, string> = { authorization: `Bearer ${caller.token}` };
  if (body === undefined) return send(caller.origin, apiLine(line), { headers });
  headers["content-type"] = "application/json";
  return send(caller.origin, apiLine(line), { headers, body: JSON.stringify(body) });
}

/** Makes a site. Throws on a refusal, like all functions below except `uploadFile`. */
export async function createSite(caller: NetlifyUser, name: string): Promise<SiteJson> {
  return JSON.parse(await accepted(caller, "POST /sites", { name }));
}

export async function showSite(caller: NetlifyUser, siteId: string): Promise<SiteJson> {
  return JSON.parse(await accepted(caller, `GET /sites/${siteId}`));
}

export async function showDeploy(caller: NetlifyUser, deployId: string): Promise<DeployJson> {
  return JSON.parse(await accepted(caller, `GET /deploys/${deployId}`));
}

/** Announces a digest deploy; `options` are further fields of its body. */
export async function startDeploy(
  caller: NetlifyUser,
  siteId: string,
  {
    files,
    ...options
  }: { readonly files: Files; readonly draft?: boolean; readonly async?: boolean },
): Promise<DeployJson> {
  const digests = Object.entries(files).map(([path, text]) => [path, sha1(text)]);
  const body = { files: Object.fromEntries(digests), ...options };
  return JSON.parse(await accepted(caller, `POST /sites/${siteId}/deploys`, body));
}

/** Uploads one file of a deploy, whatever the response. */
export function uploadFile(
  { origin, token }: NetlifyUser,
  deployId: string,
  { path, text }: { readonly path: string; readonly text: string },
): Promise<ReceivedResponse> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" };
  const line = apiLine(`PUT /deploys/${deployId}/files${encodeURI(path)}`);
  return send(origin, line, { headers, body: text });
}

/** Polls a deploy until it is ready or failed. */
export async function waitForEnd(caller: NetlifyUser, deployId: string): Promise<DeployJson> {
  for (;;) {
    const deploy = await showDeploy(caller, deployId);
    if (deploy.state === "ready" || deploy.state === "error") return deploy;
    await sleep(5);
  }
}

/** A whole deploy: announces it, uploads the required files, and waits for its end. */
export async function publishFiles(
  caller: NetlifyUser,
  siteId: string,
  files: Files,
): Promise<DeployJson> {
  const { id, required } = await startDeploy(caller, siteId, { files });
  for (const [path, text] of Object.entries(files)) {
    if (required.includes(sha1(text))) await uploadFile(caller, id, { path, text });
  }
  return waitForEnd(caller, id);
}

/** Visits a published site by its host: `visit(origin, "my-site.netlify.localhost/about")`. */
export function visit(
  origin: string,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ReceivedResponse> {
  const slash = address.indexOf("/");
  const host = address.slice(0, slash);
  return send(origin, `GET ${address.slice(slash)}`, { headers: { ...headers, host } });
}

/** The SHA-1 of a text, in hex. */
export function sha1(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}

function apiLine(line: string): string {
  return line.replace(" ", " /api/v1");
}

async function accepted(caller: NetlifyUser, line: string, body?: unknown): Promise<string> {
  const { status, text } = await callNetlify(caller, line, body);
  if (status >= 300) throw new Error(`${line}: ${status} ${text}`);
  return text;
}
