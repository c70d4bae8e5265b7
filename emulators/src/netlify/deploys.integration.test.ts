import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RunningEmulator } from "../emulator.ts";
import { control, type ReceivedResponse } from "../drive-emulator.ts";
import {
  callNetlify,
  createSite,
  publishFiles,
  sha1,
  showDeploy,
  showSite,
  startDeploy,
  uploadFile,
  visit,
  waitForEnd,
  type NetlifyUser,
  type DeployJson,
  type Files,
  type SiteJson,
} from "./drive-netlify.ts";
import { startNetlifyEmulator } from "./netlify-emulator.ts";

let emulator: RunningEmulator;
let asha: NetlifyUser;
let site: SiteJson;

const home = async (): Promise<string> =>
  (await visit(emulator.url, `${site.name}.netlify.localhost/`)).text;
const call = (line: string, body?: unknown): Promise<ReceivedResponse> =>
  callNetlify(asha, line, body);
const publish = (files: Files): Promise<DeployJson> => publishFiles(asha, site.id, files);
const start = (files: Files, options: object = {}): Promise<DeployJson> =>
  startDeploy(asha, site.id, { files, ...options });
const upload = (deployId: string, path: string, text: string): Promise<ReceivedResponse> =>
  uploadFile(asha, deployId, { path, text });
const pass = (offsetMs: number): Promise<unknown> =>
  control(emulator.url, "POST clock", { offsetMs });

beforeEach(async () => {
  emulator = await startNetlifyEmulator();
  asha = { origin: emulator.url, token: "nfp_ashaPlumbing1" };
  site = await createSite(asha, "asha-plumbing");
  await control(emulator.url, "POST timings", {
    preparingMs: 60_000,
    processingMs: 60_000,
  });
});
afterEach(() => emulator.close());

