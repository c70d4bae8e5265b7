import { hash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import type { HostingState } from "../provider.ts";
import { Superseded } from "../provider.ts";
import { failureOf, publishOf } from "../test-support.ts";
import { siteId } from "../../../test/cloudflare-account.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { cloudflareHostingPerTest, page } from "./test-support.ts";

const { control, hostingOf, liveSite, keys, restartWorkers } = cloudflareHostingPerTest();

const DAY_MS = 24 * 3_600_000;
const prefix = `s/${siteId(1)}/`;
const blobOf = (n: number) => `${prefix}${hash("sha256", `<h1>${n}</h1>`)}`;
const versionsIn = (stored: string[]) => stored.filter((key) => key.startsWith(`${prefix}m/`));

// Product and emulator use the same clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  vi.setTimerTickMode("nextTimerAsync");
});
const passTwoDays = () => void vi.setSystemTime(Date.now() + 2 * DAY_MS);

/** Publishes the versions one after the other, a second apart. */
async function publishAll(numbers: readonly number[], previous: HostingState | null) {
  let state = previous;
  for (const n of numbers) {
    vi.setSystemTime(Date.now() + 1_000);
    ({ state } = await hostingOf().publish(publishOf(page(String(n)), state).input));
  }
  return state;
}
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test("after every tenth version the old records go, and a day later the files that only they named", async () => {
  const nineteen = await publishAll(range(1, 19), null);
  expect(await keys()).toContain(blobOf(1));
  passTwoDays();
  const twenty = await publishAll([20], nineteen);
  expect(versionsIn(await keys())).toHaveLength(10);
  // The records that this sweep deleted have protected their files for the last time.
  expect(await keys()).toContain(blobOf(10));
  await publishAll(range(21, 30), twenty);
  const stored = await keys();
  expect(versionsIn(stored)).toHaveLength(10);
  for (const n of range(1, 10)) expect(stored, `version ${n}`).not.toContain(blobOf(n));
  for (const n of range(11, 30)) expect(stored, `version ${n}`).toContain(blobOf(n));
});

test("a file without a record stays for a day, since a cut publication may go on with it", async () => {
  const state = await publishAll(range(1, 8), null);
  const cut = publishOf(page("cut"), state);
  await control.fault({ match: "PUT /m/", when: "before", times: 99, status: 500 });
  await failureOf(hostingOf().publish(cut.input));
  await control.clearFaults();
  const stray = `${prefix}${hash("sha256", "<h1>cut</h1>")}`;
  const ten = await publishAll([9, 10], cut.lastSaved());
  expect(await keys()).toContain(stray);
  passTwoDays();
  await publishAll(range(11, 20), ten);
  expect(await keys()).not.toContain(stray);
});

/** Versions before the last sweep. */
const BEFORE = IS_LONG ? 40 : 10;

test("what visitors see is whole after a sweep, and so is each of the last ten versions", async () => {
  const { siteUrl } = await liveSite(page("1"));
  const states = await publishAll(range(1, BEFORE), null);
  passTwoDays();
  const last = await publishAll(range(BEFORE + 1, BEFORE + 10), states);
  await restartWorkers();
  expect((await control.visit(siteUrl)).text).toBe(`<h1>${BEFORE + 10}</h1>`);
  expect((await control.visit(siteUrl, "about/")).text).toBe("<p>about</p>");
  await control.requests();
  await hostingOf().publish(publishOf(page(`${BEFORE + 2}`), last).input);
  const writes = (await control.requests()).filter((line) => line.startsWith("PUT "));
  expect(writes).toHaveLength(1);
  await restartWorkers();
  expect((await control.visit(siteUrl)).text).toBe(`<h1>${BEFORE + 2}</h1>`);
});

test("a version in force that is older than the last ten keeps its files", async () => {
  const before = await publishAll(range(1, 15), null);
  const back = await publishAll([3], before);
  // Another publication of the same content leaves it in force.
  passTwoDays();
  await hostingOf().publish(
    publishOf(page("3"), { ...(back as HostingState), unswept: 9, version: "" }).input,
  );
  expect(await keys()).toContain(blobOf(3));
});

test("where a record cannot be read, and while Cloudflare fails, nothing is deleted and the site is published", async () => {
  const state = await publishAll(range(1, 19), null);
  passTwoDays();
  const before = await keys();
  await control.fault({ match: "GET /m/", when: "before", times: 1, status: 200, body: "{" });
  const published = await publishAll([20], state);
  await control.clearFaults();
  const after = await keys();
  expect(before.filter((key) => !after.includes(key))).toEqual([]);
  await control.fault({ match: "GET list-type", when: "before", times: 99, status: 503 });
  const next = await hostingOf().publish(publishOf(page("21"), published).input);
  expect(next.sent).toEqual(["index.html"]);
});

test("while an old address shows the site from the same files, none of them go", async () => {
  const state = await publishAll(range(1, 19), null);
  passTwoDays();
  const before = await keys();
  const hosting = hostingOf(1, { maySweep: false });
  const published = await hosting.publish(publishOf(page("20"), state).input);
  const after = await keys();
  expect(before.filter((key) => !after.includes(key))).toEqual([]);
  await hostingOf().publish(publishOf(page("21"), published.state).input);
  expect(versionsIn(await keys())).toHaveLength(10);
});

test("a publication that a newer one has replaced deletes nothing", async () => {
  const state = await publishAll(range(1, 19), null);
  passTwoDays();
  const before = await keys();
  const { input } = publishOf(page("20"), state);
  let isSwitched = false;
  await control.requests();
  const isCurrent = async () => {
    const requests = await control.requests();
    isSwitched ||= requests.some((line) => line.startsWith("PUT ") && line.includes("/live/"));
    return !isSwitched;
  };
  await expect(hostingOf().publish({ ...input, isCurrent })).rejects.toThrow(Superseded);
  const after = await keys();
  expect(before.filter((key) => !after.includes(key))).toEqual([]);
});
