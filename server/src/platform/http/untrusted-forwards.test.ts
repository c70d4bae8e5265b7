import Fastify from "fastify";
import { expect, test } from "vitest";
import { parseConfig } from "../../config.ts";
import { untrustedForwards } from "../metrics.ts";
import { warnOfMissingProxy, watchForwards } from "./untrusted-forwards.ts";

const PROXY = "10.0.0.7";

/** The lines that production logs with this setting. */
function serverWith(trusted: string, publicUrl?: string) {
  const { trustProxy } = parseConfig({ TRUST_PROXY: trusted });
  const config = { isProduction: true, trustProxy, publicUrl };
  const logged: string[] = [];
  const log = { error: (...args: unknown[]) => void logged.push(String(args.at(-1))) };
  const app = Fastify({ trustProxy });
  watchForwards(app, { config, log });
  app.get("/", () => "");
  const send = (headers: Record<string, string>) =>
    app.inject({ url: "/", remoteAddress: PROXY, headers });
  return { logged, send, start: () => warnOfMissingProxy({ config, log }) };
}

async function counted(): Promise<number> {
  const { values } = await untrustedForwards.get();
  return values[0]?.value ?? 0;
}

test.each([{ "x-forwarded-for": "192.0.2.1" }, { forwarded: "for=192.0.2.1" }])(
  "a proxy that TRUST_PROXY does not name is logged once and counted each time",
  async (headers) => {
    for (const trusted of ["off", "192.0.2.7", "127.0.0.1"]) {
      const { logged, send } = serverWith(trusted);
      const before = await counted();
      await send({});
      expect([logged, (await counted()) - before]).toEqual([[], 0]);
      for (let n = 0; n < 3; n += 1) await send(headers);
      expect(logged).toEqual([
        expect.stringMatching(/^A request was forwarded .* Set TRUST_PROXY/),
      ]);
      expect((await counted()) - before).toBe(3);
    }
  },
);

test("a proxy that is named is not counted", async () => {
  const { logged, send } = serverWith("10.0.0.0/8");
  const before = await counted();
  await send({ "x-forwarded-for": "192.0.2.1" });
  await send({ "x-forwarded-for": "192.0.2.1, 10.0.0.9" });
  expect([logged, (await counted()) - before]).toEqual([[], 0]);
});

test("an https address without a trusted proxy is logged at the start", () => {
  const warned = serverWith("off", "https://mainstreet.example");
  warned.start();
  expect(warned.logged).toEqual([expect.stringMatching(/^PUBLIC_URL is https/)]);
  for (const { logged, start } of [
    serverWith("10.0.0.0/8", "https://mainstreet.example"),
    serverWith("off", "http://mainstreet.example"),
    serverWith("off"),
  ]) {
    start();
    expect(logged).toEqual([]);
  }
});
