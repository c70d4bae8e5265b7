import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import type { HostingState } from "../provider.ts";
import { publishOf } from "../test-support.ts";
import { cloudflareHostingPerTest } from "./test-support.ts";

const RACES = IS_LONG ? 1_000 : 25;

const { control, hostingOf, liveSite, restartWorkers } = cloudflareHostingPerTest();

const site = (version: string) => ({
  "index.html": `${version} front`,
  "style.css": `${version} style`,
});

test(`of two publications that begin with the same version one succeeds and the other gets an error, ${RACES} times`, async () => {
  const first = await liveSite(site("version 0"));
  let state: HostingState = first.state;
  for (let race = 1; race <= RACES; race += 1) {
    const names = [`version ${race}a`, `version ${race}b`];
    const results = await Promise.allSettled(
      names.map((name) => hostingOf().publish(publishOf(site(name), state).input)),
    );
    const won = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    const lost = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(countByStatus(results)).toEqual({ fulfilled: 1, rejected: 1 });
    expect(lost).toMatchObject([{ kind: "conflict", message: cloudflareTexts.errors.faster }]);
    const winner = names[results.findIndex(({ status }) => status === "fulfilled")];
    await restartWorkers();
    const front = await control.visit(first.siteUrl);
    const style = await control.visit(first.siteUrl, "style.css");
    expect([front.text, style.text]).toEqual([`${winner} front`, `${winner} style`]);
    state = won[0]?.state ?? state;
    await control.requests();
  }
});
