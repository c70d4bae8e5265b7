import { createReadStream, mkdtempSync, rmSync, writeFileSync, type ReadStream } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NetlifyAPI } from "@netlify/api";
import swagger from "@netlify/open-api/dist/swagger.json" with { type: "json" };
import { Ajv } from "ajv";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { control, send, type ReceivedResponse } from "../drive-emulator.ts";
import type { RunningEmulator } from "../emulator.ts";
import { sha1 } from "./drive-netlify.ts";
import { startNetlifyEmulator } from "./netlify-emulator.ts";

/**
 * The emulator used by Netlify's own client, through a proxy that checks every request and response by Netlify's own
 * description of the API. A null counts as absent: the real service sends nulls where the description has only string.
 */
const findings: string[] = [];
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });

type Operation = { parameters: Parameter[]; responses: Record<string, { schema?: object }> };
type Parameter = { name: string; in: string; required?: boolean; schema?: { format?: string } };

let emulator: RunningEmulator;
let proxy: Server;
let host: string;
let counter = 0;
const folder = mkdtempSync(join(tmpdir(), "netlify-conformance-"));
const clientFor = (token: string): NetlifyAPI => new NetlifyAPI(token, { scheme: "http", host });
const uniqueName = (): string => `conform-${(counter += 1)}`;

beforeAll(async () => {
  emulator = await startNetlifyEmulator();
  proxy = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      forward(`${incoming.method} ${incoming.url}`, incoming.headers, Buffer.concat(chunks)).then(
        (response) => outgoing.writeHead(response.status, response.headers).end(response.bytes),
        (error: unknown) => {
          findings.push(String(error));
          outgoing.destroy();
        },
      );
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  host = typeof address === "object" && address !== null ? `127.0.0.1:${address.port}` : "";
});
afterAll(async () => {
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
  await emulator.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  findings.length = 0;
});

async function forward(
  line: string,
  headers: NodeJS.Dict<string | string[]>,
  body: Buffer,
): Promise<ReceivedResponse> {
  const passed = Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[0] !== "host",
    ),
  );
  const response = await send(emulator.url, line, { headers: passed, body });
  const operation = findOperation(line);
  if (operation === undefined) findings.push(`${line} is not in the description`);
  else {
    checkRequest(operation, { line, body, type: passed["content-type"] ?? "" });
    checkResponse(operation, { line, response });
  }
  return response;
}

function findOperation(line: string): Operation | undefined {
  const [method = "", url = ""] = line.split(" ");
  const path = url.replace(/^\/api\/v1/, "").replace(/\?.*/, "");
  const templates = Object.keys(swagger.paths).toSorted(
    (a, b) => a.split("{").length - b.split("{").length,
  );
  const paths: Record<string, Record<string, unknown>> = swagger.paths;
  const template = templates.find((candidate) => {
    const pattern = candidate.replace("{path}", ".+").replaceAll(/\{\w+\}/g, "[^/]+");
    return (
      new RegExp(`^${pattern}$`).test(path) &&
      paths[candidate]?.[method.toLowerCase()] !== undefined
    );
  });
  if (template === undefined) return undefined;
  const item = paths[template] as Record<string, Operation> & { parameters?: Parameter[] };
  const operation = item[method.toLowerCase()];
  if (operation === undefined) return undefined;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  return { parameters, responses: operation.responses };
}

function checkRequest(
  operation: Operation,
  { line, body, type }: { line: string; body: Buffer; type: string },
): void {
  const query = new URLSearchParams(line.split("?")[1] ?? "");
  const known = new Set(
    operation.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
  );
  for (const name of query.keys())
    if (!known.has(name)) findings.push(`${line}: unknown query parameter ${name}`);
  const parameter = operation.parameters.find((candidate) => candidate.in === "body");
  if (body.length === 0) return;
  if (parameter === undefined) findings.push(`${line}: a body where none belongs`);
  else if (parameter.schema?.format !== "binary")
    check(`${line} request`, parameter.schema, JSON.parse(body.toString()));
  else if (type !== "application/octet-stream") findings.push(`${line}: binary as ${type}`);
}

function checkResponse(
  { responses }: Operation,
  { line, response }: { line: string; response: ReceivedResponse },
): void {
  const { status, headers, text } = response;
  for (const name of ["limit", "remaining", "reset"]) {
    if (headers[`x-ratelimit-${name}`] === undefined)
      findings.push(`${line}: no x-ratelimit-${name}`);
  }
  if (status === 204 && headers["content-type"] !== undefined)
    findings.push(`${line}: 204 with a content type`);
  const declared = status in responses ? String(status) : "default";
  if (status < 400 && declared === "default")
    findings.push(`${line}: status ${status} is not in the description`);
  if (text === "") return;
  check(`${line} response ${status}`, responses[declared]?.schema, withoutNulls(JSON.parse(text)));
}

function check(what: string, schema: object | undefined, value: unknown): void {
  const validate = ajv.compile(schema ?? false);
  if (!validate(value)) findings.push(`${what}: ${ajv.errorsText(validate.errors)}`);
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null)
      .map(([name, field]) => [name, withoutNulls(field)]),
  );
}

/** A file to send: the official client takes streams of files. */
function fileOf(text: string): ReadStream {
  const path = join(folder, sha1(text));
  writeFileSync(path, text);
  return createReadStream(path);
}

async function upload(
  api: NetlifyAPI,
  deployId: string,
  files: Record<string, string>,
): Promise<void> {
  for (const [path, text] of Object.entries(files))
    await api.uploadDeployFile({ deployId, path, body: fileOf(text) });
}

