import { Socket } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { Superseded } from "../provider.ts";
import { failureOf, publishOf, request } from "../test-support.ts";
import {
  countRequests,
  DEPLOY_POST,
  FILE_PUT,
  netlifyHostingPerTest,
  page,
  netlifyOwnerToken,
} from "./test-support.ts";

const { emulator, control, hostingOf, liveSite } = netlifyHostingPerTest();

describe("a deployment", () => {
  test("makes a readable site name and serves the files there", async () => {
    const hosting = hostingOf();
    const prepared = await hosting.prepare();
    expect(prepared.siteName).toMatch(/^plumbing-in-winston-salem-nc-[a-z2-7]{6}$/);
    expect(prepared.siteUrl).toBe(
      `http://${prepared.siteName}.netlify.localhost:${emulator.port}/`,
    );

    const { input, saved } = publishOf(page("111"));
    const published = await hosting.publish(input);
    expect(published.sent).toEqual(["index.html", "style.css"]);
    expect(saved).toEqual([
      { target: prepared.siteId, manifest: { "index.html": "", "style.css": "" } },
    ]);
    expect(await control.visit(prepared.siteUrl)).toMatchObject({
      status: 200,
      text: "<h1>111</h1>",
    });
  });

  test("has the site's own name as its former address once it has a domain, and not before (GS-25)", async () => {
    const { hosting, siteId } = await liveSite(page("111"));
    expect(await hosting.prepare()).not.toHaveProperty("formerUrl");
    await fetch(`${emulator.url}/api/v1/sites/${siteId}`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${netlifyOwnerToken}`, "content-type": "application/json" },
      body: JSON.stringify({ custom_domain: "www.ray-plumbing.localhost" }),
    });
    const prepared = await hostingOf({ siteId }).prepare();
    expect(prepared.siteUrl).toBe(`http://www.ray-plumbing.localhost:${emulator.port}/`);
    expect(prepared.formerUrl).toBe(`https://${prepared.siteName}.netlify.localhost/`);
  });

  test("sends nothing and makes no deploy when nothing changed", async () => {
    const { hosting, state } = await liveSite(page("111"));
    const { input, saved } = publishOf(page("111"), state);
    expect(await hosting.publish(input)).toEqual({ state, sent: [], removed: [] });
    expect(saved).toEqual([]);
    expect(await control.requests()).toEqual([`GET /api/v1/sites/${state.target}`]);
  });

  test("sends only the file that changed and names the one that went", async () => {
    const { hosting, state, siteUrl } = await liveSite({ ...page("111"), "old.html": "old" });
    const published = await hosting.publish(publishOf(page("222"), state).input);
    expect(published).toMatchObject({ sent: ["index.html"], removed: ["old.html"] });
    expect(countRequests(await control.requests(), FILE_PUT)).toBe(1);
    expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");
    expect((await control.visit(siteUrl, "old.html")).status).toBe(404);
  });

  test("puts our version back when another one was published at Netlify", async () => {
    const { hosting, state, siteId, siteUrl } = await liveSite(page("111"));
    const second = await hosting.publish(publishOf(page("222"), state).input);
    await request(`${emulator.url}/api/v1/sites/${siteId}/rollback`, {
      method: "PUT",
      headers: { authorization: `Bearer ${netlifyOwnerToken}` },
    });
    expect((await control.visit(siteUrl)).text).toBe("<h1>111</h1>");
    const third = await hosting.publish(publishOf(page("222"), second.state).input);
    expect(third.sent).toEqual([]);
    expect(third.state.deployId).not.toBe(second.state.deployId);
    expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");
  });

  test("of more than a hundred files waits until Netlify has prepared it", async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 120 }, (_, n) => [`p${n}/index.html`, `page ${n}`]),
    );
    const hosting = hostingOf();
    const { siteUrl } = await hosting.prepare();
    const { sent } = await hosting.publish(publishOf(pages).input);
    expect(sent).toHaveLength(120);
    expect((await control.visit(siteUrl, "p119/")).text).toBe("page 119");
  });

  test("that is no longer wanted changes nothing", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    const { input } = publishOf(page("222"), state);
    const stale = hosting.publish({ ...input, isCurrent: async () => false });
    await expect(stale).rejects.toBeInstanceOf(Superseded);
    expect(countRequests(await control.requests(), DEPLOY_POST)).toBe(0);
    expect((await control.visit(siteUrl)).text).toBe("<h1>111</h1>");
  });
});

