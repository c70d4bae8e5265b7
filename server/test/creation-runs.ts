import * as api from "@mainstreet/contract/creation-runs";
import { creditBalance } from "@mainstreet/contract/credits";
import { expect } from "vitest";
import type { Visitor } from "./harness.ts";

export const CITIES = [
  "Winston-Salem",
  "Durham",
  "Raleigh",
  "Cary",
  "Asheville",
  "Concord",
  "Gastonia",
  "Apex",
  "Hickory",
  "Monroe",
  "Wilson",
];

export const sitesIn = (cities: string[]) =>
  cities.map((city) => ({ serviceName: "Plumbing", city, state: "NC", phone: "336-555-0142" }));

export async function makeRun(
  visitor: Visitor,
  cities: string[],
  plan: Pick<api.CreateRunInput, "dripPerDay" | "perWeek"> = {},
): Promise<string> {
  const body = { sites: sitesIn(cities), ...plan };
  const { status, response, failure } = await visitor.send(api.createRun, { body });
  expect(status, failure.message).toBe(202);
  return response.runId;
}

export const read = async (visitor: Visitor, id: string): Promise<api.CreationRunPage> =>
  (await visitor.send(api.getRun, { params: { id }, query: {} })).response;

export async function endOf(visitor: Visitor, id: string): Promise<api.CreationRunPage> {
  const status = async () => (await read(visitor, id)).status;
  await expect.poll(status, { timeout: 30_000, interval: 100 }).toBe("complete");
  return read(visitor, id);
}

export const balanceOf = async (visitor: Visitor) =>
  (await visitor.send(creditBalance, {})).response.credits;
