import { expect, test } from "vitest";
import { type PublishInput, Superseded } from "../provider.ts";
import { publishOf } from "../test-support.ts";
import { forgetNames, leadTo, serveNames } from "./live-keys.ts";
import { cloudflareHostingPerTest, page } from "./test-support.ts";

const { control, hostingOf, liveSite, ownPlace, restartWorkers } = cloudflareHostingPerTest();

const NAMES = { host: "acme.example", alsoHost: null };
const URL = "https://acme.example/";

/** A site of two versions at its domain, to which its own name redirects. */
async function atDomain() {
  const { hosting, siteUrl, state } = await liveSite(page("555-0199"));
  await hosting.publish(publishOf(page("555-0100"), state).input);
  const place = ownPlace();
  await serveNames(place, NAMES, URL);
  await leadTo(place, place.ownKey, URL);
  return { siteUrl, place };
}

/** Does `work` after the publication has read the record in force, and before it writes. `isLast`: no newer publication has begun then. */
function during(input: PublishInput, work: () => Promise<void>, isLast = true): PublishInput {
  let checks = 0;
  const isCurrent = async () => {
    checks += 1;
    if (checks === 1) await work();
    return checks === 1 || isLast;
  };
  return { ...input, isCurrent };
}

async function shownAt(url: string): Promise<string> {
  await restartWorkers();
  return (await control.visit(url)).text;
}

test("a domain that is removed while another token publishes for the first time does not fail that", async () => {
  const { siteUrl, place } = await atDomain();
  // Its files are uploaded already, so that the first check happens just before the record in force is written.
  const { input } = publishOf(page("555-0199"));
  const removing = during(input, () => forgetNames(place, NAMES));
  await hostingOf().publish(removing);
  expect(await shownAt(siteUrl)).toContain("555-0199");
});

test("what a newer deployment has written in the meantime is not overwritten", async () => {
  const { siteUrl, place } = await atDomain();
  const { input } = publishOf(page("555-0199"));
  const newer = async () => {
    await forgetNames(place, NAMES);
    await restartWorkers();
    await hostingOf().publish(publishOf(page("555-0177")).input);
  };
  const publishing = hostingOf().publish(during(input, newer, false));
  await expect(publishing).rejects.toThrow(Superseded);
  expect(await shownAt(siteUrl)).toContain("555-0177");
});
