import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send, type ReceivedResponse } from "../drive-emulator.ts";
import type { RunningEmulator } from "../emulator.ts";
import { createSite, publishFiles, visit, type NetlifyUser } from "./drive-netlify.ts";
import { startNetlifyEmulator } from "./netlify-emulator.ts";

const files = {
  "/index.html": "home",
  "/file.html": "file",
  "/folder/index.html": "folder",
  "/both.html": "both file",
  "/both/index.html": "both folder",
  "/404.html": "gone fishing",
  "/en/404.html": "gone, in English",
  "/assets/app.3f2a.css": "body{color:red}".repeat(50),
  "/assets/logo.svg": "<svg/>",
  "/photo.jpg": "jpeg",
  "/strange.xyz": "?",
  "/_headers": [
    "# for everything",
    "/*",
    "  X-Content-Type-Options: nosniff",
    "  Cache-Control: public, max-age=60",
    "  Server: ignored",
    "/assets/*",
    "  Cache-Control: public, max-age=31536000, immutable",
    "/file",
    "  X-Robots-Tag: noindex",
    "  X-Robots-Tag: nofollow",
    "  X-Unsendable: \u{1f527}",
  ].join("\n"),
  "/_redirects": [
    "/old /file",
    "/temporary /file 302 # a comment",
    "/news/* /blog/:splat 301",
    "/store id=:id /products/:id 302",
    "/about/:who /people/:who.html 301",
    "/rewritten/* /folder/ 200",
    "/file /never 301",
    "/photo.jpg /assets/logo.svg 301!",
    "/en/* /en/404.html 404",
    "/only-here /x 302! Country=de",
    "/loop/ /loop 301!",
    "https://old-name.netlify.localhost/* https://asha.example/:splat 301!",
    "/proxied/* https://other.example/:splat 200",
    "/umzug /caf\u00e9",
    "nonsense",
  ].join("\n"),
};

let emulator: RunningEmulator;
let asha: NetlifyUser;
const get = (path: string, headers?: Record<string, string>): Promise<ReceivedResponse> =>
  visit(emulator.url, `asha.netlify.localhost:${emulator.port}${path}`, headers);

beforeAll(async () => {
  emulator = await startNetlifyEmulator();
  asha = { origin: emulator.url, token: "nfp_ashaPlumbing1" };
  await publishFiles(asha, (await createSite(asha, "asha")).id, files);
  await publishFiles(asha, (await createSite(asha, "bare")).id, { "/index.html": "bare" });
});
afterAll(() => emulator.close());

describe("addresses", () => {
  it.each([
    ["/", 200, "home"],
    ["/index.html", 200, "home"],
    ["/file.html", 200, "file"],
    ["/folder/", 200, "folder"],
    ["/folder/index.html", 200, "folder"],
    ["/both", 200, "both file"],
    ["/both/index.html", 200, "both folder"],
    ["/nothing-here", 404, "gone fishing"],
    ["/folder/nothing/", 404, "gone fishing"],
    ["/_headers", 404, "gone fishing"],
    ["/_redirects", 404, "gone fishing"],
    ["/constructor", 404, "gone fishing"],
    ["//asha.example/", 404, "gone fishing"],
    ["//", 200, "home"],
  ])("%s responds %i", async (path, status, text) => {
    expect(await get(path)).toMatchObject({ status, text });
  });

  it.each([
    ["/folder", "/folder/"],
    ["/folder?a=1", "/folder/?a=1"],
    ["/file/", "/file"],
    ["/both/", "/both"],
  ])("%s moves to %s", async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 301, headers: { location } });
  });

  it("are the same under /__site/ for tools that cannot resolve the host", async () => {
    const tool = (path: string): Promise<ReceivedResponse> =>
      send(emulator.url, `GET /__site/asha.netlify.localhost${path}`);
    expect(await tool("/file")).toMatchObject({ status: 200, text: "file" });
    expect(await tool("")).toMatchObject({ status: 200, text: "home" });
    expect((await tool("/assets/app.3f2a.css")).headers["content-type"]).toBe(
      "text/css; charset=UTF-8",
    );
    expect(await tool("/folder")).toMatchObject({ status: 301 });
    expect((await send(emulator.url, "GET /__site/none.netlify.localhost/")).status).toBe(404);
  });

  it("have a plain 404 where the site brings none, and take no POST", async () => {
    expect(await visit(emulator.url, "bare.netlify.localhost/x")).toMatchObject({
      status: 404,
      text: "Not Found\n",
    });
    const host = "bare.netlify.localhost";
    expect((await send(emulator.url, "POST /", { headers: { host }, body: "x" })).status).toBe(405);
    const head = await send(emulator.url, "HEAD /", { headers: { host } });
    expect(head).toMatchObject({ status: 200, text: "", headers: { "content-length": "4" } });
    expect((await visit(emulator.url, "bare.netlify.localhost/%zz")).status).toBe(400);
  });

  it("never lead a page's script to the control API", async () => {
    expect((await visit(emulator.url, "bare.netlify.localhost/__control/requests")).status).toBe(
      404,
    );
    const fromPage = { origin: `http://bare.netlify.localhost:${emulator.port}` };
    expect((await send(emulator.url, "POST /__control/reset", { headers: fromPage })).status).toBe(
      404,
    );
    expect((await get("/")).status).toBe(200);
  });
});

