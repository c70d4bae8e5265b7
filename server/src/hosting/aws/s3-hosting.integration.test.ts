import { sandboxAccessKeyId } from "@mainstreet/emulators/s3/accounts";
import { describe, expect, test } from "vitest";
import { type HostingState, Superseded } from "../provider.ts";
import { publishOf } from "../test-support.ts";
import { page, place, s3HostingPerTest } from "./test-support.ts";

const { emulator, control, hostingOf, liveSite } = s3HostingPerTest();

const { bucket } = place;

const front = (phone: string) => ({ "index.html": `<h1>${phone}</h1>` });

const PREFIX = `/${bucket}/plumbing-boise/k3f9`;

describe("a deployment", () => {
  test("finds the bucket's region, and serves the site under its prefix", async () => {
    const hosting = hostingOf({ region: "us-east-1" });
    const prepared = await hosting.prepare();
    expect(prepared).toEqual({
      siteUrl: `http://${bucket}.s3-website.eu-central-1.localhost:${emulator.port}/plumbing-boise/k3f9/`,
      region: "eu-central-1",
    });
    await hosting.publish(publishOf(page("111")).input);
    expect(await control.visit(prepared.siteUrl)).toMatchObject({
      status: 200,
      text: "<h1>111</h1>",
    });
    expect((await control.visit(prepared.siteUrl, "about/")).text).toBe("<p>111</p>");
  });

  test("of many new sites only the first checks their bucket; the others reuse its region", async () => {
    const sites = ["one", "two", "three"].map((prefix) =>
      hostingOf({ prefix, region: "us-east-1", isKnownOpen: false }),
    );
    const prepared = await Promise.all(sites.map((site) => site.prepare()));
    expect(prepared.map(({ region }) => region)).toEqual(Array(3).fill("eu-central-1"));
    const requests = await control.requests();
    expect(requests.filter((line) => line === `HEAD /${bucket}/`)).toHaveLength(2); // once redirected
    for (const site of sites) await site.publish(publishOf({ "index.html": "" }).input);
    expect(await control.requests()).toEqual(
      ["one", "two", "three"].map((prefix) => `PUT /${bucket}/${prefix}/index.html`),
    );
  });

  test.each([
    [501, "NotImplemented"],
    [405, "MethodNotAllowed"],
    [400, "InvalidArgument"],
  ])("works with a store that responds with %i to what it does not offer", async (status, code) => {
    const unknown = "policyStatus|website|publicAccessBlock|ownership|versioning|uploads|versions";
    const body = `<Error><Code>${code}</Code></Error>`;
    await control.fault({ match: `* [?&](${unknown})`, times: 1_000, status, body });
    const hosting = hostingOf({ isKnownOpen: false, prefix: `at-${code.toLowerCase()}` });
    const { siteUrl } = await hosting.prepare();
    const { state } = await hosting.publish(publishOf(page("111")).input);
    await hosting.publish(publishOf(page("222"), state).input);
    expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");
    await hosting.remove(state);
    expect((await control.visit(siteUrl)).status).not.toBe(200);
  });

  test("sends what pages need first, pages then, index.html last", async () => {
    const hosting = hostingOf();
    await hosting.publish(publishOf(page("111")).input);
    const names = (await control.requests()).map((line) => line.replace(`PUT ${PREFIX}/`, ""));
    expect(new Set(names.slice(0, 2))).toEqual(new Set(["style.css", "og.png"]));
    expect(names.slice(2)).toEqual(["about/index.html", "robots.txt", "index.html"]);
  });

  test("compresses pages, styles and drawings, and labels every object", async () => {
    const { siteUrl } = await liveSite({ ...page("111"), "icon.svg": "<svg/>" });
    const headersOf = async (path: string) => {
      const { headers } = await control.visit(siteUrl, path);
      return [headers["content-type"], headers["content-encoding"], headers["cache-control"]];
    };
    const fresh = "public, max-age=0, must-revalidate";
    expect(await headersOf("")).toEqual(["text/html; charset=utf-8", "gzip", fresh]);
    expect(await headersOf("icon.svg")).toEqual(["image/svg+xml", "gzip", fresh]);
    expect(await headersOf("og.png")).toEqual(["image/png", undefined, fresh]);
    expect(await headersOf("robots.txt")).toEqual(["text/plain; charset=utf-8", undefined, fresh]);
  });

  test("sends one request and uploads nothing when nothing changed", async () => {
    const { hosting, state } = await liveSite(page("111"));
    const { input, saved } = publishOf(page("111"), state);
    expect(await hosting.publish(input)).toEqual({ state, sent: [], removed: [] });
    expect(saved).toEqual([]);
    expect(await control.requests()).toEqual([`HEAD ${PREFIX}/index.html`]);
  });

  test("sends only what changed and deletes what went, after index.html", async () => {
    const { hosting, state, siteUrl } = await liveSite({ ...page("111"), "old & <odd>.html": "x" });
    const next = publishOf({ ...page("111"), "index.html": "<h1>222</h1>" }, state);
    expect(await hosting.publish(next.input)).toMatchObject({
      sent: ["index.html"],
      removed: ["old & <odd>.html"],
    });
    expect(await control.requests()).toEqual([`PUT ${PREFIX}/index.html`, `POST /${bucket}/`]);
    expect((await control.visit(siteUrl, "old%20&%20%3Codd%3E.html")).status).toBe(404);
  });

  test("counts a changed header as a change", async () => {
    const { hosting, state } = await liveSite(page("111"));
    const { input } = publishOf(page("111"), state);
    const files = input.files.map((file) =>
      file.path === "og.png" ? { ...file, cacheControl: "public, max-age=31536000" } : file,
    );
    expect((await hosting.publish({ ...input, files })).sent).toEqual(["og.png"]);
  });

  test.each([
    ["the same version", "111", "HEAD"],
    ["another front page", "222", "PUT"],
  ])("sends everything of %s when the bucket was emptied behind our back", async (...row) => {
    const [, phone, method] = row;
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    await hosting.remove(state);
    expect((await control.visit(siteUrl)).status).not.toBe(200);
    await control.requests();
    const { input, lastSaved } = publishOf({ ...page("111"), ...front(phone) }, state);
    const { sent, state: after } = await hosting.publish(input);
    expect(sent).toHaveLength(5);
    expect(new Set(Object.values(lastSaved()?.manifest ?? {}))).toEqual(new Set([""]));
    const [first, ...others] = await control.requests();
    expect([first, others.length]).toEqual([`${method} ${PREFIX}/index.html`, 5]);
    expect((await control.visit(siteUrl)).text).toBe(`<h1>${phone}</h1>`);
    expect((await hosting.publish(publishOf(page("333"), after).input)).sent).toHaveLength(2);
  });

  test.each([
    ["412", "PreconditionFailed"],
    ["409", "ConditionalRequestConflict"],
  ])(
    "sends everything where a store responds to If-Match on a missing key with %s",
    async (...row) => {
      const [status, code] = row;
      const { hosting, state, siteUrl } = await liveSite(page("111"));
      await hosting.remove(state);
      const body = `<Error><Code>${code}</Code></Error>`;
      await control.fault({ match: "PUT k3f9/index.html", status: Number(status), body });
      const next = publishOf({ ...page("111"), ...front("222") }, state);
      expect((await hosting.publish(next.input)).sent).toHaveLength(5);
      expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");
      expect((await control.visit(siteUrl, "about/")).text).toBe("<p>111</p>");
    },
  );

  test("replaces a front page that is not ours any more, and one that a lost response was about", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    await hosting.publish(publishOf({ ...page("111"), ...front("another worker's") }, state).input);
    const stale = publishOf({ ...page("111"), ...front("222") }, state);
    const { sent, state: next } = await hosting.publish(stale.input);
    expect(sent).toEqual(["index.html"]);
    expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");

    await control.fault({ match: "PUT k3f9/index.html", when: "after", dropConnection: true });
    const lost = publishOf({ ...page("111"), ...front("333") }, next);
    expect((await hosting.publish(lost.input)).sent).toEqual(["index.html"]);
    expect((await control.visit(siteUrl)).text).toBe("<h1>333</h1>");
  });

  test("uploads everything where the key may not read what is there", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    await control.set("deny", { accessKeyId: sandboxAccessKeyId, action: "s3:GetObject" });
    const { sent } = await hosting.publish(publishOf(page("222"), state).input);
    expect(sent).toHaveLength(5);
    expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");
  });

  test("to another bucket or prefix trusts nothing of what was live elsewhere", async () => {
    const { state } = await liveSite(page("111"));
    const elsewhere = hostingOf({ prefix: "other" });
    expect((await elsewhere.publish(publishOf(page("111"), state).input)).sent).toHaveLength(5);
  });

  test("that is no longer wanted leaves the front page alone, and the next repairs the rest", async () => {
    const { hosting, state, siteUrl } = await liveSite(page("111"));
    const stale = publishOf(page("222"), state);
    let calls = 0;
    const isFirst = async () => (calls += 1) === 1;
    const publishing = hosting.publish({ ...stale.input, isCurrent: isFirst });
    await expect(publishing).rejects.toBeInstanceOf(Superseded);
    expect((await control.visit(siteUrl)).text).toBe("<h1>111</h1>");
    expect((await control.visit(siteUrl, "about/")).text).toBe("<p>222</p>");
    const { sent } = await hosting.publish(publishOf(page("111"), stale.lastSaved()).input);
    expect(sent).toEqual(["index.html", "about/index.html"]);
    expect((await control.visit(siteUrl, "about/")).text).toBe("<p>111</p>");
  });
});

