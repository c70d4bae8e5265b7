import { join } from "node:path";
import type { CreationRunPage } from "@mainstreet/contract/creation-runs";
import { expect, test } from "vitest";
import { callOver, openProductWorld, signUpOver } from "../../../test/product-world.ts";
import { startServerProcess } from "../../../test/server-process.ts";

/** A clone of the version before formats, with its modules (docs/operations.md). */
const before = process.env["UPGRADE_FROM"];

const ROW = { serviceName: "Plumbing", city: "Boone", state: "NC", netlifyTokenId: "default" };

test.skipIf(before === undefined)(
  "a worker of the version before makes plain sites, and leaves those of a business and of a plan to a newer one",
  async ({ onTestFinished }) => {
    const world = await openProductWorld();
    onTestFinished(world.close);
    const start = async (role: string, program?: string) => {
      const server = await startServerProcess({ ...world.settings, ROLE: role }, program);
      onTestFinished(() => void server.child.kill("SIGKILL"));
      return server;
    };
    const api = await start("api");
    const session = await signUpOver(api.url);
    const phone = "336-555-0100";
    const business = await callOver<{ id: string }>(session, "/businesses", {
      name: "Ruiz Plumbing",
      phone,
    });
    const make = async (nth: number, given: object, more: object = {}) => {
      const body = { sites: [{ ...ROW, ...given }], ...more };
      const path = `/campaigns/bulk?nth=${nth}`;
      return (await callOver<{ runId: string }>(session, path, body)).runId;
    };
    const ofBusiness = await make(1, { businessId: business.id });
    const planned = await make(2, { city: "Cary" }, { perWeek: 3 });
    const plain = await make(3, { city: "Apex" });
    const statusOf = async (id: string) => {
      const { sites } = await callOver<CreationRunPage>(session, `/creation-runs/${id}`);
      return sites[0]?.status;
    };
    const poll = { timeout: 30_000, interval: 200 };

    const old = await start("worker", join(before ?? "", "server/src/main.ts"));
    await expect.poll(() => statusOf(plain), poll).toBe("success");
    expect([await statusOf(ofBusiness), await statusOf(planned)]).toEqual(["pending", "pending"]);
    old.child.kill("SIGTERM");
    await old.gone;

    await start("worker");
    for (const id of [ofBusiness, planned])
      await expect.poll(() => statusOf(id), poll).toBe("success");
    const { sites } = await callOver<CreationRunPage>(session, `/creation-runs/${ofBusiness}`);
    expect(await callOver(session, `/campaigns/${sites[0]?.campaignId ?? ""}`)).toMatchObject({
      businessId: business.id,
      main: { phone },
    });
  },
  120_000,
);
