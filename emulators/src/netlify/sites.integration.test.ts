import { afterEach, beforeEach, expect, it } from "vitest";
import { control, type ReceivedResponse } from "../drive-emulator.ts";
import type { RunningEmulator } from "../emulator.ts";
import {
  callNetlify,
  createSite,
  publishFiles,
  showSite,
  startDeploy,
  visit,
  type NetlifyUser,
} from "./drive-netlify.ts";
import { startNetlifyEmulator } from "./netlify-emulator.ts";
import { sandboxDefaultToken } from "./tokens.ts";

let emulator: RunningEmulator;
let asha: NetlifyUser;
let ben: NetlifyUser;

beforeEach(async () => {
  emulator = await startNetlifyEmulator();
  asha = { origin: emulator.url, token: "nfp_ashaPlumbing1" };
  ben = { origin: emulator.url, token: "nfp_benRoofing22" };
});
afterEach(() => emulator.close());

const make = (body: unknown): Promise<ReceivedResponse> => callNetlify(asha, "POST /sites", body);

it("gives a site the requested name, in lower case, and a random one without a request", async () => {
  const named = JSON.parse((await make({ name: "Plumbing-Winston-Salem" })).text);
  expect(named).toMatchObject({
    name: "plumbing-winston-salem",
    published_deploy: null,
    custom_domain: null,
  });
  expect(named.ssl_url).toBe(`http://plumbing-winston-salem.netlify.localhost:${emulator.port}`);
  expect(JSON.parse((await make({})).text).name).toMatch(/^site-[0-9a-f]{10}$/);
});

it("refuses a name anyone has, in any case, with the real service's body, until the site is gone", async () => {
  const site = await createSite(ben, "roofing-durham");
  const clash = await make({ name: "Roofing-Durham" });
  expect(clash.status).toBe(422);
  expect(JSON.parse(clash.text)).toEqual({ errors: { subdomain: ["must be unique"] } });
  expect((await callNetlify(ben, `DELETE /sites/${site.id}`)).status).toBe(204);
  expect((await make({ name: "roofing-durham" })).status).toBe(201);
});

it("refuses names that cannot be a host, and bodies it cannot read", async () => {
  for (const name of ["a b", "a.b", "a_b", "é", "x".repeat(64), 7])
    expect((await make({ name })).status).toBe(422);
  expect((await make({ name: "x".repeat(63) })).status).toBe(201);
  expect((await make([])).status).toBe(400);
});

it("shows a user nothing of another one's, and lets none of it be touched", async () => {
  const site = await createSite(asha, "ashas-own");
  const deploy = await publishFiles(asha, site.id, { "/index.html": "hers" });
  const lines = [
    `GET /sites/${site.id}`,
    "GET /sites/ashas-own.netlify.localhost",
    `DELETE /sites/${site.id}`,
    `GET /sites/${site.id}/deploys`,
    `POST /sites/${site.id}/deploys`,
    `POST /sites/${site.id}/deploys/${deploy.id}/restore`,
    `GET /deploys/${deploy.id}`,
    `POST /deploys/${deploy.id}/lock`,
    `PUT /deploys/${deploy.id}/files/index.html`,
  ];
  for (const line of lines) expect((await callNetlify(ben, line)).status, line).toBe(404);
  expect(
    (await callNetlify(ben, `POST /${site.account_slug}/sites`, { name: "intruder" })).status,
  ).toBe(403);
  expect((await callNetlify(ben, `GET /${site.account_slug}/sites`)).status).toBe(403);
  expect(JSON.parse((await callNetlify(ben, "GET /sites")).text)).toEqual([]);
  expect((await visit(emulator.url, "ashas-own.netlify.localhost/")).text).toBe("hers");
});

it("accepts every well-formed token until it is revoked, and no other", async () => {
  const user = { origin: emulator.url, token: sandboxDefaultToken };
  expect((await callNetlify(user, "GET /user")).status).toBe(200);
  for (const token of ["nfp_short", "ghp_somethingElse1", "nfp_with-hyphens-in"]) {
    const refused = await callNetlify({ ...user, token }, "GET /user");
    expect(refused.status).toBe(401);
    expect(JSON.parse(refused.text)).toEqual({ code: 401, message: "Access Denied" });
  }
  await control(emulator.url, "POST tokens", { token: sandboxDefaultToken, revoked: true });
  expect((await callNetlify(user, "GET /user")).status).toBe(401);
  expect((await callNetlify(asha, "GET /user")).status).toBe(200);
  await control(emulator.url, "POST tokens", { token: sandboxDefaultToken, revoked: false });
  expect((await callNetlify(user, "GET /user")).status).toBe(200);
});

