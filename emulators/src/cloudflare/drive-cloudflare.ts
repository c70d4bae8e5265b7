import { createHash } from "node:crypto";
import { control, send } from "../drive-emulator.ts";
import type { RunningEmulator } from "../emulator.ts";
import { signingKey, hmac } from "../s3/wire/signing-key.ts";
import { sha256 } from "./tokens.ts";

export const driverToken = "cfut_ownerOfSites000000000000000000000000000001";

/** The script that the emulator runs: it responds with what its bucket holds under the path. */
export const SCRIPT = `export default { async fetch(request, env) {
  const object = await env.SITES.get(new URL(request.url).pathname.slice(1));
  return object ? new Response(object.body) : new Response("nothing", { status: 404 });
} };`;
export const SCRIPT_SHA256 = sha256(SCRIPT);

export type CloudflareResponse = {
  status: number;
  code: number | undefined;
  result: Record<string, unknown>;
  /** The result of a call that returns a list. */
  list: { id: string; name: string }[];
};

/** Calls the REST API. `code` is that of the first error. */
export async function callCloudflare(
  { url }: RunningEmulator,
  line: string,
  { as = driverToken, body }: { as?: string; body?: object } = {},
): Promise<CloudflareResponse> {
  const response = await send(url, line.replace(" ", " /client/v4"), {
    headers: { authorization: `Bearer ${as}` },
    body: body && JSON.stringify(body),
  });
  const { errors, result } = JSON.parse(response.text);
  return { status: response.status, code: errors[0]?.code, result, list: result };
}

/** Uploads a module with a binding to the bucket. `more` joins the metadata. */
export async function uploadTestScript(
  { url }: RunningEmulator,
  path: string,
  { source = SCRIPT, bucket = "sites-one", more = {} } = {},
): Promise<number> {
  const form = new FormData();
  const bindings = [{ type: "r2_bucket", name: "SITES", bucket_name: bucket }];
  const metadata = { main_module: "m.mjs", compatibility_date: "2026-07-01", bindings, ...more };
  form.set("metadata", JSON.stringify(metadata));
  form.set("m.mjs", new File([source], "m.mjs", { type: "application/javascript+module" }));
  const { headers, body } = await packed(form);
  const sent = { headers: { authorization: `Bearer ${driverToken}`, ...headers }, body };
  return (await send(url, `PUT /client/v4${path}`, sent)).status;
}

async function packed(form: FormData) {
  const whole = new Response(form);
  const type = whole.headers.get("content-type") ?? "";
  return { headers: { "content-type": type }, body: Buffer.from(await whole.arrayBuffer()) };
}

type S3Sent = {
  account: string;
  id: string;
  as?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** One signed request to R2's S3 API; `line` is method, path and query. */
export function s3(emulator: RunningEmulator, line: string, sent: S3Sent) {
  const { account, id, as = driverToken, headers = {}, body = "" } = sent;
  const [method = "", target = ""] = line.split(" ");
  const [path = "", query = ""] = target.split("?");
  const date = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const signed: Record<string, string> = {
    ...headers,
    host: `${account}.r2.cloudflarestorage.com`,
    "x-amz-content-sha256": sha256(body),
    "x-amz-date": date,
  };
  const names = Object.keys(signed).toSorted();
  const lines = names.map((name) => `${name}:${signed[name]}\n`).join("");
  const canonical = [method, path, query, lines, names.join(";"), sha256(body)].join("\n");
  const scope = { date: date.slice(0, 8), region: "auto", service: "s3" as const };
  const place = `${scope.date}/auto/s3/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${date}\n${place}\n${sha256(canonical)}`;
  const key = signingKey(
    { ...scope, accessKeyId: id, signedHeaders: names, signature: "" },
    sha256(as),
  );
  const signature = hmac(key, text).toString("hex");
  const authorization = `AWS4-HMAC-SHA256 Credential=${id}/${place}, SignedHeaders=${names.join(";")}, Signature=${signature}`;
  return send(emulator.url, line, { headers: { ...signed, authorization }, body });
}

/** An account with a bucket `sites-one`, a Worker `router` and the wildcard of its zone. */
export async function deployRouter(emulator: RunningEmulator) {
  const { result: verified } = await callCloudflare(emulator, "GET /user/tokens/verify");
  const { list: accounts } = await callCloudflare(emulator, "GET /accounts");
  const { list: zones } = await callCloudflare(emulator, "GET /zones");
  const account = accounts[0]?.id ?? "";
  const zone = zones[0] ?? { id: "", name: "" };
  await callCloudflare(emulator, `POST /accounts/${account}/r2/buckets`, {
    body: { name: "sites-one" },
  });
  const path = `/accounts/${account}/workers/scripts/router`;
  await uploadTestScript(emulator, path);
  const record = { type: "AAAA", name: "*", content: "100::", proxied: true };
  await callCloudflare(emulator, `POST /zones/${zone.id}/dns_records`, { body: record });
  const route = { pattern: `*.${zone.name}/*`, script: "router" };
  await callCloudflare(emulator, `POST /zones/${zone.id}/workers/routes`, { body: route });
  return { account, zone, path, id: String(verified["id"]) };
}

/** What a visitor of the host gets. */
export const visit = ({ url }: RunningEmulator, host: string, path: string) =>
  send(url, `GET ${path}`, { headers: { host } });

export const set = (emulator: RunningEmulator, name: string, body: object) =>
  control(emulator.url, `POST ${name}`, body);

export const md5 = (text: string) => createHash("md5").update(text).digest("hex");
