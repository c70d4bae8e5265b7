import { describe, expect, test } from "vitest";
import { movedPages } from "../../features/deployments/moved-pages.ts";
import { publishOf } from "../test-support.ts";
import { page, s3HostingPerTest } from "./test-support.ts";

const { control, hostingOf, liveSite } = s3HostingPerTest();

const to = "https://joe.example.com/";
const redirectOf = (previous: Parameters<typeof publishOf>[1] = null) => ({
  ...publishOf({}, previous).input,
  to,
  pages: (paths: string[]) => movedPages(paths, to),
});

const leadsTo = (address: string) => expect.stringContaining(`content="0; url=${address}"`);

describe("a site that has moved", () => {
  test("keeps a small page at each address, which redirects to the same page at the new one", async () => {
    const { hosting, state, siteUrl } = await liveSite({ ...page("111"), "404.html": "<p>?</p>" });
    const redirected = await hosting.redirect(redirectOf(state));
    expect(redirected).toMatchObject({ kind: "pages", state: { target: state.target } });
    expect(await control.visit(siteUrl)).toMatchObject({ status: 200, text: leadsTo(to) });
    expect((await control.visit(siteUrl, "about/")).text).toEqual(leadsTo(`${to}about/`));
    expect((await control.visit(siteUrl, "404.html")).text).toEqual(leadsTo(to));
    expect((await control.visit(siteUrl, "style.css")).status).not.toBe(200);
  });

  test("comes back whole with its next deployment, and leaves nothing when it is removed", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    const redirected = await hosting.redirect(redirectOf(state));
    const { "about/index.html": _, ...rest } = page("222");
    const back = await hosting.publish(publishOf(rest, redirected?.state ?? null).input);
    expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");
    expect((await control.visit(siteUrl, "about/")).status).not.toBe(200);
    const again = await hosting.redirect(redirectOf(back.state));
    await hosting.remove(again?.state ?? null);
    expect((await control.visit(siteUrl)).status).not.toBe(200);
  });

  test("redirects nowhere when nothing was ever uploaded", async () => {
    const { state } = await liveSite(page("111"));
    expect(await hostingOf().redirect(redirectOf())).toBeUndefined();
    const nothing = { target: state.target, manifest: {} };
    expect(await hostingOf().redirect(redirectOf(nothing))).toBeUndefined();
  });
});
