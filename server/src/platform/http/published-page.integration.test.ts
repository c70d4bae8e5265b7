import { createSite, publishFiles, visit } from "@mainstreet/emulators/netlify/drive-netlify";
import { startNetlifyEmulator } from "@mainstreet/emulators/netlify/netlify-emulator";
import { generateSite } from "@mainstreet/generator/generate-site";
import { sampleSite } from "@mainstreet/generator/test-support";
import { expect, test } from "vitest";
import { observatoryScore } from "../../../test/observatory.ts";

test("a published page has A+ by the HTTP Observatory's table: all but what a page without scripts of its own can earn", async () => {
  const emulator = await startNetlifyEmulator();
  try {
    const caller = { origin: emulator.url, token: "nfp_ownerOfThisSite01" };
    const files = generateSite(sampleSite()).files.map(({ path, text }) => [`/${path}`, text]);
    await publishFiles(caller, (await createSite(caller, "asha")).id, Object.fromEntries(files));
    const { status, headers, text } = await visit(
      emulator.url,
      `asha.netlify.localhost:${emulator.port}/`,
    );
    expect(status).toBe(200);
    expect(observatoryScore({ headers, html: text })).toMatchObject({
      score: 120,
      tests: { "content-security-policy": 10, "referrer-policy": 5, "x-frame-options": 5 },
    });
  } finally {
    await emulator.close();
  }
});