describe("a digest deploy", () => {
  it("goes from uploading over uploaded and processing to ready, and is live only then", async () => {
    const deploy = await start({ "/index.html": "one", "/about.html": "two" });
    expect(deploy).toMatchObject({ state: "uploading", required: [sha1("one"), sha1("two")] });

    await upload(deploy.id, "/index.html", "one");
    expect(await showDeploy(asha, deploy.id)).toMatchObject({
      state: "uploading",
      required: [sha1("two")],
    });
    await upload(deploy.id, "/about.html", "two");
    expect(await showDeploy(asha, deploy.id)).toMatchObject({ required: [], published_at: null });
    await pass(30_000);
    expect(await showDeploy(asha, deploy.id)).toMatchObject({ state: "processing" });
    expect((await visit(emulator.url, "asha-plumbing.netlify.localhost/")).status).toBe(404);

    await pass(120_000);
    expect(await home()).toBe("one");
    expect((await showSite(asha, site.id)).published_deploy).toMatchObject({
      id: deploy.id,
      state: "ready",
    });
  });

  it("serves the old version whole until the new one is ready", async () => {
    await control(emulator.url, "POST timings", { processingMs: 0 });
    await publish({ "/index.html": "old" });
    await control(emulator.url, "POST timings", { processingMs: 60_000 });
    const next = await start({ "/index.html": "new", "/new.html": "page" });
    await upload(next.id, "/index.html", "new");
    expect(await home()).toBe("old");
    await upload(next.id, "/new.html", "page");
    expect(await home()).toBe("old");
    expect((await visit(emulator.url, `${next.id}--asha-plumbing.netlify.localhost/`)).status).toBe(
      404,
    );
    await pass(61_000);
    expect(await home()).toBe("new");
  });

  it("requires only files never uploaded before, on any site of any user", async () => {
    await control(emulator.url, "POST timings", { processingMs: 0 });
    await publish({ "/index.html": "one", "/logo.svg": "<svg/>" });
    const ben = { origin: emulator.url, token: "nfp_benRoofing22" };
    const bens = await createSite(ben, "ben-roofing");
    const deploy = await startDeploy(ben, bens.id, {
      files: {
        "/index.html": "ben",
        "/img/logo.svg": "<svg/>",
      },
    });
    expect(deploy.required).toEqual([sha1("ben")]);
    const unchanged = await start({
      "/index.html": "one",
      "/logo.svg": "<svg/>",
    });
    expect(unchanged).toMatchObject({ required: [] });
    expect(await waitForEnd(asha, unchanged.id)).toMatchObject({ state: "ready" });
  });

  it("names a shared digest once and takes every path that has it", async () => {
    const deploy = await start({ "/a.html": "same", "/b.html": "same" });
    expect(deploy.required).toEqual([sha1("same")]);
    expect((await upload(deploy.id, "/a.html", "same")).status).toBe(200);
    const repeated = await upload(deploy.id, "/b.html", "same");
    expect(repeated.status).toBe(200);
    expect(JSON.parse(repeated.text)).toMatchObject({
      path: "/b.html",
      sha: sha1("same"),
      mime_type: "text/html",
      size: 4,
    });
  });

  it("refuses bytes that are not the announced ones, unknown paths and wrong content types", async () => {
    const deploy = await start({ "/index.html": "whole" });
    expect((await upload(deploy.id, "/index.html", "who")).status).toBe(422);
    expect((await upload(deploy.id, "/other.html", "whole")).status).toBe(404);
    expect((await call(`PUT /deploys/${deploy.id}/files/index.html`, "whole")).status).toBe(415);
    expect(await showDeploy(asha, deploy.id)).toMatchObject({
      state: "uploading",
      required: [sha1("whole")],
    });
  });

  it("refuses an upload that was cut off, and accepts it when it is whole", async () => {
    const deploy = await start({ "/index.html": "whole" });
    await control(emulator.url, "POST faults", { match: "PUT /deploys/.*", truncateBody: 3 });
    expect((await upload(deploy.id, "/index.html", "whole")).status).toBe(422);
    expect((await upload(deploy.id, "/index.html", "whole")).status).toBe(200);
  });

  it("takes paths with spaces, letters of any script, and no leading slash", async () => {
    await control(emulator.url, "POST timings", { processingMs: 0 });
    const deploy = await start({ "img/a b.txt": "1", "/कमल.html": "2" });
    await upload(deploy.id, "/img/a b.txt", "1");
    await upload(deploy.id, "/कमल.html", "2");
    expect(await waitForEnd(asha, deploy.id)).toMatchObject({ state: "ready" });
    expect(
      (await visit(emulator.url, `asha-plumbing.netlify.localhost${encodeURI("/कमल")}`)).text,
    ).toBe("2");
  });

  it("refuses manifests it cannot serve", async () => {
    for (const files of [
      { "/a#b.html": sha1("a") },
      { "/a.html": "no digest" },
      ["/a.html"],
      "a",
    ]) {
      expect((await call(`POST /sites/${site.id}/deploys`, { files })).status).toBe(422);
    }
  });
});

describe("an asynchronous deploy", () => {
  it("hides what it requires until it is prepared", async () => {
    const deploy = await start({ "/index.html": "one" }, { async: true });
    expect(deploy).toMatchObject({ state: "preparing", required: [] });
    expect((await upload(deploy.id, "/index.html", "one")).status).toBe(422);
    await pass(61_000);
    expect(await showDeploy(asha, deploy.id)).toMatchObject({
      state: "prepared",
      required: [sha1("one")],
    });
    await upload(deploy.id, "/index.html", "one");
    await pass(180_000);
    expect(await showDeploy(asha, deploy.id)).toMatchObject({ state: "ready" });
  });

  it("may be made empty first and get its manifest with PUT, once", async () => {
    const made = JSON.parse((await call(`POST /sites/${site.id}/deploys`, { draft: false })).text);
    expect(made.state).toBe("new");
    const line = `PUT /sites/${site.id}/deploys/${made.id}`;
    const given = JSON.parse((await call(line, { files: { "index.html": sha1("one") } })).text);
    expect(given.required).toEqual([sha1("one")]);
    await upload(made.id, "/index.html", "one");
    expect((await call(line, { files: {} })).status).toBe(422);
  });
});

