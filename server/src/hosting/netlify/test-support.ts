import { startNetlifyEmulator } from "@mainstreet/emulators/netlify/netlify-emulator";
import { siteName } from "@mainstreet/generator/slug";
import { beforeEach } from "vitest";
import { emulatorPerTest, publishOf, skipPauses } from "../test-support.ts";
import { createNetlifyHosting } from "./netlify-hosting.ts";

export const netlifyOwnerToken = "nfp_ownerOfTheseSites01";

export const page = (phone: string) => ({ "index.html": `<h1>${phone}</h1>`, "style.css": "h1{}" });

export const countRequests = (requests: string[], pattern: RegExp) =>
  requests.filter((line) => pattern.test(line)).length;

export const DEPLOY_POST = /^POST .*\/deploys$/;

export const FILE_PUT = /^PUT .*\/files\//;

const names = { service: "Plumbing in", city: "Winston-Salem", state: "NC" };

/** Starts an emulated Netlify before each test of the file. Pauses are skipped. */
export function netlifyHostingPerTest() {
  const { emulator, control } = emulatorPerTest(startNetlifyEmulator);
  // The emulator uses real time, and five minutes of skipped pauses may be over within its usual 50 ms.
  beforeEach(() => control.set("timings", { preparingMs: 1, processingMs: 1 }));
  skipPauses();

  const hostingOf = (more: { siteId?: string; token?: string; campaignTag?: string } = {}) => {
    const { campaignTag = "0193-campaign" } = more;
    return createNetlifyHosting({
      apiUrl: `${emulator.url}/api/v1`,
      token: netlifyOwnerToken,
      siteName: siteName({ ...names, siteKey: campaignTag }),
      campaignTag,
      ...more,
    });
  };

  /** A live site; the journal of the requests that created it is emptied. */
  async function liveSite(texts: Record<string, string>) {
    const hosting = hostingOf();
    const { siteUrl, siteId = "" } = await hosting.prepare();
    const { state } = await hosting.publish(publishOf(texts).input);
    await control.requests();
    return { hosting: hostingOf({ siteId }), siteUrl, siteId, state };
  }

  return { emulator, control, hostingOf, liveSite };
}
