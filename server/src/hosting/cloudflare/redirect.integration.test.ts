import { describe, expect, test } from "vitest";
import { publishOf } from "../test-support.ts";
import { cloudflareHostingPerTest, page } from "./test-support.ts";

const { control, hostingOf, liveSite, keys, restartWorkers } = cloudflareHostingPerTest();

const to = "https://joe.example.com/";
const redirectOf = (previous: Parameters<typeof publishOf>[1] = null) => ({
  ...publishOf({}, previous).input,
  to,
  pages: () => [],
});

describe("a site that has moved", () => {
  test("redirects every path to the same path at its new address, permanently, by one write", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    const redirected = await hosting.redirect(redirectOf(state));
    expect(redirected).toMatchObject({ kind: "redirect", state: { target: state.target } });
    const requests = await control.requests();
    expect(requests.filter((line) => line.startsWith("PUT "))).toHaveLength(1);
    await restartWorkers();
    for (const path of ["", "index.html", "areas/oak-ridge/", "nowhere"]) {
      const { status, headers } = await control.visit(siteUrl, path);
      expect([status, headers.location]).toEqual([301, to + path]);
    }
  });

  test("comes back with one write, since its files are still there", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    const redirected = await hosting.redirect(redirectOf(state));
    await control.requests();
    await hosting.publish(publishOf(page("111"), redirected?.state ?? null).input);
    const requests = await control.requests();
    expect(requests.filter((line) => line.startsWith("PUT "))).toHaveLength(1);
    await restartWorkers();
    expect((await control.visit(siteUrl)).text).toBe("<h1>111</h1>");
  });

  test("leaves nothing when its redirect is removed; its files stay while another address serves them", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    const redirected = await hosting.redirect(redirectOf(state));
    await hostingOf(1, { keeps: "files" }).remove(redirected?.state ?? null);
    await restartWorkers();
    expect((await control.visit(siteUrl)).status).toBe(404);
    expect((await keys()).length).toBeGreaterThan(4);
    await hosting.remove(redirected?.state ?? null);
    expect(await keys()).toEqual([]);
  });

  test("a lost response to the write is no failure, and another publication is never overwritten", async () => {
    const { hosting, state } = await liveSite(page("111"));
    await control.fault({ match: "PUT /live/", when: "after", times: 1, status: 503 });
    expect(await hosting.redirect(redirectOf(state))).toMatchObject({ kind: "redirect" });
  });

  test("redirects nowhere where no site of ours is", async () => {
    expect(await hostingOf(2).redirect(redirectOf())).toBeUndefined();
  });
});
