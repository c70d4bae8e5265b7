import { describe, expect, test } from "vitest";
import { publishOf } from "../test-support.ts";
import { countRequests, DEPLOY_POST, netlifyHostingPerTest, page } from "./test-support.ts";

const { control, hostingOf, liveSite } = netlifyHostingPerTest();

const to = "https://joe.example.com/";
const redirectOf = (previous: Parameters<typeof publishOf>[1] = null) => {
  const { input, lastSaved } = publishOf({}, previous);
  return { input: { ...input, to, pages: () => [] }, lastSaved };
};

describe("a site that has moved", () => {
  test("redirects every path to the same path at its new address, permanently, by one deploy", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    const redirected = await hosting.redirect(redirectOf(state).input);
    expect(redirected).toMatchObject({ kind: "redirect", state: { target: state.target } });
    expect(countRequests(await control.requests(), DEPLOY_POST)).toBe(1);
    for (const path of ["", "index.html", "areas/oak-ridge", "nowhere"]) {
      const { status, headers } = await control.visit(siteUrl, path);
      expect([status, headers.location]).toEqual([301, to + path]);
    }
  });

  test("is not deployed twice when it redirects there already, also after a kill before the result was saved", async () => {
    const { hosting, state, siteId } = await liveSite(page("111"));
    const first = redirectOf(state);
    await hosting.redirect(first.input);
    await hostingOf({ siteId }).redirect(redirectOf(first.lastSaved()).input);
    expect(countRequests(await control.requests(), DEPLOY_POST)).toBe(1);
  });

  test("comes back whole with its next deployment", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    const redirected = await hosting.redirect(redirectOf(state).input);
    await hosting.publish(publishOf(page("222"), redirected?.state ?? null).input);
    expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");
    expect((await control.visit(siteUrl, "nowhere")).status).toBe(404);
  });

  test("redirects nowhere when its owner has deleted it, or none was made", async () => {
    const { hosting, state } = await liveSite(page("111"));
    await hosting.remove(state);
    expect(await hosting.redirect(redirectOf(state).input)).toBeUndefined();
    expect(await hostingOf().redirect(redirectOf().input)).toBeUndefined();
  });
});