it("lists newest first, by part of the name, in pages that link to the next", async () => {
  for (const [index, name] of ["a-one", "a-two", "b-three"].entries()) {
    await control(emulator.url, "POST clock", { offsetMs: index * 1000 });
    await createSite(asha, name);
  }
  const list = async (query: string): Promise<ReceivedResponse> =>
    callNetlify(asha, `GET /sites?${query}`);
  const names = ({ text }: ReceivedResponse): string[] =>
    JSON.parse(text).map((site: { name: string }) => site.name);
  expect(names(await list("filter=all"))).toEqual(["b-three", "a-two", "a-one"]);
  expect(names(await list("name=a-"))).toEqual(["a-two", "a-one"]);
  expect(names(await list("filter=guest"))).toEqual([]);
  const first = await list("per_page=2&page=1");
  expect(names(first)).toEqual(["b-three", "a-two"]);
  expect(first.headers.link).toContain("per_page=2&page=2");
  const last = await list("per_page=2&page=2");
  expect(names(last)).toEqual(["a-one"]);
  expect(last.headers.link).toBeUndefined();
});

it("changes a site's name and domain, and serves it under both", async () => {
  const site = await createSite(asha, "before");
  await publishFiles(asha, site.id, { "/index.html": "home" });
  const changed = await callNetlify(asha, `PATCH /sites/${site.id}`, {
    name: "after",
    custom_domain: "asha.example",
  });
  expect(JSON.parse(changed.text)).toMatchObject({
    name: "after",
    ssl_url: `http://asha.example.localhost:${emulator.port}`,
  });
  expect((await visit(emulator.url, "after.netlify.localhost/")).text).toBe("home");
  expect((await visit(emulator.url, "asha.example/")).text).toBe("home");
  expect((await visit(emulator.url, "asha.example.localhost/")).text).toBe("home");
  expect((await visit(emulator.url, "before.netlify.localhost/")).status).toBe(404);
  expect((await createSite(ben, "before")).name).toBe("before");
});

it("responds 404 for a disabled and for a deleted site", async () => {
  const site = await createSite(asha, "on-and-off");
  await publishFiles(asha, site.id, { "/index.html": "home" });
  const status = async (): Promise<number> =>
    (await visit(emulator.url, "on-and-off.netlify.localhost/")).status;
  await callNetlify(asha, `PUT /sites/${site.id}/disable`);
  expect(await status()).toBe(404);
  expect((await showSite(asha, site.id)).state).toBe("disabled");
  await callNetlify(asha, `PUT /sites/${site.id}/enable`);
  expect(await status()).toBe(200);
  await startDeploy(asha, site.id, { files: { "/index.html": "next" } });
  await callNetlify(asha, `DELETE /sites/${site.id}`);
  expect(await status()).toBe(404);
  expect((await callNetlify(asha, `DELETE /sites/${site.id}`)).status).toBe(404);
});

it("words refusals as parts of the real service do, but for those of fields", async () => {
  await control(emulator.url, "POST conduct", { errorBodies: "error" });
  await make({ name: "taken" });
  const missing = await callNetlify(asha, "GET /sites/no-such");
  expect([missing.status, JSON.parse(missing.text)]).toEqual([404, { error: "Not Found" }]);
  const clash = await make({ name: "taken" });
  expect(JSON.parse(clash.text)).toEqual({ errors: { subdomain: ["must be unique"] } });
});

it("refuses a good token now and then, but never the same request twice in a row", async () => {
  await control(emulator.url, "POST conduct", { stray401Every: 2 });
  const statuses: number[] = [];
  for (const line of ["GET /user", "GET /accounts", "GET /accounts", "GET /user", "GET /sites"])
    statuses.push((await callNetlify(asha, line)).status);
  expect(statuses).toEqual([200, 401, 200, 200, 401]);
  await control(emulator.url, "POST conduct", { stray401Every: null });
  expect((await callNetlify(asha, "GET /user")).status).toBe(200);
  await expect(control(emulator.url, "POST conduct", { mood: "bad" })).rejects.toThrow("mood");
});
