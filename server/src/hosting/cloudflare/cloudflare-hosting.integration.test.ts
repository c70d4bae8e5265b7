import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { failureOf, publishOf, request } from "../test-support.ts";
import { countByStatus } from "../../../test/count-by-status.ts";
import { ownerToken as token, siteId } from "../../../test/cloudflare-account.ts";
import { cloudflareHostingPerTest, page } from "./test-support.ts";

const { emulator, control, hostingOf, liveSite, keys, restartWorkers } = cloudflareHostingPerTest();

/** The writes among the requests, each as method and kind of key. */
const writesOf = (requests: string[]) =>
  requests
    .filter((line) => /^(?:PUT|POST|DELETE) /.test(line))
    .map((line) =>
      line
        .replace(/\/mainstreet-[0-9a-f]+\//, "")
        .replace(/s\/[^/]+\//, "s/")
        .replace(/[0-9a-f]{64}/, "SHA")
        .replace(/m\/[0-9a-f]{16}/, "m/V"),
    );

describe("publishing", () => {
  test("a new site is served with the headers of its `_headers` file, and its own page for missing ones", async () => {
    const { siteUrl } = await liveSite(page("555-0100"));
    const front = await control.visit(siteUrl);
    expect([front.status, front.text]).toEqual([200, "<h1>555-0100</h1>"]);
    expect(front.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
    });
    expect((await control.visit(siteUrl, "about")).headers.location).toBe("/about/");
    const missing = await control.visit(siteUrl, "_headers");
    expect([missing.status, missing.text]).toEqual([404, "<p>missing</p>"]);
  });

  test("a change of one file takes three writes and no call of the REST API", async () => {
    const { hosting, state } = await liveSite(page("555-0100"));
    const { sent } = await hosting.publish(publishOf(page("555-0199"), state).input);
    const requests = await control.requests();
    expect(sent).toEqual(["index.html"]);
    expect(writesOf(requests)).toEqual([
      "PUT s/SHA",
      "PUT s/m/V.json",
      "PUT live/plumbing-boise-1.agency-" +
        requests.join().match(/agency-([0-9a-f]{6})/)?.[1] +
        ".localhost",
    ]);
    expect(requests.filter((line) => line.includes("/client/"))).toEqual([]);
  });

  test("an unchanged site takes no write", async () => {
    const { hosting, state } = await liveSite(page("555-0100"));
    const published = await hosting.publish(publishOf(page("555-0100"), state).input);
    expect(published).toMatchObject({ sent: [], removed: [], state });
    expect(writesOf(await control.requests())).toEqual([]);
  });

  test("an earlier version comes back with one write, byte for byte", async () => {
    const { hosting, siteUrl, state } = await liveSite(page("555-0100"));
    const before = await control.visit(siteUrl);
    const second = await hosting.publish(publishOf(page("555-0199"), state).input);
    await control.requests();
    await hosting.publish(publishOf(page("555-0100"), second.state).input);
    expect(writesOf(await control.requests())).toHaveLength(1);
    await restartWorkers();
    expect((await control.visit(siteUrl)).text).toBe(before.text);
  });

  test("an emptied bucket gets everything again", async () => {
    const { hosting, siteUrl, state } = await liveSite(page("555-0100"));
    await hosting.remove(state);
    expect(await keys()).toEqual([]);
    await hosting.publish(publishOf(page("555-0100"), state).input);
    await restartWorkers();
    expect((await control.visit(siteUrl, "about/")).text).toBe("<p>about</p>");
  });

  test("what follows a cut publication sends only what is missing", async () => {
    const { hosting, state } = await liveSite(page("555-0100"));
    await control.fault({ match: "PUT /live/", when: "before", times: 9, status: 500 });
    const cut = publishOf(page("555-0199"), state);
    await failureOf(hosting.publish(cut.input));
    await control.clearFaults();
    await control.requests();
    const { sent } = await hosting.publish(publishOf(page("555-0199"), cut.lastSaved()).input);
    expect(sent).toEqual(["index.html"]);
    expect(writesOf(await control.requests())).toHaveLength(1);
  });

  test("on the Worker's own host the site is in a folder", async () => {
    const hosting = hostingOf(1, { zone: "", workersHost: "nobody.workers.localhost" });
    const { siteUrl } = await hosting.prepare();
    expect(siteUrl).toBe(`http://nobody.workers.localhost:${emulator.port}/plumbing-boise-1/`);
    const failure = await failureOf(hosting.publish(publishOf(page("555-0100")).input));
    expect([failure.kind, failure.message]).toEqual([
      "not-ready",
      cloudflareTexts.errors.notVisible,
    ]);
    expect(await keys()).toContain("live/nobody.workers.localhost/plumbing-boise-1");
  });
});

test("a new version is seen by all within some seconds, without a purge", async () => {
  // Product and emulator use the same clock.
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { hosting, siteUrl, state } = await liveSite(page("555-0100"));
  expect((await control.visit(siteUrl)).text).toContain("555-0100");
  await hosting.publish(publishOf(page("555-0199"), state).input);
  vi.setSystemTime(Date.now() + 6_000);
  expect((await control.visit(siteUrl)).text).toContain("555-0199");
});

describe("two publications of one site", () => {
  test("one succeeds and the other gets an error, never a mixture", async () => {
    const { hosting, siteUrl, state } = await liveSite(page("555-0100"));
    const both = ["555-0101", "555-0102"].map((phone) =>
      hosting.publish(publishOf({ ...page(phone), "style.css": phone }, state).input),
    );
    const results = await Promise.allSettled(both);
    expect(countByStatus(results)).toEqual({ fulfilled: 1, rejected: 1 });
    const lost = results.filter(({ status }) => status === "rejected");
    expect(lost).toMatchObject([
      { reason: { kind: "conflict", message: cloudflareTexts.errors.faster } },
    ]);
    await restartWorkers();
    const { text } = await control.visit(siteUrl);
    const style = await control.visit(siteUrl, "style.css");
    expect(text).toBe(`<h1>${style.text}</h1>`);
  });

  test("a lost response to the last write is no failure", async () => {
    const { hosting, siteUrl, state } = await liveSite(page("555-0100"));
    await control.fault({ match: "PUT /live/", when: "after", times: 1, dropConnection: true });
    const published = await hosting.publish(publishOf(page("555-0199"), state).input);
    await restartWorkers();
    expect((await control.visit(siteUrl)).text).toContain("555-0199");
    const again = await hosting.publish(publishOf(page("555-0199"), published.state).input);
    expect(again.sent).toEqual([]);
  });

  test("one that a newer deployment has replaced writes nothing that visitors see", async () => {
    const { hosting, siteUrl, state } = await liveSite(page("555-0100"));
    const { input } = publishOf(page("555-0199"), state);
    await expect(hosting.publish({ ...input, isCurrent: async () => false })).rejects.toThrow(
      "newer",
    );
    expect((await control.visit(siteUrl)).text).toContain("555-0100");
  });
});

describe("no host responds with another site's bytes", () => {
  const hostsLike = (host: string) => [host.toUpperCase(), `${host}.`, `${host}:8443`];

  test("however its name is written, and unknown names get nothing", async () => {
    const { siteUrl } = await liveSite(page("555-0101"), 1);
    await liveSite(page("555-0102"), 2);
    const { hostname } = new URL(siteUrl);
    const textOf = async (host: string) =>
      (await request(emulator.url, { headers: { host } })).text.trim();
    for (const host of hostsLike(hostname)) expect(await textOf(host)).toBe("<h1>555-0101</h1>");
    const zone = hostname.slice(hostname.indexOf(".") + 1);
    const strangers = ["nobody", "__proto__", "constructor", `www.plumbing-boise-1`];
    for (const label of strangers) {
      expect(await textOf(`${label}.${zone}`)).toBe("There is no site here");
    }
  });

  test("taking a site down leaves nothing of it, and the other one as it was", async () => {
    const { hosting, siteUrl, state } = await liveSite(page("555-0101"), 1);
    const other = await liveSite(page("555-0102"), 2);
    await hosting.remove(state);
    await restartWorkers();
    expect((await control.visit(siteUrl)).status).toBe(404);
    const left = await keys();
    expect(left.filter((key) => key.includes(siteId(1)) || key.includes("boise-1."))).toEqual([]);
    expect((await control.visit(other.siteUrl)).text).toContain("555-0102");
    await hosting.remove(state);
  });

  test("a record of another site at its place is neither removed nor taken for its own", async () => {
    const { siteUrl, state } = await liveSite(page("555-0101"), 1);
    const stranger = hostingOf(2, { siteName: "plumbing-boise-1", target: state.target });
    await stranger.remove(state);
    expect((await control.visit(siteUrl)).text).toContain("555-0101");
  });

  test("an unsafe name is refused", () => {
    expect(() => hostingOf(1, { siteName: "../live" })).toThrow("plain name");
    expect(() => hostingOf(1, { siteId: "1/../2" })).toThrow("plain name");
  });
});

describe("while Cloudflare fails", () => {
  test("visitors of a known site see its last version, and nobody a 404", async () => {
    const { siteUrl } = await liveSite(page("555-0100"));
    await control.set("conduct", { readsFail: true });
    expect((await control.visit(siteUrl, "about")).status).toBe(301);
    expect((await control.visit(siteUrl)).status).toBe(503);
    const unknown = new URL(siteUrl).hostname.replace("plumbing-boise-1", "nobody");
    expect((await control.visit(`http://${unknown}/`)).status).toBe(503);
  });

  test.each([
    ["a revoked token", { status: "revoked" }, "credential"],
    ["a missing permission", { missing: ["Workers R2 Storage"] }, "forbidden"],
  ])("%s is named, and the old version stays", async (_what, change, kind) => {
    const { hosting, siteUrl, state } = await liveSite(page("555-0100"));
    await control.set("tokens", { token, ...change });
    const failure = await failureOf(hosting.publish(publishOf(page("555-0199"), state).input));
    expect(failure.kind).toBe(kind);
    expect(failure.printed).not.toContain(token);
    expect((await control.visit(siteUrl)).text).toContain("555-0100");
  });

  test("a key that is new may be refused for a while", async () => {
    await control.set("conduct", { keysDelayed: true });
    const old = await failureOf(hostingOf(1).publish(publishOf(page("555-0100")).input));
    expect(old.kind).toBe("credential");
    const fresh = hostingOf(1, { storedAt: new Date() });
    const failure = await failureOf(fresh.publish(publishOf(page("555-0100")).input));
    expect(failure.kind).toBe("unavailable");
  });

  test("a key that was just written is written a second later", async () => {
    const { hosting, state } = await liveSite(page("555-0100"));
    await control.fault({
      match: "PUT /live/",
      when: "before",
      times: 2,
      status: 429,
      body: "<Error><Code>TooManyRequests</Code></Error>",
    });
    const { sent } = await hosting.publish(publishOf(page("555-0199"), state).input);
    expect(sent).toEqual(["index.html"]);
  });
});