async function waitFor(api: NetlifyAPI, deployId: string, state: string): Promise<void> {
  await expect
    .poll(async () => (await api.getDeploy({ deployId })).state, { interval: 10 })
    .toBe(state);
}

it("returns the user and the team of a token", async () => {
  const api = clientFor("nfp_conformance1");
  const user = await api.getCurrentUser();
  expect(user).toMatchObject({
    id: expect.any(String),
    email: expect.stringContaining("@"),
    site_count: 0,
  });
  const [account] = await api.listAccountsForUser();
  expect(account).toMatchObject({
    slug: expect.stringMatching(/^team-/),
    name: expect.any(String),
  });
  expect(findings).toEqual([]);
});

it("keeps a site from its making to its removal", async () => {
  const api = clientFor("nfp_conformance1");
  const name = uniqueName();
  const [account] = await api.listAccountsForUser();
  const accountSlug = account?.slug ?? "";
  const site = await api.createSiteInTeam({ accountSlug, body: { name } });
  const siteId = site.id ?? "";
  expect(site).toMatchObject({
    name,
    state: "current",
    ssl_url: expect.stringContaining(`http://${name}.netlify.localhost`),
  });
  expect(await api.listSites({ name })).toMatchObject([{ id: siteId }]);
  expect(await api.listSitesForAccount({ accountSlug, page: 2 })).toEqual([]);
  expect(await api.getSite({ siteId: `${name}.netlify.localhost` })).toMatchObject({ id: siteId });
  const renamed = await api.updateSite({
    siteId,
    body: { name: `${name}-new`, custom_domain: "asha.example" },
  });
  expect(renamed).toMatchObject({ name: `${name}-new`, custom_domain: "asha.example" });
  await api.disableSite({ siteId, reason: "test" });
  expect(await api.getSite({ siteId })).toMatchObject({ state: "disabled" });
  await api.enableSite({ siteId });
  await api.deleteSite({ siteId });
  await expect(api.getSite({ siteId })).rejects.toMatchObject({ status: 404 });
  expect(findings).toEqual([]);
});

it("deploys in one step and in two, publishes, goes back, locks", async () => {
  const api = clientFor("nfp_conformance1");
  const { id: siteId = "" } = await api.createSite({ body: { name: uniqueName() } });
  const one = await api.createSiteDeploy({
    siteId,
    title: "first",
    body: { files: { "/index.html": sha1("one") } },
  });
  expect(one).toMatchObject({ state: "uploading", required: [sha1("one")], title: "first" });
  const first = one.id ?? "";
  await upload(api, first, { "index.html": "one" });
  await waitFor(api, first, "ready");

  const second = (await api.createSiteDeploy({ siteId, body: { draft: false } })).id ?? "";
  const files = { "index.html": sha1("two"), "about us.html": sha1("us") };
  await api.updateSiteDeploy({ siteId, deployId: second, body: { files, async: true } });
  await expect
    .poll(async () => (await api.getSiteDeploy({ siteId, deployId: second })).required, {
      interval: 10,
    })
    .toHaveLength(2);
  await upload(api, second, { "index.html": "two", "about%20us.html": "us" });
  await waitFor(api, second, "ready");
  expect((await api.getSite({ siteId })).published_deploy).toMatchObject({ id: second });
  expect(await api.listSiteDeploys({ siteId, production: true, state: "ready" })).toMatchObject([
    { id: second },
    { id: first },
  ]);

  expect(await api.restoreSiteDeploy({ siteId, deployId: first })).toMatchObject({ id: first });
  expect(await api.lockDeploy({ deployId: first })).toMatchObject({ locked: true });
  expect(await api.unlockDeploy({ deployId: first })).toMatchObject({ locked: false });
  await api.restoreSiteDeploy({ siteId, deployId: second });
  await api.rollbackSiteDeploy({ siteId });
  expect((await api.getSite({ siteId })).published_deploy).toMatchObject({ id: first });
  await api.deleteSiteDeploy({ siteId, deployId: second });
  await expect(api.getDeploy({ deployId: second })).rejects.toMatchObject({ status: 404 });

  const { id: third = "" } = await api.createSiteDeploy({
    siteId,
    body: { files: { "a.html": sha1("never sent") } },
  });
  expect(await api.cancelSiteDeploy({ deployId: third })).toMatchObject({ state: "error" });
  await api.deleteDeploy({ deployId: third });
  expect(findings).toEqual([]);
});

it("refuses as the real service does, in its one undescribed shape for a clash of names", async () => {
  const name = uniqueName();
  await clientFor("nfp_conformance1").createSite({ body: { name } });
  expect(findings).toEqual([]);
  await expect(clientFor("nfp_conformance2").createSite({ body: { name } })).rejects.toMatchObject({
    status: 422,
    json: { errors: { subdomain: ["must be unique"] } },
  });
  expect(findings).toEqual([
    "POST /api/v1/sites response 422: data must have required property 'message'",
  ]);
  await expect(clientFor("not-a-token").getCurrentUser()).rejects.toMatchObject({ status: 401 });
  expect(findings).toHaveLength(1);
});

it("makes the official client wait by a 429", async () => {
  const reset = String(Math.ceil(Date.now() / 1000) + 1);
  await control(emulator.url, "DELETE requests");
  await control(emulator.url, "POST faults", {
    match: "GET /api/v1/user",
    status: 429,
    headers: {
      "x-ratelimit-limit": "500",
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": reset,
    },
  });
  expect(await clientFor("nfp_conformance1").getCurrentUser()).toHaveProperty("email");
  const { requests } = JSON.parse(JSON.stringify(await control(emulator.url, "GET requests")));
  expect(requests.map((entry: { status: number }) => entry.status)).toEqual([429, 200]);
});