describe("taking a site down", () => {
  test("deletes the keys we wrote, a thousand at a time, and no other", async () => {
    const many = Object.fromEntries(Array.from({ length: 1_200 }, (_, n) => [`p${n}.html`, ""]));
    const { hosting, siteUrl, state } = await liveSite(page("111"));
    const neighbour = hostingOf({ prefix: "plumbing-boise" });
    await neighbour.publish(publishOf({ "index.html": "neighbour" }).input);
    await control.requests();
    const manifest = { ...state.manifest, ...many };
    await hosting.remove({ ...state, manifest });
    expect(await control.requests()).toEqual([`POST /${bucket}/`, `POST /${bucket}/`]);
    expect((await control.visit(siteUrl)).status).not.toBe(200);
    expect((await control.visit(siteUrl, "/plumbing-boise/")).text).toBe("neighbour");
  });

  test.each<[string, HostingState | null]>([
    ["of which nothing is known", null],
    ["that is elsewhere", { target: "other/prefix", manifest: { "index.html": "x" } }],
  ])("%s deletes nothing", async (_, previous) => {
    await hostingOf().remove(previous);
    expect(await control.requests()).toEqual([]);
  });
});

test("refuses a prefix or a bucket name that could reach beyond the site", () => {
  for (const prefix of ["", "/", "../x", "a//b", "a/", "A", "a b"])
    expect(() => hostingOf({ prefix })).toThrow("An S3 site needs a prefix");
  for (const name of ["x@evil:443/#", "a", "Upper", "a..b", "10.0.0.1", ""])
    expect(() => hostingOf({ bucket: name })).toThrow(
      /Invalid bucket name|Bucket name is required/,
    );
});
