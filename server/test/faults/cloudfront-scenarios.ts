import * as https from "@mainstreet/contract/hosts/aws/bucket-https";
import { expect } from "vitest";
import { control } from "../provider-controls.ts";
import { calmly, type Cell, type Scenario } from "./cell.ts";
import { isOurText } from "./our-texts.ts";
import { bucketAccount } from "./site-scenarios.ts";

type Params = { id: string; bucketName: string };

async function bucketOf(cell: Cell) {
  const { key, choice } = await bucketAccount(cell);
  const params = { id: choice.awsCredentialsId ?? "", bucketName: choice.awsBucketName ?? "" };
  await control(cell.product.cloudFront, "cloudfront", { deployMs: 0 });
  return { key, params };
}

const turnOn = ({ visitor }: Cell, params: Params) =>
  calmly(() => visitor.send(https.turnOnHttps, { params }));
const turnOff = ({ visitor }: Cell, params: Params) =>
  calmly(() => visitor.send(https.turnOffHttps, { params }));

const press = { on: turnOn, off: turnOff };

async function read({ visitor }: Cell, { bucketName }: Params) {
  const { response } = await visitor.send(https.listBucketHttps, {});
  return response.buckets.find((one) => one.bucketName === bucketName);
}

/** Presses the button again whenever it has failed, and waits for the end. */
async function finish(cell: Cell, params: Params, wants: "on" | "off"): Promise<void> {
  const end = wants === "on" ? "deployed" : undefined;
  const state = async () => {
    const found = await read(cell, params);
    if (found?.state === "failed") await press[wants](cell, params);
    return found?.state;
  };
  await expect.poll(state, { timeout: 60_000, interval: 200 }).toBe(end);
}

/** The button is pressed while the fault waits for the call: the job goes on by itself, or reports why it does not. */
const inTrouble =
  (wants: "on" | "off"): Scenario =>
  async (cell) => {
    const { name } = cell;
    const { key, params } = await bucketOf(cell);
    if (wants === "off") {
      await turnOn(cell, params);
      await finish(cell, params, "on");
    }
    cell.arm(key);
    expect((await press[wants](cell, params)).status, name).toBe(202);
    await expect.poll(cell.hits, { timeout: 60_000 }).toBeGreaterThan(0);
    const message = (await read(cell, params))?.message ?? "";
    if (message !== "") expect(isOurText(message), `${name} responded: ${message}`).toBe(true);
    if (!cell.fault.passes) cell.heal();
    await finish(cell, params, wants);
  };

/** The scenarios of the calls to CloudFront. */
export const CLOUDFRONT_SCENARIOS = {
  "cloudfront: list": inTrouble("on"),
  "cloudfront: make": inTrouble("on"),
  "cloudfront: read": inTrouble("on"),
  "cloudfront: read config": inTrouble("off"),
  "cloudfront: change": inTrouble("off"),
  "cloudfront: delete": inTrouble("off"),
} satisfies Record<string, Scenario>;
