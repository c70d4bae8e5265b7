import { afterEach, beforeEach, expect, it } from "vitest";
import { control, type ReceivedResponse } from "../drive-emulator.ts";
import type { RunningEmulator } from "../emulator.ts";
import { callNetlify, type NetlifyUser } from "./drive-netlify.ts";
import { startNetlifyEmulator } from "./netlify-emulator.ts";

let emulator: RunningEmulator;
let asha: NetlifyUser;
let ben: NetlifyUser;

beforeEach(async () => {
  emulator = await startNetlifyEmulator();
  asha = { origin: emulator.url, token: "nfp_ashaPlumbing1" };
  ben = { origin: emulator.url, token: "nfp_benRoofing22" };
});
afterEach(() => emulator.close());

const standing = ({ headers }: ReceivedResponse): unknown[] => [
  headers["x-ratelimit-limit"],
  headers["x-ratelimit-remaining"],
];

it("sends every caller its limit state, also a refused one", async () => {
  expect(standing(await callNetlify(asha, "GET /user"))).toEqual(["500", "499"]);
  expect(standing(await callNetlify(asha, "GET /sites/none"))).toEqual(["500", "498"]);
  expect(standing(await callNetlify(asha, "POST /sites", { name: "a b" }))).toEqual(["500", "497"]);
  expect(standing(await callNetlify({ ...asha, token: "wrong" }, "GET /user"))).toEqual([
    "500",
    "499",
  ]);
  const { headers } = await callNetlify(asha, "GET /user");
  const secondsLeft = Number(headers["x-ratelimit-reset"]) - Date.now() / 1000;
  expect(secondsLeft).toBeGreaterThan(50);
  expect(secondsLeft).toBeLessThanOrEqual(61);
});

it("refuses what goes beyond a token's minute with 429, no other token's, and opens again after it", async () => {
  await control(emulator.url, "POST limits", { requestsPerMinute: 3 });
  for (const _ of [1, 2, 3]) expect((await callNetlify(asha, "GET /user")).status).toBe(200);
  const refused = await callNetlify(asha, "GET /user");
  expect(refused.status).toBe(429);
  expect(standing(refused)).toEqual(["3", "0"]);
  expect((await callNetlify(ben, "GET /user")).status).toBe(200);
  await control(emulator.url, "POST clock", { offsetMs: 60_001 });
  expect((await callNetlify(asha, "GET /user")).status).toBe(200);
});

it("counts new sites and deploys against 3 a minute and 100 a day when set to", async () => {
  await control(emulator.url, "POST limits", {
    requestsPerMinute: null,
    deploysPerMinute: 3,
    deploysPerDay: 5,
  });
  const site = JSON.parse((await callNetlify(asha, "POST /sites", {})).text);
  const deploy = (): Promise<ReceivedResponse> =>
    callNetlify(asha, `POST /sites/${site.id}/deploys`, { files: {} });
  expect(standing(await deploy())).toEqual(["3", "1"]);
  expect((await deploy()).status).toBe(200);
  expect((await deploy()).status).toBe(429);
  expect((await callNetlify(asha, "GET /user")).status).toBe(200);

  await control(emulator.url, "POST clock", { offsetMs: 61_000 });
  expect((await deploy()).status).toBe(200);
  // The refused deploy did not count against the day's limit: this is the fifth.
  const fifth = await deploy();
  expect(fifth.status).toBe(200);
  expect(standing(fifth)).toEqual(["5", "0"]);
  const refused = await deploy();
  expect(refused.status).toBe(429);
  const hoursLeft = Number(refused.headers["x-ratelimit-reset"]) / 3600 - Date.now() / 3_600_000;
  expect(hoursLeft).toBeGreaterThan(23);
  await control(emulator.url, "POST clock", { offsetMs: 86_401_000 });
  expect((await deploy()).status).toBe(200);
});

it("lets a minute pass as fast as it is set to, and then sends its end to the millisecond", async () => {
  await control(emulator.url, "POST limits", { requestsPerMinute: 2, minuteMs: 20_000 });
  for (const _ of [1, 2]) expect((await callNetlify(asha, "GET /user")).status).toBe(200);
  const refused = await callNetlify(asha, "GET /user");
  expect(refused.status).toBe(429);
  const endsAt = Number(refused.headers["x-ratelimit-reset"]) * 1_000;
  expect(endsAt - Date.now()).toBeLessThanOrEqual(20_000);
  await control(emulator.url, "POST clock", { offsetMs: 20_001 });
  expect((await callNetlify(asha, "GET /user")).status).toBe(200);
  await expect(control(emulator.url, "POST limits", { minuteMs: null })).rejects.toThrow(
    "minuteMs must be a number",
  );
});

it("starts with the limits it is given, and rejects limits that are none", async () => {
  const strict = await startNetlifyEmulator({ limits: { deploysPerMinute: 1 } });
  const user = { ...asha, origin: strict.url };
  expect((await callNetlify(user, "POST /sites", {})).status).toBe(201);
  expect((await callNetlify(user, "POST /sites", {})).status).toBe(429);
  await expect(control(strict.url, "POST limits", { deploysPerHour: 1 })).rejects.toThrow(
    "deploysPerHour",
  );
  await strict.close();
});

it("shortens its windows with the clock's day", async () => {
  await control(emulator.url, "POST limits", { requestsPerMinute: 1 });
  await control(emulator.url, "POST clock", { dayMs: 86_400 });
  const sentAt = Date.now();
  const { headers } = await callNetlify(asha, "GET /user");
  const reset = Number(headers["x-ratelimit-reset"]) * 1000;
  expect(reset).toBeGreaterThan(sentAt);
  expect(reset).toBeLessThanOrEqual(Date.now() + 60);
  await expect.poll(async () => (await callNetlify(asha, "GET /user")).status).toBe(200);
});
