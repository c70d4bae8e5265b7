import { afterEach, beforeEach, expect, it } from "vitest";
import { control } from "../drive-emulator.ts";
import type { RunningEmulator } from "../emulator.ts";
import { callNetlify, type NetlifyUser, createSite, publishFiles, visit } from "./drive-netlify.ts";
import { startNetlifyEmulator } from "./netlify-emulator.ts";

let emulator: RunningEmulator;
let asha: NetlifyUser;
let ben: NetlifyUser;

beforeEach(async () => {
  emulator = await startNetlifyEmulator();
  asha = { origin: emulator.url, token: "nfp_ashaPlumbing1" };
  ben = { origin: emulator.url, token: "nfp_benRoofing22" };
});
afterEach(() => emulator.close());

const MONTH_MS = 32 * 86_400_000;
const REFUSAL = {
  error: "Account credit usage exceeded - new deploys are blocked until credits are added",
};

it("charges 15 credits a production deploy, then refuses deploys and new sites and pauses the sites of that team", async () => {
  await control(emulator.url, "POST plan", { creditsPerMonth: 30 });
  const site = await createSite(asha, "asha-plumbing");
  const other = await createSite(ben, "ben-roofing");
  await publishFiles(asha, site.id, { "/index.html": "one" });
  await publishFiles(ben, other.id, { "/index.html": "his" });
  expect((await visit(emulator.url, "asha-plumbing.netlify.localhost/")).text).toBe("one");
  await publishFiles(asha, site.id, { "/index.html": "two" });

  const deploy = await callNetlify(asha, `POST /sites/${site.id}/deploys`, { files: {} });
  expect([deploy.status, JSON.parse(deploy.text)]).toEqual([403, REFUSAL]);
  const create = await callNetlify(asha, "POST /sites", { name: "asha-drains" });
  expect([create.status, JSON.parse(create.text)]).toEqual([403, REFUSAL]);
  expect((await callNetlify(asha, "GET /sites")).status).toBe(200);
  const paused = await visit(emulator.url, "asha-plumbing.netlify.localhost/");
  expect([paused.status, paused.text]).toEqual([503, "Site not available\n"]);
  expect((await visit(emulator.url, "ben-roofing.netlify.localhost/")).text).toBe("his");

  await control(emulator.url, "POST clock", { offsetMs: MONTH_MS });
  expect((await visit(emulator.url, "asha-plumbing.netlify.localhost/")).text).toBe("two");
  await publishFiles(asha, site.id, { "/index.html": "three" });
});

it("takes deploys again once credits are added, and charges no draft", async () => {
  await control(emulator.url, "POST plan", { creditsPerMonth: 300 });
  const site = await createSite(asha, "asha-plumbing");
  await control(emulator.url, "POST credits", { token: asha.token, used: 290 });
  const deploys = `POST /sites/${site.id}/deploys`;
  expect((await callNetlify(asha, deploys, { files: {} })).status).toBe(403);
  expect((await callNetlify(asha, deploys, { files: {}, draft: true })).status).toBe(200);
  await control(emulator.url, "POST credits", { token: asha.token, used: 0 });
  expect((await callNetlify(asha, deploys, { files: {} })).status).toBe(200);
});

it("has no more projects in a team than its plan allows", async () => {
  await control(emulator.url, "POST plan", { projects: 1 });
  const site = await createSite(asha, "asha-plumbing");
  const refused = await callNetlify(asha, "POST /sites", { name: "asha-drains" });
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    422,
    { code: 422, message: "This team has reached its limit of 1 projects" },
  ]);
  expect((await callNetlify(ben, "POST /sites", {})).status).toBe(201);
  await callNetlify(asha, `DELETE /sites/${site.id}`);
  expect((await callNetlify(asha, "POST /sites", {})).status).toBe(201);
});
