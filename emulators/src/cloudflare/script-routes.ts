import type { EmulatorResponse } from "../emulated.ts";
import { type ApiCall, effectOf, jsonBody, resultResponse } from "./api-call.ts";
import { newCloudflareId } from "./account-routes.ts";
import { badRequest, CloudflareError } from "./cloudflare-error.ts";
import { accountOf, type Binding, type Script } from "./records.ts";
import { assertPermission } from "./tokens.ts";

const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;
const METADATA = ["main_module", "compatibility_date", "compatibility_flags", "bindings", "tags"];
const BINDINGS: Readonly<Record<string, readonly string[]>> = {
  r2_bucket: ["type", "name", "bucket_name"],
  plain_text: ["type", "name", "text"],
};

type Upload = { source: string; bindings: Binding[]; tags: string[] };

/** `PUT /accounts/{account}/workers/scripts/{script}`: multipart with `metadata` and one module. All bindings are replaced. */
export async function uploadScript(call: ApiCall): Promise<EmulatorResponse> {
  const { records, caller, params, context } = call;
  assertPermission(caller, "Workers Scripts");
  const name = params["script"] ?? "";
  if (!NAME.test(name)) throw badRequest("invalid script name");
  // Nothing is read from the records before this await, since it could be outdated afterwards.
  const upload = await readUpload(call);
  for (const { type, bucket_name: bucket } of upload.bindings)
    if (type === "r2_bucket" && !records.buckets.get(`${caller.accountId}/${bucket}`))
      throw new CloudflareError(400, 10_085, "R2 bucket of a binding not found");
  const id = `${caller.accountId}/${name}`;
  const hasSubdomain = records.scripts.get(id)?.hasSubdomain ?? false;
  const modifiedAt = new Date(context.now()).toISOString();
  const { accountId } = caller;
  const script: Script = {
    accountId,
    name,
    ...upload,
    etag: newCloudflareId(),
    hasSubdomain,
    modifiedAt,
  };
  const effect = effectOf(call, "upload-script", { script: name });
  records.store.commit([records.scripts.put(id, script)], [effect]);
  return resultResponse({
    id: name,
    etag: script.etag,
    startup_time_ms: 1,
    modified_on: modifiedAt,
  });
}

/** `DELETE /accounts/{account}/workers/scripts/{script}` */
export function deleteScript(call: ApiCall): EmulatorResponse {
  const { records, caller } = call;
  assertPermission(caller, "Workers Scripts");
  const { name } = existing(call);
  const write = records.scripts.remove(`${caller.accountId}/${name}`);
  records.store.commit([write], [effectOf(call, "delete-script", { script: name })]);
  return resultResponse(null);
}

/** `POST /accounts/{account}/workers/scripts/{script}/subdomain`: switches serving the script at workers.dev on or off. */
export function enableSubdomain(call: ApiCall): EmulatorResponse {
  const { records, caller } = call;
  assertPermission(caller, "Workers Scripts");
  const script = existing(call);
  const body = jsonBody(call, ["enabled", "previews_enabled"]);
  if (typeof body["enabled"] !== "boolean") throw badRequest("enabled must be a boolean");
  if (accountOf(records, caller.accountId).subdomain === null)
    throw new CloudflareError(404, 10_007, "There is no subdomain yet");
  const changed = { ...script, hasSubdomain: body["enabled"] };
  const write = records.scripts.put(`${caller.accountId}/${script.name}`, changed);
  records.store.commit([write], [effectOf(call, "enable-subdomain", { script: script.name })]);
  return resultResponse({ enabled: body["enabled"], previews_enabled: false });
}

function existing({ records, caller, params }: ApiCall): Script {
  const script = records.scripts.get(`${caller.accountId}/${params["script"]}`);
  if (!script)
    throw new CloudflareError(404, 10_007, "This Worker does not exist on your account.");
  return script;
}

async function readUpload({ request }: ApiCall): Promise<Upload> {
  const type = request.headers["content-type"] ?? "";
  const body = new Uint8Array(request.body);
  const form = await new Response(body, { headers: { "content-type": type } })
    .formData()
    .catch(() => undefined);
  const metadata = parse(form?.get("metadata"));
  const unknown = Object.keys(metadata).filter((name) => !METADATA.includes(name));
  if (unknown.length > 0) throw badRequest(`unknown field of metadata: ${unknown.join(", ")}`);
  const { main_module: main, compatibility_date: date, bindings = [], tags = [] } = metadata;
  if (!/^\d{4}-\d\d-\d\d$/.test(String(date))) throw badRequest("no compatibility_date");
  const module = form?.get(String(main));
  if (!(module instanceof File)) throw badRequest("the main module is not among the parts");
  if (module.name !== main || module.type !== "application/javascript+module")
    throw badRequest("a module's part is named as its file and has the type of a module");
  if (!Array.isArray(bindings) || !Array.isArray(tags))
    throw badRequest("bindings and tags are lists");
  return {
    source: await module.text(),
    bindings: bindings.map(readBinding),
    tags: tags.map(String),
  };
}

function parse(part: unknown): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(String(part));
    if (typeof value === "object" && value !== null) return { ...value };
  } catch {
    // Refused below.
  }
  throw badRequest("the part metadata is missing or no JSON");
}

function readBinding(value: unknown): Binding {
  const members: [string, unknown][] =
    typeof value === "object" && value !== null ? Object.entries(value) : [];
  const type = String(members.find(([name]) => name === "type")?.[1]);
  const isWhole =
    members.length === BINDINGS[type]?.length &&
    members.every(([name, text]) => typeof text === "string" && BINDINGS[type]?.includes(name));
  if (!isWhole) throw badRequest("a binding is not understood");
  return Object.fromEntries(members.map(([name, text]) => [name, String(text)]));
}