describe("the site", () => {
  test("takes the next name when another team has the first", async () => {
    const stranger = await hostingOf({ token: "nfp_strangerStranger" }).prepare();
    const ours = await hostingOf().prepare();
    expect(ours.siteName).not.toBe(stranger.siteName);
    expect(ours.siteName).toMatch(/^plumbing-in-winston-salem-nc-/);
  });

  test("shows Netlify's own message when no name is free", async () => {
    for (const rival of ["nfp_rivalNumberOne", "nfp_rivalNumberTwo", "nfp_rivalNumberThree"])
      await hostingOf({ token: rival }).prepare();
    expect(await failureOf(hostingOf().prepare())).toMatchObject({
      kind: "rejected",
      message: "Netlify refused this: subdomain must be unique",
    });
  });

  test.each([
    ["the connection broke after it was made", { dropConnection: true }],
    ["Netlify responded with 500 after it was created", { status: 500 }],
  ])("is made once even when %s", async (_, harm) => {
    await control.fault({ match: "POST /sites$", when: "after", ...harm });
    const first = await hostingOf().prepare();
    const again = await hostingOf().prepare();
    expect(again.siteId).toBe(first.siteId);
    expect((await control.effects()).filter((kind) => kind === "site")).toHaveLength(1);
    const { input } = publishOf(page("111"));
    await hostingOf({ siteId: first.siteId ?? "" }).publish(input);
    expect((await control.visit(first.siteUrl)).text).toBe("<h1>111</h1>");
  });

  test("is made once even when the response never comes", async () => {
    const { setTimeout: setReal } = Socket.prototype;
    vi.spyOn(Socket.prototype, "setTimeout").mockImplementation(function shorten(
      this: Socket,
      ms: number,
      ...then
    ) {
      return setReal.call(this, Math.min(ms, 300), ...then);
    });
    vi.useRealTimers();
    await control.fault({ match: "POST /sites$", when: "after", delayMs: 600 });
    const first = await hostingOf().prepare();
    expect((await hostingOf().prepare()).siteId).toBe(first.siteId);
    expect((await control.effects()).filter((kind) => kind === "site")).toHaveLength(1);
  });

  test("that is gone at Netlify is reported, not replaced", async () => {
    const { hosting, siteId, state } = await liveSite(page("111"));
    await hosting.remove(null);
    const gone = {
      kind: "missing-target",
      message: "This site no longer exists at Netlify. Deploy it as a new site.",
    };
    expect(await failureOf(hostingOf({ siteId }).prepare())).toMatchObject(gone);
    const late = hostingOf({ siteId }).publish(publishOf(page("222"), state).input);
    expect(await failureOf(late)).toMatchObject(gone);
    expect(countRequests(await control.requests(), /^POST/)).toBe(0);
  });

  test("is removed, also a second time, also when its id was never saved", async () => {
    const { hosting, siteUrl, state } = await liveSite(page("111"));
    await hosting.remove(state);
    await hosting.remove(state);
    expect((await control.visit(siteUrl)).status).toBe(404);

    const lost = await hostingOf({ campaignTag: "lost" }).prepare();
    await hostingOf({ campaignTag: "lost" }).remove(null);
    expect(await failureOf(hostingOf({ siteId: lost.siteId ?? "" }).prepare())).toMatchObject({
      kind: "missing-target",
    });
    await hostingOf({ campaignTag: "never made" }).remove(null);
  });
});
