import { describe, expect, test } from "vitest";
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

describe("a deployment that goes wrong", () => {
  test("survives dropped connections, errors and short rate limits", async () => {
    const hosting = hostingOf();
    const { siteUrl } = await hosting.prepare();
    const reset = String(Math.ceil(Date.now() / 1000) + 1);
    await control.fault({ match: "GET /sites/", dropConnection: true });
    await control.fault({
      match: "POST /deploys",
      status: 429,
      headers: { "x-ratelimit-reset": reset },
    });
    await control.fault({ match: "PUT /files/index", status: 500, times: 2 });
    await control.fault({ match: "PUT /files/style", when: "after", dropConnection: true });
    await control.fault({ match: "GET /deploys/", status: 503 });
    const { sent } = await hosting.publish(publishOf(page("111")).input);
    expect(sent).toEqual(["index.html", "style.css"]);
    expect((await control.visit(siteUrl)).text).toBe("<h1>111</h1>");
    expect(countRequests(await control.requests(), DEPLOY_POST)).toBe(2);
  });

  test("survives stray 401s, before and after the effect of a call", async () => {
    await control.set("conduct", { stray401Every: 1, errorBodies: "error" });
    const hosting = hostingOf();
    const { siteUrl } = await hosting.prepare();
    await hosting.publish(publishOf(page("111")).input);
    const made = (await control.effects()).filter((kind) => kind !== "file");
    expect(made).toEqual(["site", "deploy", "publish"]);
    expect(countRequests(await control.requests(), FILE_PUT)).toBe(4);
    await control.set("conduct", { stray401Every: null });
    await control.fault({ match: "PUT /files/style", when: "after", status: 401 });
    const { siteId } = await hosting.prepare();
    const next = { ...page("222"), "style.css": "h2{}" };
    const { sent } = await hostingOf({ siteId: siteId ?? "" }).publish(publishOf(next).input);
    expect(sent).toEqual(["index.html", "style.css"]);
    expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");
  });

  test("cut half-way leaves the old version; the next try goes on with the same deploy", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    await control.fault({ match: "PUT /files/index", status: 500, times: 5 });
    const cut = publishOf({ ...page("222"), "new.css": "p{}" }, state);
    expect(await failureOf(hosting.publish(cut.input))).toMatchObject({
      kind: "unavailable",
      message: "Netlify is not answering",
    });
    expect((await control.visit(siteUrl)).text).toBe("<h1>111</h1>");

    const next = publishOf({ ...page("222"), "new.css": "p{}" }, cut.lastSaved());
    const { sent } = await hosting.publish(next.input);
    expect(sent).toEqual(["index.html"]);
    expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");
    expect(countRequests(await control.requests(), DEPLOY_POST)).toBe(1);
  });

  test("cut and followed by other content can not come back to life", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    await control.fault({ match: "PUT /files/index", status: 500, times: 5 });
    const cut = publishOf(page("222"), state);
    await failureOf(hosting.publish(cut.input));
    const next = await hosting.publish(publishOf(page("333"), cut.lastSaved()).input);
    // The missing file of the cut deploy is uploaded after all, by another site.
    const other = hostingOf({ campaignTag: "another" });
    await other.publish(publishOf(page("222")).input);
    expect((await control.visit(siteUrl)).text).toBe("<h1>333</h1>");
    expect(next.state.deployId).toBeTruthy();
  });

  test("after a kill that came too late to stop it is recognised, not paid for twice", async () => {
    const { hosting, state } = await liveSite(page("111"));
    const killed = publishOf(page("222"), state);
    const { state: unsaved } = await hosting.publish(killed.input);
    await control.requests();
    const next = await hosting.publish(publishOf(page("222"), killed.lastSaved()).input);
    expect(next).toMatchObject({ state: unsaved, sent: [] });
    expect(countRequests(await control.requests(), DEPLOY_POST)).toBe(0);
  });

  test("is not announced twice when the response to the announcement is lost", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    await control.fault({ match: "POST /deploys", when: "after", dropConnection: true });
    await hosting.publish(publishOf(page("222"), state).input);
    expect(countRequests(await control.requests(), DEPLOY_POST)).toBe(1);
    expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");
  });

  test("that Netlify fails reports the cause, and a new one replaces it", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    await control.set("deploy-errors", { times: 1, message: "post processing failed" });
    const failed = publishOf(page("222"), state);
    expect(await failureOf(hosting.publish(failed.input))).toMatchObject({
      kind: "rejected",
      message: "Netlify could not finish this deploy: post processing failed",
    });
    expect((await control.visit(siteUrl)).text).toBe("<h1>111</h1>");
    await hosting.publish(publishOf(page("222"), failed.lastSaved()).input);
    expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");
  });

  test("that Netlify never finishes is cancelled, so that it cannot go live after it was reported as failed", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    await control.set("timings", { processingMs: 600_000 });
    const slow = publishOf(page("222"), state);
    expect(await failureOf(hosting.publish(slow.input))).toMatchObject({
      kind: "timeout",
      message: "Netlify did not finish this deploy in five minutes. Deploy again.",
    });
    await control.set("clock", { offsetMs: 600_001 });
    expect((await control.visit(siteUrl)).text).toBe("<h1>111</h1>");
    await control.set("timings", { processingMs: 0 });
    await hosting.publish(publishOf(page("222"), slow.lastSaved()).input);
    expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");
  });

  test("that went live while Netlify did not respond is no failure", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    await control.set("timings", { processingMs: 1 });
    await control.fault({ match: "GET /sites/.*/deploys/", status: 503, times: 5 });
    const { sent } = await hosting.publish(publishOf(page("222"), state).input);
    expect(sent).toEqual(["index.html"]);
    expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");
  });

  test("reports a locked site instead of deploying without effect", async () => {
    const { hosting, state } = await liveSite(page("111"));
    await request(`${emulator.url}/api/v1/deploys/${state.deployId}/lock`, {
      method: "POST",
      headers: { authorization: `Bearer ${netlifyOwnerToken}` },
    });
    expect(await failureOf(hosting.publish(publishOf(page("222"), state).input))).toMatchObject({
      kind: "rejected",
      message: "Deploys of this site are locked at Netlify. Unlock them there, then deploy again.",
    });
  });
});