describe("what goes live", () => {
  beforeEach(() => control(emulator.url, "POST timings", { processingMs: 0 }));

  it("is never a draft", async () => {
    await publish({ "/index.html": "live" });
    const draft = await start({ "/index.html": "draft" }, { draft: true });
    await upload(draft.id, "/index.html", "draft");
    expect(await waitForEnd(asha, draft.id)).toMatchObject({ state: "ready" });
    expect(await home()).toBe("live");
    expect((await visit(emulator.url, `${draft.id}--asha-plumbing.netlify.localhost/`)).text).toBe(
      "draft",
    );
    const production = JSON.parse(
      (await call(`GET /sites/${site.id}/deploys?production=true&state=ready`)).text,
    );
    expect(production).toHaveLength(1);
  });

  it("stays what it is while the published deploy is locked", async () => {
    const first = await publish({ "/index.html": "first" });
    await call(`POST /deploys/${first.id}/lock`);
    expect((await showSite(asha, site.id)).published_deploy?.locked).toBe(true);
    const second = await publish({ "/index.html": "second" });
    expect(second.state).toBe("ready");
    expect(await home()).toBe("first");
    await call(`POST /deploys/${first.id}/unlock`);
    await publish({ "/index.html": "third" });
    expect(await home()).toBe("third");
  });

  it("can be any ready deploy, by restore and by rollback", async () => {
    const first = await publish({ "/index.html": "first" });
    expect((await call(`PUT /sites/${site.id}/rollback`)).status).toBe(422);
    await control(emulator.url, "POST clock", { offsetMs: 1000 });
    await publish({ "/index.html": "second" });
    expect((await call(`PUT /sites/${site.id}/rollback`)).status).toBe(204);
    expect(await home()).toBe("first");
    await control(emulator.url, "POST clock", { offsetMs: 2000 });
    await publish({ "/index.html": "third" });
    expect((await call(`POST /sites/${site.id}/deploys/${first.id}/restore`)).status).toBe(201);
    expect(await home()).toBe("first");
    expect((await call(`DELETE /deploys/${first.id}`)).status).toBe(422);
  });

  it("is not a deploy that failed or was cancelled", async () => {
    await publish({ "/index.html": "good" });
    await control(emulator.url, "POST deploy-errors", {
      times: 1,
      message: "Post-processing failed",
    });
    const failed = await publish({ "/index.html": "bad" });
    expect(failed).toMatchObject({ state: "error", error_message: "Post-processing failed" });
    const given = await start({ "/index.html": "never sent" });
    expect((await call(`POST /deploys/${given.id}/cancel`)).status).toBe(201);
    expect((await upload(given.id, "/index.html", "never sent")).status).toBe(422);
    expect(await home()).toBe("good");
    const ended = await publish({ "/index.html": "better" });
    expect((await call(`POST /deploys/${ended.id}/cancel`)).status).toBe(422);
    expect(await home()).toBe("better");
  });

  it("is written in the truth log with who did it", async () => {
    const deploy = await publish({ "/index.html": "one" });
    const log = JSON.stringify(await control(emulator.url, "GET effects"));
    const { effects } = JSON.parse(log);
    expect(effects.map((effect: { kind: string }) => effect.kind)).toEqual([
      "site",
      "deploy",
      "file",
      "publish",
    ]);
    expect(effects[2]).toMatchObject({
      site: site.id,
      deploy: deploy.id,
      path: "/index.html",
      digest: sha1("one"),
    });
    expect(new Set(effects.map((effect: { credential: string }) => effect.credential)).size).toBe(
      1,
    );
    expect(log).not.toContain("nfp_");
  });
});
