import { afterEach, expect, test, vi } from "vitest";
import { armCrashPoint } from "../../platform/crash-points.ts";
import { publishOf } from "../test-support.ts";
import { cloudflareHostingPerTest } from "./test-support.ts";

const { control, liveSite, restartWorkers } = cloudflareHostingPerTest();

const VERSIONS = ["first", "second"];
const PATHS = ["index.html", "about/index.html", "style.css"];
const site = (version: string) =>
  Object.fromEntries(PATHS.map((path) => [path, `${version} ${path}`]));
/** The writes of a change of all three files: their bytes, the record for history, and the record in force. */
const WRITES = PATHS.length + 2;

// As after a power cut, nothing happens after this point; the test continues.
const dies = () =>
  vi.spyOn(process, "kill").mockImplementation(() => {
    throw new Error("killed");
  });
afterEach(() => vi.restoreAllMocks());

async function served(siteUrl: string): Promise<Record<string, string>> {
  await restartWorkers();
  const pages = PATHS.map(
    async (path) => [path, (await control.visit(siteUrl, path)).text] as const,
  );
  return Object.fromEntries(await Promise.all(pages));
}

test.each(Array.from({ length: WRITES }, (_, index) => index + 1))(
  "killed after write %i of 5, the site is one whole version, and the next publication completes it",
  async (write) => {
    const [old = "", next = ""] = VERSIONS;
    const { hosting, siteUrl, state } = await liveSite(site(old));
    const cut = publishOf(site(next), state);
    dies();
    armCrashPoint(`deploy.half-uploaded:${write}`);
    await expect(hosting.publish(cut.input)).rejects.toThrow("killed");
    expect(await served(siteUrl)).toEqual(site(write === WRITES ? next : old));

    const again = publishOf(site(next), cut.lastSaved());
    await hosting.publish(again.input);
    expect(await served(siteUrl)).toEqual(site(next));
  },
);
