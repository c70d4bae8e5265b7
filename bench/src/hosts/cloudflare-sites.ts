import { control } from "../../../server/test/provider-controls.ts";
import type {
  Hosting,
  HostingState,
  PublishInput,
  RenderedFile,
} from "@mainstreet/server/hosting/provider";
import { sendRequest } from "@mainstreet/server/platform/http-client/send-request";
import type { VerifiedToken } from "@mainstreet/server/hosting/cloudflare/verify-token";
import { startCloudflareEmulator } from "@mainstreet/emulators/cloudflare/cloudflare-emulator";
import { z } from "zod";
import {
  hostingOf,
  prepareAccount,
  routerSha256,
} from "../../../server/test/cloudflare-account.ts";

/** Sites in one emulated account, as a benchmark uses them. */
export type CloudflareSites = {
  url: string;
  account: VerifiedToken;
  hostingOf: (n?: number) => Hosting;
  /** Requests since the last call, as "METHOD path". */
  requests: () => Promise<string[]>;
  /** Makes every further request take this much longer; 0 ends it. */
  delay: (ms: number) => Promise<void>;
  /** Makes Workers forget the versions that they cache for five seconds. */
  restartWorkers: () => Promise<void>;
};

export type SiteFiles = RenderedFile[];

const journal = z.object({
  requests: z.array(z.object({ method: z.string(), path: z.string() })),
});

/** Runs the work with an emulator of its own, whose keys accept writes at any time. */
export async function withCloudflare(
  work: (sites: CloudflareSites) => Promise<void>,
): Promise<void> {
  const emulator = await startCloudflareEmulator({ routerSha256 });
  const { url } = emulator;
  const remove = async (name: string) => {
    const response = await fetch(`${url}/__control/${name}`, { method: "DELETE" });
    await response.text();
  };
  try {
    const account = await prepareAccount(url);
    await control({ url }, "conduct", { writeIntervalMs: 0 });
    await work({
      url,
      account,
      hostingOf: (n = 1) => hostingOf(url, account, { n }),
      async requests() {
        const response = await fetch(`${url}/__control/requests`);
        await remove("requests");
        const { requests } = journal.parse(await response.json());
        return requests.map(({ method, path }) => `${method} ${path}`);
      },
      async delay(delayMs) {
        await remove("faults");
        const fault = { match: "* .", when: "before", times: Number.MAX_SAFE_INTEGER, delayMs };
        if (delayMs > 0) await control({ url }, "faults", fault);
      },
      restartWorkers: () => remove("isolates"),
    });
  } finally {
    await emulator.close();
  }
}

/** A site of four pages, a style sheet and a picture, of about 100 KB; its front page contains `mark`. */
export const filesOf = (mark: string): SiteFiles =>
  Object.entries({
    "index.html": `<h1>${mark}</h1>`,
    "404.html": "<p>missing</p>",
    "about/index.html": "<p>about</p>".repeat(500),
    "contact/index.html": "<p>contact</p>".repeat(500),
    "style.css": "h1{}".repeat(1_000),
    "photo.jpg": "photo".repeat(18_000),
  }).map(([path, text]) => ({
    path,
    content: Buffer.from(text),
    contentType: path.endsWith(".html") ? "text/html; charset=utf-8" : "text/css",
    cacheControl: "public, max-age=0, must-revalidate",
  }));

/** The same with the mark in every file, so that a mixture of two versions shows. */
export const markedFilesOf = (mark: string): SiteFiles =>
  filesOf(mark).map((file) => ({
    ...file,
    content: Buffer.concat([Buffer.from(mark), file.content]),
  }));

/** The input of a publication that no other one replaces. */
export const publishInputOf = (
  files: SiteFiles,
  previous: HostingState | null = null,
): PublishInput => ({
  files,
  previous,
  beforeUpload: async () => undefined,
  isCurrent: async () => true,
});

/** The response to a visitor of the address: the bytes, or "status N". */
export async function readAsVisitor(
  { url }: CloudflareSites,
  siteUrl: string,
  path = "",
): Promise<string> {
  const { host, pathname } = new URL(path, siteUrl);
  const response = await sendRequest({
    origin: new URL(url),
    method: "GET",
    path: pathname,
    headers: { host },
    timeoutMs: 10_000,
  });
  if ("fault" in response) return response.detail;
  return response.status === 200 ? response.body.toString("latin1") : `status ${response.status}`;
}

const addressOf = (path: string) => path.replace(/index\.html$/, "");

/** All files of a site as visitors get them, by address. */
export async function visitAll(sites: CloudflareSites, siteUrl: string): Promise<string> {
  const pages = await Promise.all(
    filesOf("").map(async ({ path }) => {
      const address = addressOf(path);
      return `${address}: ${await readAsVisitor(sites, siteUrl, address)}`;
    }),
  );
  return pages.join("\n");
}

/** The result of {@link visitAll} if exactly these files are live. */
export const expectedPages = (files: SiteFiles): string =>
  files.map(({ path, content }) => `${addressOf(path)}: ${content.toString("latin1")}`).join("\n");