describe("_redirects", () => {
  it.each([
    ["/old", 301, "/file"],
    ["/old/", 301, "/file"],
    ["/old?utm=1", 301, "/file?utm=1"],
    ["/temporary", 302, "/file"],
    ["/news/2026/may", 301, "/blog/2026/may"],
    ["/news", 301, "/blog/"],
    ["/store?id=12", 302, "/products/12"],
    ["/about/asha", 301, "/people/asha.html"],
    ["/photo.jpg", 301, "/assets/logo.svg"],
    ["/umzug", 301, "/caf%C3%A9"],
  ])("%s responds %i to %s", async (path, status, location) => {
    expect(await get(path)).toMatchObject({ status, headers: { location } });
  });

  it("rewrite without a move, and with a status of their own", async () => {
    expect(await get("/rewritten/deep/down")).toMatchObject({ status: 200, text: "folder" });
    expect(await get("/en/missing")).toMatchObject({ status: 404, text: "gone, in English" });
  });

  it("give way to a file unless forced, and to a query, country or proxy they cannot have", async () => {
    expect(await get("/file")).toMatchObject({ status: 200, text: "file" });
    expect((await get("/store")).status).toBe(404);
    expect((await get("/only-here")).status).toBe(404);
    expect((await get("/loop")).status).toBe(404);
    expect((await get("/proxied/a")).status).toBe(502);
  });

  it("of an absolute source apply to that host alone", async () => {
    const other = await createSite(asha, "old-name");
    await publishFiles(asha, other.id, { "/index.html": "x", "/_redirects": files["/_redirects"] });
    const moved = await visit(emulator.url, "old-name.netlify.localhost/a/b");
    expect(moved).toMatchObject({ status: 301, headers: { location: "https://asha.example/a/b" } });
    expect((await get("/")).status).toBe(200);
  });
});

describe("headers", () => {
  it("come from every matching rule, the later one winning, and never the server's own", async () => {
    const style = await get("/assets/logo.svg");
    expect(style.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      server: "Netlify",
    });
    const page = await get("/file");
    expect(page.headers).toMatchObject({
      "cache-control": "public, max-age=60",
      "x-robots-tag": "noindex, nofollow",
    });
    expect((await get("/missing")).headers["x-content-type-options"]).toBe("nosniff");
    expect((await visit(emulator.url, "bare.netlify.localhost/")).headers["cache-control"]).toBe(
      "public,max-age=0,must-revalidate",
    );
  });

  it.each([
    ["/", "text/html; charset=UTF-8"],
    ["/assets/logo.svg", "image/svg+xml"],
    ["/strange.xyz", "application/octet-stream"],
    ["/missing", "text/html; charset=UTF-8"],
  ])("name the type of %s: %s", async (path, type) => {
    expect((await get(path)).headers["content-type"]).toBe(type);
  });

  it("offer gzip to those who take it, for text only", async () => {
    const path = "/assets/app.3f2a.css";
    const zipped = await get(path, { "accept-encoding": "br, gzip" });
    expect(zipped.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
    expect(gunzipSync(zipped.bytes).toString()).toBe(files[path]);
    expect(
      (await get(path, { "accept-encoding": "gzip;q=0" })).headers["content-encoding"],
    ).toBeUndefined();
    expect(
      (await get("/strange.xyz", { "accept-encoding": "gzip" })).headers["content-encoding"],
    ).toBeUndefined();
  });

  it("let a browser keep its copy", async () => {
    const { etag = "" } = (await get("/")).headers;
    expect(await get("/", { "if-none-match": etag })).toMatchObject({ status: 304, text: "" });
    expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
  });
});
